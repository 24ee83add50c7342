import * as v from 'valibot';

/** A call as the lender wrote it down. */
export const logEntry = v.object({
  n: v.number(),
  at: v.number(),
  endpoint: v.string(),
  method: v.string(),
  url: v.string(),
  headers: v.record(v.string(), v.string()),
  payload: v.unknown(),
  key: v.string(),
  acted: v.boolean(),
  outcome: v.picklist(['pending', 'answered', 'dropped', 'hung']),
  status: v.number(),
  problems: v.array(v.string()),
  answer: v.optional(v.string()),
});
export type LogEntry = v.InferOutput<typeof logEntry>;

/** An SMS on the borrower's phone. */
export const message = v.object({ to: v.string(), text: v.string(), code: v.string(), at: v.number() });
export type Message = v.InferOutput<typeof message>;

/** Money that moved, or is on its way from a wallet. */
export const booking = v.object({
  id: v.string(),
  endpoint: v.string(),
  orderId: v.string(),
  amount: v.number(),
  at: v.number(),
  settled: v.boolean(),
});
export type Booking = v.InferOutput<typeof booking>;

/** The letters of a picture that asks whether a person is there. */
export const captcha = v.object({ letters: v.string() });

const names = v.record(v.string(), v.string());

/** What a lender says a page has to be configured with. */
export const lenderConfig = v.object({
  wire: v.object({
    paths: v.optional(names),
    fields: v.optional(names),
    endpoints: v.optional(v.record(v.string(), v.object({ fields: v.optional(names) }))),
    headers: v.optional(names),
  }),
});

/** What can be read of a list; what cannot is left out. */
export function readList<S extends v.GenericSchema>(schema: S, list: unknown): v.InferOutput<S>[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((one: unknown) => {
    const read = v.safeParse(schema, one);
    return read.success ? [read.output] : [];
  });
}
