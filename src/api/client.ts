import type { AxiosStatic } from 'axios';
import type { AnswerOf, Endpoint, RequestOf } from './endpoint.js';
import { decoded, type Came } from './decode.js';
import { LoanError } from './errors.js';
import { firstTransport, isAsked } from './first-transport.js';
import { sent, type CallOptions, type ClientContext, type ReadOptions } from './outgoing.js';
import { limited, TransportError, type Outgoing, type Transport } from './transport.js';

export interface Client {
  /** Makes a call. Throws a `LoanError`, or the signal's `AbortError`. */
  ask<E extends Endpoint>(row: E, payload: RequestOf<E>, options?: CallOptions): Promise<Came>;
  /** Decodes what came of it. Throws a `LoanError`. */
  read<E extends Endpoint>(row: E, came: Came, options?: ReadOptions<E>): AnswerOf<E>;
}

const GET_RETRIES = [1000, 2000];

/** How long a call waits for axios, in milliseconds: what was pressed is not to be sent long after. */
const PATIENCE = 4000;

let transport: Promise<Transport> | undefined;

const byAxios = ({ default: axios }: { default: AxiosStatic }): Transport =>
  limited(async (out) => {
    try {
      const response = await axios.request<unknown>({
        url: out.url,
        method: out.method,
        headers: { ...out.headers },
        data: out.body,
        responseType: 'arraybuffer',
        transformRequest: [(data: unknown) => data],
        transformResponse: [(data: unknown) => data],
        validateStatus: () => true,
        // No cookie of ours is a token; looking for one keeps a call waiting for the browser's cookie store.
        withXSRFToken: false,
        ...(out.signal ? { signal: out.signal } : {}),
        ...(out.onProgress ? { onUploadProgress: (event) => out.onProgress?.(event.progress ?? 0) } : {}),
      });
      return { status: response.status, body: response.data };
    } catch (thrown) {
      throw new TransportError(axios.isCancel(thrown) ? 'aborted' : 'network');
    }
  });

/** Axios carries every call but the first reads, which must not wait for it; and those for which it does not come in time. */
export function loadTransport(): Promise<Transport> {
  transport ??= Promise.race([
    import('axios').then(
      (module) => (transport = Promise.resolve(byAxios(module))),
      () => {
        // A browser remembers a module that did not come for as long as the page is open; no button is dead for that.
        transport = undefined;
        return firstTransport;
      },
    ),
    new Promise<Transport>((resolve) => setTimeout(resolve, PATIENCE, firstTransport)),
  ]);
  return transport;
}

function aborted(): DOMException {
  return new DOMException('The call was given up', 'AbortError');
}

function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(aborted());
    });
  });
}

export interface PageContext extends ClientContext {
  /** An address as it is on the page's own site, whatever a `<base>` in the page says. */
  readonly here: (url: string) => string;
}

export function createClient(context: PageContext): Client {
  async function send(row: Endpoint, out: Outgoing): Promise<Came> {
    try {
      if (row.reads && isAsked(out)) return await firstTransport(out);
      const by = row.reads && row.method === 'POST' && !transport ? firstTransport : await loadTransport();
      return await by({ ...out, url: context.here(out.url) });
    } catch (thrown) {
      if (out.signal?.aborted || (thrown instanceof TransportError && thrown.reason === 'aborted')) throw aborted();
      throw new LoanError(thrown instanceof TransportError && thrown.reason === 'timeout' ? 'timeout' : 'network', row.name);
    }
  }

  return {
    async ask(row, payload, options = {}) {
      for (let attempt = 0; ; attempt += 1) {
        if (options.signal?.aborted) throw aborted();
        try {
          const came = await send(row, sent(row, payload, context, options));
          if (came.status >= 500 && row.method === 'GET' && attempt < GET_RETRIES.length)
            throw new LoanError('http', row.name, { code: String(came.status) });
          return came;
        } catch (thrown) {
          const pause = GET_RETRIES[attempt];
          const again =
            row.method === 'GET' &&
            thrown instanceof LoanError &&
            (thrown.kind === 'network' || (thrown.kind === 'http' && thrown.code >= '500'));
          if (!again || pause === undefined) throw thrown;
          await wait(pause * (0.5 + Math.random()), options.signal);
        }
      }
    },
    read(row, came, { read, onMessage } = {}) {
      const { wire } = context.config();
      return read ? read(came, wire) : decoded(row, came, wire, onMessage);
    },
  };
}
