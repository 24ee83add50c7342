import { endpoints } from '../../src/api/endpoints/all.js';
import { multipart } from '../../demo/lending/multipart.js';
import { createLender, type Lender, type LenderOptions } from '../../demo/lender/app.js';
import { dropped, mockApi, raw, type Call, type MockApi, type Reply } from './mock-api.js';

/** What a call carries, as the network has it. */
export function bodyOf({ body, headers }: Call): string | Blob | URLSearchParams | null {
  if (body === undefined) return null;
  const type = headers['content-type'] ?? '';
  if (type.includes('json')) return JSON.stringify(body);
  const fields = Object.entries(Object(body)).map(([key, value]): [string, unknown] => [key, value]);
  if (type.includes('urlencoded')) return new URLSearchParams(fields.map(([key, value]): [string, string] => [key, String(value)]));
  const form = new FormData();
  for (const [key, value] of fields) form.append(key, value instanceof Blob ? value : String(value));
  return multipart(form);
}

/** The sandbox lender under the page's `fetch` and `XMLHttpRequest`: every call is answered as in the demo. */
export interface LenderInPage {
  readonly api: MockApi;
  readonly lender: Lender;
  restore(): void;
}

export function lenderInPage(options: LenderOptions = {}): LenderInPage {
  const lender = createLender({ pictures: 'inline', ...options });
  const api = mockApi();
  const answer = async (call: Call): Promise<Reply> => {
    const { 'content-type': type = '', ...rest } = call.headers;
    const headers = /json|urlencoded/.test(type) ? call.headers : rest;
    try {
      const response = await lender.fetch(new Request(call.url, { method: call.method, headers, body: bodyOf(call) }));
      return raw(await response.text(), response.status, { 'content-type': response.headers.get('content-type') ?? '' });
    } catch {
      // A scenario broke the connection.
      return dropped;
    }
  };
  for (const { name } of endpoints) api.on(name, answer);
  return { api, lender, restore: api.restore };
}
