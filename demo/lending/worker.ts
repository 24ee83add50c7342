import { controlAt, folder, readConfig, type LenderLink } from './link.js';

const PATIENCE = 10_000;
/** What a browser did not do when it was asked once, it is asked again. */
const AGAIN = 1000;
/** A worker that nobody talks to is put to sleep, and wakes up with everything as it began. */
const AWAKE = 15_000;

/** When this page has another worker, or after a while. */
const changed = (workers: ServiceWorkerContainer): Promise<void> =>
  new Promise((resolve) => {
    const heard = () => {
      clearTimeout(waiting);
      workers.removeEventListener('controllerchange', heard);
      resolve();
    };
    const waiting = setTimeout(heard, AGAIN);
    workers.addEventListener('controllerchange', heard);
  });

let policy: unknown;
let waking: number | undefined;

/** Where scripts' addresses have to be vouched for, this one is. A page's policy allows one of the name. */
function vouched(script: string): string {
  const types: unknown = Reflect.get(window, 'trustedTypes');
  if (typeof types !== 'object' || types === null) return script;
  const create: unknown = Reflect.get(types, 'createPolicy');
  if (typeof create !== 'function') return script;
  policy ??= Reflect.apply(create, types, ['demo-worker', { createScriptURL: (url: string) => url }]);
  const make: unknown = typeof policy === 'object' && policy !== null ? Reflect.get(policy, 'createScriptURL') : undefined;
  return typeof make === 'function' ? (Reflect.apply(make, policy, [script]) as string) : script;
}

/** Waits until the worker of this script answers for this page; without a script, until the one that stands does and none is to come. */
async function controlled(workers: ServiceWorkerContainer, registration: ServiceWorkerRegistration, script?: string): Promise<void> {
  const wanted = () => script ?? (registration.installing || registration.waiting ? undefined : registration.active?.scriptURL);
  const deadline = Date.now() + PATIENCE;
  while (workers.controller?.scriptURL !== (wanted() ?? '')) {
    if (Date.now() > deadline) throw new Error('The worker did not start.');
    // One that is to come is left waiting by Chromium, sometimes, where the one before it was still being started.
    if (registration.waiting) registration.waiting.postMessage('come');
    // A page that was reloaded past the worker is not its own until it asks for it.
    else registration.active?.postMessage('claim');
    await changed(workers);
  }
}

/**
 * The lender in a service worker, so that the build works from any static host. `disguise` undefined takes the worker as it is;
 * empty, or a number, makes it that one.
 */
export async function inWorker(disguise: string | undefined): Promise<LenderLink | undefined> {
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  if (!workers) return undefined;
  const known = disguise === undefined ? await workers.getRegistration(folder.href) : undefined;
  const standing = known?.scope === folder.href ? known : undefined;
  // Whoever registers the one that stands takes back the one that is to come.
  if (standing) await controlled(workers, standing);
  else {
    const script = new URL(disguise ? `worker.js?disguise=${disguise}` : 'worker.js', folder).href;
    await controlled(workers, await workers.register(vouched(script), { scope: folder.href }), script);
  }
  const base = new URL('__lender', folder).href;
  const control = controlAt(base);
  const wire = await control('GET', 'config').then(readConfig);
  if (!wire) return undefined;
  clearInterval(waking);
  waking = window.setInterval(() => workers.controller?.postMessage('awake'), AWAKE);
  return {
    kind: 'worker',
    wire,
    base,
    control,
    hostPage: (tag, query) => new URL(`site/hosts/${tag}.html?${query}`, folder).href,
    owns: ({ origin, pathname }) => origin === folder.origin && pathname.startsWith(`${folder.pathname}__lender/`),
  };
}

/** The disguise of this page's worker; empty where that has none, nothing where no worker answers. */
export function disguiseNow(): string | undefined {
  const script = 'serviceWorker' in navigator ? navigator.serviceWorker.controller?.scriptURL : undefined;
  return script && (new URL(script).searchParams.get('disguise') ?? '');
}

/** Hears that this page has another worker: another page may have given it another disguise, or none. */
export function onDisguised(heard: () => void): void {
  if ('serviceWorker' in navigator) navigator.serviceWorker.addEventListener('controllerchange', heard);
}

/** Where the server has a lender, an earlier worker of this folder has to go: it would answer in its place. */
export async function withoutWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration(folder.href).catch(() => undefined);
  if (!registration || !(await registration.unregister()) || !navigator.serviceWorker.controller) return;
  location.reload();
  await new Promise(() => undefined);
}
