import * as v from 'valibot';
import { address, list, maybe, text, words } from '../../../api/schema.js';
import { formatCents, toCents } from '../../../lib/money.js';

/** One way to pay: its name and its steps. */
const entry = v.object({ name: maybe(text), step: list(text) });

/** `repaymentInfo` of the contract: amounts, the contract number, the provider, and its instructions by group title. */
const repaymentInfo = v.object({
  repayAmount: maybe(text),
  delayInfo: maybe(v.object({ delayAmount: maybe(text) })),
  defDetail: v.object({
    payCode: words,
    logo: maybe(address),
    payNotice: v.fallback(v.nullish(v.record(v.string(), v.unknown()), {}), () => ({})),
  }),
});

export interface SlipGroup {
  readonly title: string;
  readonly entries: readonly v.InferOutput<typeof entry>[];
}

export interface Slip {
  readonly payCode: string;
  readonly logo: string | undefined;
  readonly amount: string;
  readonly groups: readonly SlipGroup[];
}

const GROUPS = 50;
const entries = list(entry);

function checked(raw: unknown): v.InferOutput<typeof repaymentInfo> | undefined {
  try {
    const read = v.safeParse(repaymentInfo, typeof raw === 'string' ? JSON.parse(raw) : raw);
    return read.success ? read.output : undefined;
  } catch {
    // No JSON, or an object of the page that cannot even be looked at.
    return undefined;
  }
}

/** Reads a slip, an object or its JSON; `undefined` for what is none. The deferral's amount stands instead of the repayment's. */
export function readSlip(raw: unknown): Slip | undefined {
  const info = checked(raw);
  if (!info) return undefined;
  const { repayAmount, delayInfo, defDetail } = info;
  const cents = toCents(delayInfo?.delayAmount || repayAmount);
  return {
    payCode: defDetail.payCode,
    logo: defDetail.logo,
    amount: cents === null ? '--' : formatCents(cents),
    groups: Object.entries(defDetail.payNotice)
      .slice(0, GROUPS)
      .map(([title, value]) => ({
        title,
        entries: v.parse(entries, value).filter(({ name, step }) => name !== undefined || step.length > 0),
      }))
      .filter((group) => group.entries.length > 0),
  };
}
