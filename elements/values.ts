import { atom, computed, type ReadableAtom } from 'nanostores';
import { $config, type Config } from '../src/config/config.js';
import { warnOnce } from '../src/config/warn.js';
import { camel, kebab } from '../src/lib/names.js';
import { fromEntries } from '../src/lib/record.js';
import { plain } from '../src/lib/text.js';
import { SESSION_KEYS, type Session } from '../src/session/session.js';
import { isAbsent, readAttribute } from './attributes.js';
import { commonAttributes, type AttributeSpec, type Contract } from './contract.js';

export type Values = Readonly<Record<string, unknown>>;

/** What an element was given by attributes and from code, read by the types of its contract. */
export interface ElementValues {
  readonly $values: ReadableAtom<Values>;
  set(name: string, value: unknown): void;
  /** Sets an attribute's value from code; it is read by the attribute's type and never reflected. */
  property(attribute: string, value: unknown): void;
  text(name: string): string | undefined;
  /** The configuration as it is for this element. */
  readonly $config: ReadableAtom<Config>;
  session(): Session;
  /** A required attribute that it does not have, or a sum that cannot be used. */
  missing(): string | undefined;
  /** It was given a value that cannot be used, which was named already. */
  isUnusable(attribute: string): boolean;
}

/** Every attribute of an element: the session's, the common ones, the screen's own. */
export function attributesOf(contract: Pick<Contract, 'attributes'>): ReadonlyMap<string, AttributeSpec> {
  return new Map<string, AttributeSpec>([
    ...SESSION_KEYS.map((key): [string, AttributeSpec] => [kebab(key), { type: 'string', doc: '' }]),
    ...Object.entries(commonAttributes),
    ...Object.entries(contract.attributes),
  ]);
}

/** Sent as it is all the same: the server may know it. */
function nameClient(tag: string, client: string): void {
  if (!/^(?:android|ios|h5)?$/.test(client))
    warnOnce(`<${tag}> has client-type="${client.slice(0, 80)}", which servers may not know. Mend: android, ios or h5.`);
}

/** `changed` is called after every change. */
export function createValues(contract: Contract, tag: string, changed: () => void): ElementValues {
  const specs = attributesOf(contract);
  const $values = atom<Values>({});
  const unusable = new Set<string>();
  const text = (name: string): string | undefined => plain($values.get()[name]) || undefined;
  const given = (name: string) => computed($values, () => text(name));

  function set(name: string, value: unknown): void {
    const { [name]: before, ...rest } = $values.get();
    const absent = isAbsent(value);
    if (absent ? before === undefined : before === value) return;
    $values.set(absent ? rest : { ...rest, [name]: value });
    changed();
  }

  return {
    $values,
    set(name, value) {
      const { fits, mend } = contract.properties?.[name] ?? {};
      // Not the value itself: it is the borrower's.
      if (fits && !isAbsent(value) && !fits(value)) warnOnce(`<${tag}> has a .${name} that cannot be used. Mend: ${mend}.`);
      set(name, value);
    },
    text,
    property(name, value) {
      const spec = specs.get(name);
      if (!spec) return;
      const read = readAttribute(tag, name, spec, value);
      const was = unusable.has(name);
      if (read === undefined && !isAbsent(value)) unusable.add(name);
      else unusable.delete(name);
      if (unusable.has(name) !== was) changed();
      if (name === 'client-type') nameClient(tag, plain(read));
      set(camel(name), read);
    },
    $config: computed([$config, given('apiBase'), given('h5Base')], (page, apiBase = page.apiBase, h5Base = page.h5Base) => ({
      ...page,
      apiBase,
      h5Base,
    })),
    session: () => fromEntries(SESSION_KEYS.map((key) => [key, text(key) ?? ''] as const).filter(([, value]) => value !== '')),
    missing: () =>
      Object.entries(contract.attributes).find(
        // Of a sum that cannot be read nothing else is to be paid.
        ([name, spec]) => (spec.required && $values.get()[camel(name)] === undefined) || (spec.minor && unusable.has(name)),
      )?.[0],
    isUnusable: (name) => unusable.has(name),
  };
}
