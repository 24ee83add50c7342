import { transformSync } from 'esbuild';

/*
 * Screens worked from inside their page, for engines that nothing else can drive. Each function stands alone: its text is sent.
 */

/** The agreement, the retention dialog, and the loan. */
export async function takeLoan(): Promise<string> {
  const until = (test: () => unknown) =>
    new Promise<void>((resolve, reject) => {
      const start = Date.now();
      const look = () => {
        if (test()) resolve();
        else if (Date.now() - start > 15_000) reject(new Error(String(test)));
        else setTimeout(look, 30);
      };
      look();
    });
  const element = document.querySelector('loan-confirm');
  const root = () => element?.shadowRoot;
  const button = (name: string) =>
    Array.from(root()?.querySelectorAll('button') ?? []).find((each) => (each.textContent ?? '').trim() === name);
  await until(() => element?.getAttribute('data-state') === 'ready' && customElements.get('loan-confirm'));
  await until(() => button('Loan Now') && getComputedStyle(button('Loan Now') ?? document.body).backgroundColor === 'rgb(11, 107, 79)');
  const box = root()?.querySelector<HTMLInputElement>('input[type=checkbox]');
  for (const held of [true, false]) {
    box?.click();
    await until(() => button('Loan Now')?.disabled === held);
  }
  const taken: unknown = Reflect.apply(Reflect.get(window, 'nativeBack'), window, []);
  await until(() => root()?.querySelector('dialog'));
  const dialog = root()?.querySelector('dialog');
  const { width = 0, top = -1 } = dialog?.getBoundingClientRect() ?? {};
  const asHighAsItsWords = (button('Agree')?.offsetHeight ?? 0) < 80;
  const shown =
    dialog?.hasAttribute('open') === true && width > 100 && top >= 0 && asHighAsItsWords && dialog.contains(root()?.activeElement ?? null);
  button('Agree')?.click();
  await until(() => !root()?.querySelector('dialog'));
  let url = '';
  document.addEventListener('loan-navigate', (event) => {
    event.preventDefault();
    if (event instanceof CustomEvent) url = String(Reflect.get(Object(event.detail), 'url'));
  });
  button('Loan Now')?.click();
  await until(() => url);
  return `${String(taken)} ${String(shown)} ${String(url.indexOf('from=confirm') > 0)} ${root()?.querySelectorAll('.loan').length ?? 0}`;
}

/** Waits for the one screen of the page, presses what the selector finds, as often as is said and at once, and tells what came of it. */
export async function press(pressed: string, times: number, answered: string): Promise<string> {
  const until = (test: () => unknown) =>
    new Promise<void>((resolve, reject) => {
      const start = Date.now();
      const look = () => {
        if (test()) resolve();
        else if (Date.now() - start > 15_000) reject(new Error(String(test)));
        else setTimeout(look, 30);
      };
      look();
    });
  const element = document.querySelector('.host-title + *') ?? document.body.firstElementChild;
  const find = (selector: string) => element?.shadowRoot?.querySelector<HTMLElement>(selector);
  await until(() => element?.getAttribute('data-state') === 'ready' && customElements.get(element.localName) && find(pressed));
  const events: string[] = [];
  for (const name of ['loan-navigate', 'loan-repaid', 'loan-error']) {
    document.addEventListener(name, (event) => {
      event.preventDefault();
      const detail: unknown = event instanceof CustomEvent ? event.detail : {};
      events.push(`${name} ${String(Reflect.get(Object(detail), 'route') ?? Reflect.get(Object(detail), 'repayType') ?? '')}`.trim());
    });
  }
  const part = find(pressed);
  for (let count = 0; count < times; count += 1) part?.click();
  await until(() => find(answered) || events.some((event) => event.indexOf(answered) === 0));
  const { width = 1, height = 1, left = 0, right = 0 } = find(answered)?.getBoundingClientRect() ?? {};
  const within = left >= 0 && right <= window.innerWidth;
  return [...events, width * height > 0 && within ? 'seen' : 'not seen'].join(', ');
}

/** The call of a function in a page, in the words of the oldest engine. */
export function sent<G extends readonly (string | number)[]>(run: (...given: G) => Promise<string>, ...given: G): string {
  const { code } = transformSync(`(${run.toString()})(...${JSON.stringify(given)})`, { target: 'es2018' });
  return code.trim().replace(/;$/, '');
}
