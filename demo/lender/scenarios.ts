import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What should go wrong, or slowly, for an endpoint. Without `refuse`, `status` and `raw` the lender acts and answers as ever. */
export const scenarioSchema = v.strictObject({
  /** The endpoint's name, `captcha`, or `*` for all. */
  endpoint: v.string(),
  /** Only in this world. */
  world: v.optional(v.string()),
  /** Lets that many calls through first. */
  skip: v.optional(count),
  /** Only for the next n calls; without it until it is taken back. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Milliseconds before the answer, or a range to draw from. */
  latency: v.optional(v.union([count, v.tuple([count, count])])),
  /** Refuses with a code and words. */
  refuse: v.optional(
    v.strictObject({ code: v.union([v.string(), v.number()]), message: v.optional(v.string(), ''), data: v.optional(v.unknown()) }),
  ),
  /** An HTTP status; with `raw` its body, with `refuse` an envelope, else an empty body. */
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  /** A body as it is, of any type; it is not disguised. */
  raw: v.optional(v.strictObject({ body: v.string(), type: v.optional(v.string(), 'application/json') })),
  /** Data instead of the lender's own, and fields laid over it. Canonical names. */
  data: v.optional(v.unknown()),
  patch: v.optional(v.record(v.string(), v.unknown())),
  /** Acts first, then refuses or fails: what a lost answer looks like from the other side. */
  act: v.optional(v.boolean()),
  /** Never answers: before it acted, or after. */
  hang: v.optional(v.picklist(['before', 'after'])),
  /** The connection breaks: before it acted, after, or in the middle of the answer (after it acted). */
  drop: v.optional(v.picklist(['before', 'after', 'body'])),
});

export type Scenario = v.InferOutput<typeof scenarioSchema>;

interface Running {
  readonly scenario: Scenario;
  skip: number;
  left: number;
}

export interface Scenarios {
  /** Sets scenarios; what stood for the same endpoints and worlds goes. Several for one endpoint run one after another. */
  set(scenarios: readonly Scenario[]): void;
  clear(which?: { endpoint?: string | undefined; world?: string | undefined }): void;
  list(world?: string): Scenario[];
  /** The scenario of this call, if there is one. */
  take(endpoint: string, world: string): Scenario | undefined;
}

export function createScenarios(): Scenarios {
  let running: Running[] = [];
  const place = (scenario: Scenario) => `${scenario.endpoint}|${scenario.world ?? '*'}`;
  return {
    set(scenarios) {
      const places = new Set(scenarios.map(place));
      const fresh = scenarios.map((scenario) => ({ scenario, skip: scenario.skip ?? 0, left: scenario.times ?? Infinity }));
      running = [...running.filter((one) => !places.has(place(one.scenario))), ...fresh];
    },
    clear({ endpoint, world } = {}) {
      running = running.filter(
        ({ scenario }) => (endpoint !== undefined && scenario.endpoint !== endpoint) || (world !== undefined && scenario.world !== world),
      );
    },
    list: (world) =>
      running
        .map(({ scenario }) => scenario)
        .filter((scenario) => world === undefined || scenario.world === undefined || scenario.world === world),
    take(endpoint, world) {
      const one = running.find(
        ({ scenario, left }) =>
          left > 0 &&
          (scenario.endpoint === endpoint || scenario.endpoint === '*') &&
          (scenario.world === undefined || scenario.world === world),
      );
      if (!one) return undefined;
      if (one.skip > 0) {
        one.skip -= 1;
        return undefined;
      }
      one.left -= 1;
      if (one.left === 0) running = running.filter((other) => other !== one);
      return one.scenario;
    },
  };
}
