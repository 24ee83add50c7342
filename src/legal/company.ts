import type { Config } from '../config/config.js';
import type { Fact } from '../lib/prose.js';

/** The company as the texts name it. What a deployment has not told is absent, and its line with it. */
export interface Company {
  /** The name of the company, else of its product; never empty. */
  readonly name: string;
  /** The name of the product, else of the company; never empty. */
  readonly product: string;
  /** The company's own name, if it is known. */
  readonly legalName: string | undefined;
  readonly registrationNumber: string | undefined;
  readonly authorisationNumber: string | undefined;
  readonly address: string | undefined;
  readonly phone: string | undefined;
  /** The company's own e-mail, else the support's. */
  readonly email: string | undefined;
  /** The support e-mail, else the company's own. */
  readonly supportEmail: string | undefined;
  readonly grievanceOfficer: string | undefined;
  readonly effectiveDate: string | undefined;
}

/** The company of a configuration. */
export function companyOf({ company = {}, productName, servicePhone, supportEmail }: Config): Company {
  return {
    name: company.name || productName || 'the lender',
    product: productName || company.name || 'this service',
    legalName: company.name || undefined,
    registrationNumber: company.registrationNumber || undefined,
    authorisationNumber: company.authorisationNumber || undefined,
    address: company.address || undefined,
    phone: company.phone || servicePhone || undefined,
    email: company.email || supportEmail || undefined,
    supportEmail: supportEmail || company.email || undefined,
    grievanceOfficer: company.grievanceOfficer || undefined,
    effectiveDate: company.effectiveDate || undefined,
  };
}

/** Facts without those whose value is not known. */
export function known(facts: readonly (Omit<Fact, 'value'> & { readonly value: string | undefined })[]): Fact[] {
  return facts.flatMap(({ value, ...fact }) => (value === undefined ? [] : [{ ...fact, value }]));
}

/** How a borrower can reach the company. */
export function contactsOf(company: Company): Fact[] {
  return known([
    { text: 'E-mail', value: company.supportEmail, contact: 'email' },
    { text: 'Telephone', value: company.phone, contact: 'phone' },
    { text: 'Address', value: company.address },
  ]);
}
