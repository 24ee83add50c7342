import type { Config } from '../config/config.js';
import { plainProse, type Prose } from '../lib/prose.js';
import type { Scope } from '../session/scope.js';
import { companyOf, type Company } from './company.js';

/** A long text as it is shown. */
export interface ShownText {
  readonly prose: Prose;
  /** True for our own text, which is in English in every language; a deployment's is in its own. */
  readonly english: boolean;
  /** From when it applies, as the configuration says it. */
  readonly effectiveDate: string | undefined;
}

type OwnTexts = NonNullable<Config['texts']>;

/** A deployment's own text, if the configuration has one, else ours about its company. */
export function shownText(config: Config, key: keyof OwnTexts, ours: (company: Company) => Prose): ShownText {
  const own = config.texts?.[key]?.trim();
  const company = companyOf(config);
  return {
    prose: own ? plainProse(own) : ours(company),
    english: !own,
    effectiveDate: company.effectiveDate,
  };
}

/** Ways to reach the company: the shell's, else what a browser can do. */
export interface Contacts {
  write(email: string): void;
  call(phone: string): void;
}

export const contactsBy = (scope: Pick<Scope, 'native'>): Contacts => ({
  write: (email) => scope.native('sendSms', { email }),
  call: (phone) => scope.native('callTelephone', { phone }),
});
