import { loadTransport } from '../../src/api/client.js';
import { endpoints } from '../../src/api/endpoints/all.js';
import type { Endpoint } from '../../src/api/endpoint.js';
import { createLender, type Lender } from '../../demo/lender/app.js';
import { bodyOf } from '../kit/lender-page.js';
import { mockApi, raw, type Call, type MockApi, type Reply } from '../kit/mock-api.js';

/** What happens to one call instead of the lender's answer; `undefined` leaves it to the lender. */
export type Instead = (call: Call, honest: () => Promise<Reply>) => Reply | Promise<Reply> | undefined;

/** The sandbox lender under the page, and a hand on the wire. */
export interface Wiretap {
  readonly api: MockApi;
  readonly lender: Lender;
  /** From now on, for every call; without it the lender answers. */
  interfere(instead?: Instead): void;
  /** Until no call is under way and none has come for some turns. Held calls do not count. */
  quiet(): Promise<void>;
  restore(): void;
}

export const rowOf = (name: string): Endpoint | undefined => endpoints.find((row) => row.name === name);

/** True for a call that changes something. */
export const changes = (name: string): boolean => {
  const row = rowOf(name);
  return row !== undefined && row.method === 'POST' && row.reads !== true;
};

/** A later task, whatever a test does to timers. */
export function task(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Every call goes the same way: the one that has to be loaded first is there. */
export async function wiretap(): Promise<Wiretap> {
  await loadTransport();
  const lender = createLender({ pictures: 'inline', origin: window.location.origin });
  const api = mockApi();
  let instead: Instead | undefined;
  let pending = 0;

  async function honest(call: Call): Promise<Reply> {
    const { 'content-type': type = '', ...rest } = call.headers;
    const headers = /json|urlencoded/.test(type) ? call.headers : rest;
    const response = await lender.fetch(new Request(call.url, { method: call.method, headers, body: bodyOf(call) }));
    return raw(await response.text(), response.status, { 'content-type': response.headers.get('content-type') ?? '' });
  }

  for (const { name } of endpoints) {
    api.on(name, async (call) => {
      pending += 1;
      try {
        return await (instead?.(call, () => honest(call)) ?? honest(call));
      } finally {
        pending -= 1;
      }
    });
  }

  return {
    api,
    lender,
    interfere(next) {
      instead = next;
    },
    async quiet() {
      let seen = -1;
      // What moves money asks for its lock first: this is answered after that.
      await navigator.locks.query();
      for (let calm = 0; calm < 6; calm += 1) {
        await task();
        if (pending > 0 || api.all.length !== seen) calm = -1;
        seen = api.all.length;
      }
    },
    restore: api.restore,
  };
}
