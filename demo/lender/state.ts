import { createScenarios, type Scenarios } from './scenarios.js';
import { createBook, createWorld, type BookLinks } from './seed.js';
import type { Book, LogEntry, World } from './world.js';

const LOG_LIMIT = 5000;

/** Everything a lender holds. */
export interface State {
  readonly scenarios: Scenarios;
  /** All worlds that were asked for. */
  readonly worlds: ReadonlyMap<string, World>;
  world(name: string): World;
  /** The papers of a borrower; `links` is asked only when they begin. */
  book(world: World, userId: string, links: () => BookLinks): Book;
  record(world: World, entry: Omit<LogEntry, 'n'>): LogEntry;
  /** Puts one world, or all of them, back to how they began; with a seed, to how that one begins. */
  reset(world: string | undefined, seed: number | undefined): void;
}

export function createState(seed: number, clock: () => number): State {
  const worlds = new Map<string, World>();
  const seeds = new Map<string, number>();
  let general = seed;
  const scenarios = createScenarios();
  return {
    scenarios,
    worlds,
    world(name) {
      const known = worlds.get(name);
      if (known) return known;
      const made = createWorld(name, seeds.get(name) ?? general, clock);
      worlds.set(name, made);
      return made;
    },
    book(world, userId, links) {
      const known = world.books.get(userId);
      if (known) return known;
      const made = createBook(userId, world.now(), links());
      world.books.set(userId, made);
      return made;
    },
    record(world, entry) {
      world.count += 1;
      const kept: LogEntry = { ...entry, n: world.count };
      world.log.push(kept);
      if (world.log.length > LOG_LIMIT) world.log.shift();
      return kept;
    },
    reset(world, nextSeed) {
      if (world === undefined) {
        if (nextSeed !== undefined) general = nextSeed;
        worlds.clear();
        seeds.clear();
        scenarios.clear();
        return;
      }
      if (nextSeed !== undefined) seeds.set(world, nextSeed);
      worlds.delete(world);
      scenarios.clear({ world });
    },
  };
}
