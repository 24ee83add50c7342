import type { Config } from '../config/config.js';
import { baseOf } from '../lib/base.js';
import { encoded } from '../lib/encoded.js';
import { formatQuery } from '../lib/query.js';
import { wireOut } from './wire.js';

/** The address of a call (contract.md, URL): where the API is, the disguised path, and what is asked in the query, in wire names. */
export function addressOf(config: Config, endpoint: string, path: string, query: Iterable<readonly [string, string]>): string {
  const there = wireOut(config.wire, endpoint)
    .path(path)
    .replace(/^\/*/, '/')
    .replace(/\{provider\}/g, () => encoded(config.provider ?? 'lender'));
  const search = formatQuery(query);
  // With or without its slashes it is the same prefix; without one before it, it would be another host.
  const base = (config.basePath ?? 'roof').replace(/^\/+|\/+$/g, '');
  // A call has no place within a page.
  return `${baseOf(config.apiBase).replace(/\/*#$/, '')}${base && `/${base}`}${there}${search ? `?${search}` : ''}`;
}
