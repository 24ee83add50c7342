import * as v from 'valibot';
import { endpoint } from '../endpoint.js';
import { id, neededAddress, nothing } from '../schema.js';

export const productTrack = endpoint({
  name: 'productTrack',
  method: 'POST',
  path: '/legacy/product-track',
  encoding: 'json',
  ok: ['00'],
  messageField: 'errMsg',
  doc: 'Notes that a recommended product without an address of its own was chosen.',
  spec: 'spec 7 older disguised endpoints',
  request: v.object({ productId: id }),
  answer: nothing,
});

export const productJump = endpoint({
  name: 'productJump',
  method: 'POST',
  path: '/legacy/product-jump',
  encoding: 'json',
  ok: ['00'],
  messageField: 'errMsg',
  doc: 'Where a recommended product leads: an http address for the page, another one for the native shell.',
  spec: 'spec 7 product jump',
  request: v.object({ productId: id }),
  answer: v.object({ url: neededAddress }),
});
