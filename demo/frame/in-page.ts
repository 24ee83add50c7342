import type { LenderLink } from '../lending/link.js';
import { multipart } from '../lending/multipart.js';
import { fetchingXhr } from './fetching-xhr.js';

type Answering = (request: Request) => Promise<Response>;

/** A `blob:` page has the policy of the page that made it, so its styles come from where that allows. */
async function addressable(response: Response): Promise<string> {
  const blob = await response.blob();
  if (!blob.type.startsWith('text/html')) return URL.createObjectURL(blob);
  const sheet = `<link rel="stylesheet" href="${new URL('frame.css', document.baseURI).href}">`;
  const html = (await blob.text()).replace(/<style>[^<]*<\/style>/, sheet);
  return URL.createObjectURL(new Blob([html], { type: blob.type }));
}

/** Pictures and frames that a page loads by address: the answer becomes a `blob:` address. */
function answerAddresses(owns: (url: URL) => boolean, answer: Answering): void {
  for (const prototype of [HTMLImageElement.prototype, HTMLIFrameElement.prototype]) {
    const { setAttribute } = prototype;
    const asked = new WeakMap<Element, string>();
    prototype.setAttribute = function set(this: Element, name: string, value: string): void {
      const url = name === 'src' ? new URL(value, document.baseURI) : undefined;
      if (!url || !owns(url)) return Reflect.apply(setAttribute, this, [name, value]);
      if (asked.get(this) === url.href) return;
      asked.set(this, url.href);
      answer(new Request(url.href))
        .then(addressable)
        .then(
          (address) => Reflect.apply(setAttribute, this, [name, address]),
          () => this.dispatchEvent(new Event('error')),
        );
    };
    const property = Object.getOwnPropertyDescriptor(prototype, 'src');
    if (!property) continue;
    Object.defineProperty(prototype, 'src', {
      ...property,
      set(this: Element, value: string) {
        this.setAttribute('src', value);
      },
    });
  }
}

/** Lets a lender in this page answer what the page asks over the network. */
export function answerInPage(link: LenderLink): void {
  const answer = link.fetch;
  if (!answer) return;
  const owns = (url: URL) => url.origin === location.origin && (url.pathname.startsWith('/roof/') || link.owns(url));
  const real = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const request = new Request(input, init?.body instanceof FormData ? { ...init, body: multipart(init.body) } : init);
    if (!owns(new URL(request.url))) return real(input, init);
    return new Promise((resolve, reject) => {
      const gone = () => reject(new DOMException('The page gave it up.', 'AbortError'));
      if (request.signal.aborted) return gone();
      request.signal.addEventListener('abort', gone, { once: true });
      // A broken connection looks like this to a page.
      answer(request).then(resolve, () => reject(new TypeError('Failed to fetch')));
    });
  };
  window.XMLHttpRequest = fetchingXhr(window.fetch);
  answerAddresses(owns, answer);
}
