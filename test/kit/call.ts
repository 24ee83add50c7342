import type { Client } from '../../src/api/client.js';
import type { AnswerOf, Endpoint, RequestOf } from '../../src/api/endpoint.js';
import type { CallOptions } from '../../src/api/outgoing.js';

/** Makes a call and reads its answer, as an element does. */
export const call = async <E extends Endpoint>(
  client: Client,
  row: E,
  payload: RequestOf<E>,
  options?: CallOptions,
): Promise<AnswerOf<E>> => client.read(row, await client.ask(row, payload, options));
