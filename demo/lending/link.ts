import * as v from 'valibot';
import type { WireDictionary } from '../../src/api/wire.js';
import { lenderConfig } from '../common/records.js';

export type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';

/** The sandbox lender as the demo's pages reach it. */
export interface LenderLink {
  /** On the server, in a service worker, or in this page where neither can be had. */
  readonly kind: 'server' | 'worker' | 'page';
  readonly wire: WireDictionary;
  /** The address of its own pages and pictures. */
  readonly base: string;
  /** Calls a control endpoint. */
  control(method: Method, path: string, body?: unknown): Promise<unknown>;
  /** The address of a host page; none where nothing could answer its calls. */
  hostPage(tag: string, query: string): string | undefined;
  /** Whether an address is the lender's own: a page or a picture of it. */
  owns(url: URL): boolean;
  /** Answers in this page itself. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** The folder of the demo's pages. */
export const folder = new URL('./', document.baseURI);

/** Reads what a control endpoint says a page has to be configured with; nothing when it is no lender that answers. */
export function readConfig(answer: unknown): WireDictionary | undefined {
  const read = v.safeParse(lenderConfig, answer);
  return read.success ? read.output.wire : undefined;
}

/** Control endpoints under an address. */
export function controlAt(base: string): LenderLink['control'] {
  return async (method, path, body) => {
    const init = body === undefined ? { method } : { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const response = await fetch(`${base}/${path}`, init);
    const answer: unknown = await response.json();
    return answer;
  };
}
