import type { Scenario } from '../lender/scenarios.js';
import { SETTINGS, type Choices, type StateName } from './choices.js';
import { emptyOf } from './empty.js';
import type { CallModel, ElementModel, Model } from './model.js';

type Fault = Omit<Scenario, 'endpoint' | 'world'>;

/** What the lender does to a call so that a screen gets into a state. */
const faults: Readonly<Record<Exclude<StateName, 'ready' | 'empty'>, Fault>> = {
  loading: { hang: 'before' },
  refused: { refuse: { code: 9001, message: 'The service is closed for the moment. Please try again later.' } },
  network: { drop: 'before' },
  timeout: { hang: 'before' },
  http: { status: 502, raw: { body: 'Bad gateway', type: 'text/plain' } },
  contract: { raw: { body: '<!doctype html><title>Welcome</title><p>Please sign in to this network.</p>', type: 'text/html' } },
  lost: { drop: 'after' },
};

const isRead = ({ reads, method }: CallModel): boolean => reads || method === 'GET';

/** The calls an element may make: those that read, and those that change something. */
export function callsOf(element: ElementModel, { calls }: Model): { readonly reads: boolean; readonly acts: boolean } {
  const own = calls.filter(({ name }) => element.calls.includes(name));
  return { reads: own.some(isRead), acts: !own.every(isRead) };
}

/** The states that an element can be brought into. Without calls there is nothing to wait for and nothing that fails. */
export function statesOf(element: ElementModel, model: Model): readonly StateName[] {
  const { reads, acts } = callsOf(element, model);
  return SETTINGS.state.filter((state) => {
    if (state === 'ready') return true;
    if (state === 'empty') return emptyOf(element.tag) !== undefined;
    return state === 'lost' ? acts : reads || acts;
  });
}

/** The calls that a choice is about. */
function endpointsOf(on: string, model: Model): readonly string[] {
  if (on === 'reads') return model.calls.filter(isRead).map(({ name }) => name);
  if (on === 'actions') return model.calls.filter((call) => !isRead(call)).map(({ name }) => name);
  return model.calls.some(({ name }) => name === on) ? [on] : ['*'];
}

/** The scenarios of a state, in one world of the lender. */
export function scenariosFor(tag: string, choices: Choices, world: string, model: Model): readonly Scenario[] {
  const { state } = choices;
  const latency = Number(choices.slow);
  const slow = latency > 0 ? { latency } : {};
  const wrong =
    state === 'ready'
      ? []
      : state === 'empty'
        ? (emptyOf(tag)?.scenarios ?? []).map((scenario) => ({ ...scenario, ...slow, world }))
        : endpointsOf(choices.on, model).map((endpoint) => ({ endpoint, world, ...faults[state], ...slow }));
  return latency > 0 && !wrong.some(({ endpoint }) => endpoint === '*') ? [...wrong, { endpoint: '*', world, latency }] : wrong;
}
