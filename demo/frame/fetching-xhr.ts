/** An XMLHttpRequest on top of `fetch`, as far as an HTTP client needs one: text answers, upload progress at the end. */
export function fetchingXhr(send: typeof fetch): typeof XMLHttpRequest {
  class FetchingXhr extends EventTarget {
    static readonly UNSENT = 0;
    static readonly OPENED = 1;
    static readonly HEADERS_RECEIVED = 2;
    static readonly LOADING = 3;
    static readonly DONE = 4;
    readonly upload = new EventTarget();
    readyState = 0;
    status = 0;
    statusText = '';
    responseText = '';
    responseURL = '';
    responseType = '';
    timeout = 0;
    withCredentials = false;
    onreadystatechange: (() => void) | null = null;
    onloadend: (() => void) | null = null;
    onload: (() => void) | null = null;
    onerror: ((event: Event) => void) | null = null;
    onabort: (() => void) | null = null;
    ontimeout: (() => void) | null = null;
    #method = 'GET';
    #url = '';
    readonly #sent = new Headers();
    #got = new Headers();
    readonly #control = new AbortController();

    get response(): unknown {
      if (this.responseType === 'arraybuffer') return new TextEncoder().encode(this.responseText).buffer;
      if (this.responseType === 'blob') return new Blob([this.responseText]);
      if (this.responseType !== 'json') return this.responseText;
      const value: unknown = JSON.parse(this.responseText || 'null');
      return value;
    }

    open(method: string, url: string): void {
      this.#method = method.toUpperCase();
      this.#url = url;
      this.readyState = FetchingXhr.OPENED;
    }

    setRequestHeader(name: string, value: string): void {
      this.#sent.append(name, value);
    }

    send(body?: XMLHttpRequestBodyInit | null): void {
      const timer = this.timeout > 0 ? setTimeout(() => this.#end('timeout'), this.timeout) : undefined;
      void this.#fetched(body ?? null)
        .then(
          () => this.#end('load'),
          () => this.#end('error'),
        )
        .then(() => clearTimeout(timer));
    }

    abort(): void {
      this.#end('abort');
    }

    getAllResponseHeaders(): string {
      return [...this.#got].map(([name, value]) => `${name}: ${value}\r\n`).join('');
    }

    getResponseHeader(name: string): string | null {
      return this.#got.get(name);
    }

    overrideMimeType(): void {}

    async #fetched(body: XMLHttpRequestBodyInit | null): Promise<void> {
      const init = { method: this.#method, headers: this.#sent, signal: this.#control.signal, ...(body === null ? {} : { body }) };
      const response = await send(this.#url, init);
      this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded: 1, total: 1 }));
      this.responseText = await response.text();
      this.status = response.status;
      this.statusText = response.statusText;
      this.responseURL = response.url;
      this.#got = response.headers;
    }

    #end(how: 'load' | 'error' | 'abort' | 'timeout'): void {
      if (this.readyState !== FetchingXhr.OPENED) return;
      this.readyState = FetchingXhr.DONE;
      if (how !== 'load') this.#control.abort();
      this.onreadystatechange?.();
      const event = new ProgressEvent(how);
      if (how === 'load') this.onload?.();
      else if (how === 'error') this.onerror?.(event);
      else if (how === 'abort') this.onabort?.();
      else this.ontimeout?.();
      this.dispatchEvent(event);
      this.onloadend?.();
      this.dispatchEvent(new ProgressEvent('loadend'));
    }
  }
  return FetchingXhr as unknown as typeof XMLHttpRequest;
}
