/** Everything that happens in the page and must not. */
export interface Watch {
  /** Uncaught errors and rejections, and what React or a screen wrote to the console as an error. */
  readonly wrongs: readonly string[];
  /** Every console line. */
  readonly lines: readonly string[];
  /** Names that somebody put onto the prototypes of objects, arrays and functions. */
  polluted(): string[];
  stop(): void;
}

const LEVELS = ['log', 'info', 'warn', 'error', 'debug'] as const;

const prototypes = [Object.prototype, Array.prototype, Function.prototype, String.prototype];
const namesOf = () => prototypes.flatMap((prototype, at) => Reflect.ownKeys(prototype).map((name) => `${at}.${String(name)}`));

const shown = (value: unknown): string => (value instanceof Error ? `${value.name}: ${value.message}` : String(value));

export function watch(): Watch {
  const wrongs: string[] = [];
  const lines: string[] = [];
  const before = new Set(namesOf());
  const real = LEVELS.map((level) => [level, console[level]] as const);
  for (const [level] of real) {
    console[level] = (...said: unknown[]) => {
      const line = said.map(shown).join(' ');
      lines.push(`${level}: ${line}`);
      if (level === 'error') wrongs.push(`console: ${line.slice(0, 300)}`);
    };
  }
  const onError = (event: ErrorEvent) => {
    wrongs.push(`uncaught: ${event.message}`);
    event.preventDefault();
  };
  const onRejection = (event: PromiseRejectionEvent) => {
    wrongs.push(`unhandled: ${shown(event.reason)}`);
    event.preventDefault();
  };
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return {
    wrongs,
    lines,
    polluted: () => namesOf().filter((name) => !before.has(name)),
    stop() {
      for (const [level, log] of real) console[level] = log;
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
    },
  };
}

/** Time as a test wants it. */
export interface Clock {
  /** Whatever waits for half a minute or more has waited long enough. */
  minute(): void;
  stop(): void;
}

/** Lets long waits pass forty times as fast: pauses before a second try, toasts, prompts. The longest wait for `minute()`. */
export function hurry(): Clock {
  const { setTimeout: set, clearTimeout: clear } = window;
  const long = new Map<number, () => void>();
  Reflect.set(window, 'setTimeout', (run: () => void, ms = 0): number => {
    const id = set(run, ms >= 400 && ms < 30_000 ? ms / 40 : ms);
    if (ms >= 30_000) long.set(id, run);
    return id;
  });
  Reflect.set(window, 'clearTimeout', (id: number) => {
    long.delete(id);
    clear(id);
  });
  return {
    minute() {
      for (const [id, run] of long) {
        window.clearTimeout(id);
        run();
      }
    },
    stop() {
      Reflect.set(window, 'setTimeout', set);
      Reflect.set(window, 'clearTimeout', clear);
    },
  };
}
