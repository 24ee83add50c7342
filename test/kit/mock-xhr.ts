import type { Sent, Wire } from './mock-api.js';

type On = ((event: ProgressEvent) => void) | null;

/** `onload` and its like beside `addEventListener`. */
class Target extends EventTarget {
  onload: On = null;
  onloadend: On = null;
  onerror: On = null;
  onabort: On = null;
  ontimeout: On = null;
  onprogress: On = null;

  tell(type: 'load' | 'loadend' | 'error' | 'abort' | 'timeout' | 'progress', share = 0): void {
    const event = new ProgressEvent(type, { lengthComputable: true, loaded: Math.round(share * 1000), total: 1000 });
    this.dispatchEvent(event);
    this[`on${type}`]?.(event);
  }
}

/** As much of `XMLHttpRequest` as HTTP clients use, ending at `receive` instead of a network. */
export function fakeXhr(receive: (sent: Sent, wire: Wire) => void): typeof XMLHttpRequest {
  class FakeXhr extends Target {
    static readonly UNSENT = 0;
    static readonly OPENED = 1;
    static readonly HEADERS_RECEIVED = 2;
    static readonly LOADING = 3;
    static readonly DONE = 4;

    readonly upload = new Target();
    readyState = FakeXhr.UNSENT;
    status = 0;
    statusText = '';
    responseText = '';
    responseType: XMLHttpRequestResponseType = '';
    responseURL = '';
    timeout = 0;
    withCredentials = false;
    onreadystatechange: (() => void) | null = null;
    #method = 'GET';
    #headers: Record<string, string> = {};
    #answer: Readonly<Record<string, string>> = {};
    #timer: ReturnType<typeof setTimeout> | undefined;

    get response(): unknown {
      if (this.responseType === 'arraybuffer') return new TextEncoder().encode(this.responseText).buffer;
      if (this.responseType === 'blob') return new Blob([this.responseText]);
      if (this.responseType !== 'json') return this.responseText;
      const value: unknown = JSON.parse(this.responseText);
      return value;
    }

    open(method: string, url: string): void {
      this.#method = method.toUpperCase();
      this.responseURL = new URL(url, document.baseURI).href;
      this.#to(FakeXhr.OPENED);
    }

    setRequestHeader(name: string, value: string): void {
      this.#headers[name.toLowerCase()] = value;
    }

    send(body?: unknown): void {
      if (this.timeout > 0) this.#timer = setTimeout(() => this.#end('timeout'), this.timeout);
      receive(
        { method: this.#method, url: new URL(this.responseURL), headers: this.#headers, body: body ?? undefined },
        {
          respond: (status, text, headers) => {
            this.status = status;
            this.responseText = text;
            this.#answer = headers;
            this.upload.tell('progress', 1);
            this.upload.tell('load', 1);
            this.#end('load');
          },
          fail: () => this.#end('error'),
          progress: (share) => this.upload.tell('progress', share),
          gone: () => this.readyState === FakeXhr.DONE || this.readyState === FakeXhr.UNSENT,
        },
      );
    }

    abort(): void {
      if (this.readyState !== FakeXhr.OPENED) return;
      this.#end('abort');
      this.readyState = FakeXhr.UNSENT;
    }

    getAllResponseHeaders(): string {
      return Object.entries(this.#answer)
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join('');
    }

    getResponseHeader(name: string): string | null {
      return this.#answer[name.toLowerCase()] ?? null;
    }

    overrideMimeType(): void {}

    #to(state: number): void {
      this.readyState = state;
      this.onreadystatechange?.();
      this.dispatchEvent(new Event('readystatechange'));
    }

    #end(type: 'load' | 'error' | 'abort' | 'timeout'): void {
      if (this.readyState !== FakeXhr.OPENED) return;
      clearTimeout(this.#timer);
      this.#to(FakeXhr.DONE);
      this.tell(type, 1);
      this.tell('loadend', 1);
    }
  }
  return FakeXhr as unknown as typeof XMLHttpRequest;
}
