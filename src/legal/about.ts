import type { Config } from '../config/config.js';
import { plainProse, type Prose } from '../lib/prose.js';
import { companyOf } from './company.js';

/** Who the service is, in short (spec 2 About us). */
export interface About {
  /** The name of the product; absent when the configuration tells none. */
  readonly product: string | undefined;
  readonly company: string | undefined;
  readonly email: string | undefined;
  /** A deployment's own text instead of ours. */
  readonly own: Prose | undefined;
}

export function aboutOf(config: Config): About {
  const { product, legalName, supportEmail } = companyOf(config);
  const own = config.texts?.aboutUs?.trim();
  return {
    product: config.productName || legalName ? product : undefined,
    company: legalName === product ? undefined : legalName,
    email: supportEmail,
    own: own ? plainProse(own) : undefined,
  };
}
