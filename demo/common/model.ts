import type { AttributeSpec, EventSpec, PropertySpec } from '../../elements/contract.js';

type Named<Spec> = Spec & { readonly name: string };
export type Attribute = Named<AttributeSpec>;
export type Words = Named<{ readonly doc: string }>;

/** One element as its contract has it. */
export interface ElementModel {
  readonly tag: string;
  readonly title: string;
  /** The group of its messages. */
  readonly group: string;
  readonly doc: string;
  readonly spec: string;
  readonly attributes: readonly Attribute[];
  readonly properties: readonly Named<PropertySpec>[];
  readonly events: readonly Named<EventSpec>[];
  readonly parts: readonly Words[];
  /** The names of the calls it may make. */
  readonly calls: readonly string[];
}

/** One call of the API. */
export type CallModel = Words & { readonly method: string; readonly path: string; readonly reads: boolean; readonly movesMoney: boolean };

/** What the gallery knows of the elements: their contracts, as data. */
export interface Model {
  readonly version: string;
  readonly session: readonly Attribute[];
  readonly common: readonly Attribute[];
  readonly events: readonly Named<EventSpec>[];
  readonly slots: readonly Words[];
  readonly tokens: readonly Named<{ readonly doc: string; readonly default: string }>[];
  readonly config: readonly Words[];
  readonly calls: readonly CallModel[];
  readonly elements: readonly ElementModel[];
}

export const GROUPS = ['Loan', 'Orders', 'Repayment', 'Bank & account', 'Complaints', 'Company'] as const;
export type GroupName = (typeof GROUPS)[number];

const byMessages: Readonly<Record<string, GroupName>> = {
  loan: 'Loan',
  order: 'Orders',
  repay: 'Repayment',
  bank: 'Bank & account',
  account: 'Bank & account',
  promotion: 'Bank & account',
  complaint: 'Complaints',
};

/** Where an element stands in the gallery. */
export function groupOf({ tag, group }: ElementModel): GroupName {
  if (/^repay-|^payment-/.test(tag)) return 'Repayment';
  return byMessages[group] ?? 'Company';
}
