import { atom } from 'nanostores';
import { formatQuery, parseQuery } from '../../src/lib/query.js';
import type { Action } from '../../src/shell/actions.js';
import { actionNames, type MethodState, type ShellKind } from '../common/fake-shell.js';
import type { LenderLink } from '../lending/link.js';

/** What the lab plays, as its address holds it. */
export interface Lab {
  readonly shell: ShellKind;
  readonly tag: string;
  /** The demo's own page around the element, or its host page as it is deployed. */
  readonly pages: 'demo' | 'host';
  /** The object, the methods and the back hook under other names; the configuration says which. */
  readonly renamed: boolean;
  readonly methods: Readonly<Partial<Record<Action, MethodState>>>;
  /** What is set on the element, over the defaults. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** A call that came to the shell, or a press of its back. */
export interface ShellCall {
  readonly n: number;
  readonly at: number;
  readonly action: Action | 'back';
  readonly via: string;
  readonly raw: string;
  readonly threw: boolean;
}

/** What the app shows over the page. */
export interface Cover {
  readonly title: string;
  readonly text: string;
  /** Whole screens are left by opening the page again, sheets by closing them. */
  readonly whole: boolean;
}

const OWN: readonly string[] = ['tag', 'shell', 'pages', 'renamed', 'missing', 'throws'];
const listed = (text: string | undefined) => new Set((text ?? '').split(','));

export function readLab(hash: string): Lab {
  const pairs = parseQuery(hash.replace(/^#\??/, ''));
  const [missing, throwing] = [listed(pairs.get('missing')), listed(pairs.get('throws'))];
  const state = (action: Action): MethodState => (missing.has(action) ? 'missing' : throwing.has(action) ? 'throws' : 'works');
  const shell = pairs.get('shell');
  return {
    shell: shell === 'ios' || shell === 'none' ? shell : 'android',
    tag: pairs.get('tag') ?? 'loan-confirm',
    pages: pairs.get('pages') === 'host' ? 'host' : 'demo',
    renamed: pairs.get('renamed') === '1',
    methods: Object.fromEntries(actionNames.map((action) => [action, state(action)])),
    attributes: Object.fromEntries([...pairs].filter(([key]) => !OWN.includes(key))),
  };
}

export function writeLab({ shell, tag, pages, renamed, methods, attributes }: Lab): string {
  const with_ = (state: MethodState) => actionNames.filter((action) => methods[action] === state).join(',');
  const query = formatQuery([
    ['tag', tag],
    ['shell', shell],
    ['pages', pages === 'host' ? 'host' : ''],
    ['renamed', renamed ? '1' : ''],
    ['missing', with_('missing')],
    ['throws', with_('throws')],
    ...Object.entries(attributes),
  ]);
  return `#?${query}`;
}

export const $lab = atom<Lab>(readLab(location.hash));
export const $link = atom<LenderLink | undefined>();
export const $calls = atom<readonly ShellCall[]>([]);
export const $cover = atom<Cover | undefined>();
export const $title = atom('');

export function change(part: Partial<Lab>): void {
  $lab.set({ ...$lab.get(), ...part });
  history.replaceState(history.state, '', writeLab($lab.get()));
}

let count = 0;

export function came(call: Omit<ShellCall, 'n' | 'at'>): void {
  count += 1;
  $calls.set([...$calls.get(), { ...call, n: count, at: Date.now() }]);
}
