import type { Endpoint } from '../../src/api/endpoint.js';
import type { Wire } from '../../src/api/wire.js';
import { Dropped, envelope, toResponse, type Answer } from './answer.js';
import { recordOf } from './record.js';
import type { Scenario } from './scenarios.js';
import type { LogEntry, World } from './world.js';

/** A call on the stage: what answers it, and what the scenario may do to it. */
export interface Stage {
  readonly row: Endpoint;
  readonly wire: Wire;
  readonly world: World;
  readonly entry: LogEntry;
  readonly signal: AbortSignal;
  /** True when the call breaks the contract: that is said whatever the scenario. */
  readonly broken: boolean;
  /** Lets the lender act. */
  act(): Promise<Answer>;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until the caller goes away. */
const forever = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(new Dropped());
    else signal.addEventListener('abort', () => reject(new Dropped()), { once: true });
  });

function delayOf({ latency = 0 }: Scenario, world: World): number {
  return typeof latency === 'number' ? latency : latency[0] + Math.floor(world.random() * (latency[1] - latency[0]));
}

/** The answer a scenario gives instead of the lender's. */
function staged(scenario: Scenario, refused: (refuse: NonNullable<Scenario['refuse']>, status: number) => Answer): Answer | undefined {
  const status = scenario.status ?? 200;
  if (scenario.raw) return { status, type: scenario.raw.type, body: scenario.raw.body };
  if (scenario.refuse) return refused(scenario.refuse, status);
  return scenario.status === undefined ? undefined : { status, type: 'text/plain', body: '' };
}

/** Lays a scenario's data over the lender's own answer. */
function overlaid(wire: Wire, answer: Answer, scenario: Scenario): Answer {
  if (!('data' in scenario) && !scenario.patch) return answer;
  const whole = recordOf(wire.decode(JSON.parse(answer.body)));
  const data: unknown = 'data' in scenario ? scenario.data : { ...recordOf(whole.data), ...scenario.patch };
  return { ...answer, body: JSON.stringify(wire.encode({ ...whole, data })) };
}

/** Plays a scenario. Without one the lender just acts. */
export async function play(stage: Stage, scenario: Scenario | undefined): Promise<Answer> {
  const { world, entry, signal } = stage;
  if (!scenario || stage.broken) return stage.act();
  const wait = delayOf(scenario, world);
  if (scenario.drop === 'before' || scenario.hang === 'before') {
    entry.outcome = scenario.drop ? 'dropped' : 'hung';
    await pause(wait);
    if (scenario.drop) throw new Dropped();
    return forever(signal);
  }
  const instead = staged(scenario, (refuse, status) => envelope(stage.row, stage.wire, { ok: false, ...refuse }, status));
  const own = !instead || scenario.act ? await stage.act() : undefined;
  const answer = instead ?? (own && overlaid(stage.wire, own, scenario));
  await pause(wait);
  if (scenario.drop || !answer) entry.outcome = 'dropped';
  if (scenario.drop === 'body' && answer) return { ...answer, breaks: true };
  if (scenario.drop || !answer) throw new Dropped();
  if (!scenario.hang) return answer;
  entry.outcome = 'hung';
  return forever(signal);
}

/** The same for a picture, which has no envelope and whose reading does nothing: `act`, `data` and `patch` mean nothing to it. */
export async function playPicture(
  scenario: Scenario | undefined,
  world: World,
  signal: AbortSignal,
  draw: () => Response,
): Promise<Response> {
  if (!scenario) return draw();
  await pause(delayOf(scenario, world));
  if (scenario.drop) throw new Dropped();
  if (scenario.hang) return forever(signal);
  const instead = staged(scenario, ({ code, message }, status) => ({
    status,
    type: 'application/json',
    body: JSON.stringify({ code, message }),
  }));
  return instead ? toResponse(instead) : draw();
}
