/** The ways in which an element leaves a session while something of it is under way, in words. */
export const leavings: readonly (readonly [string, (element: HTMLElement) => void])[] = [
  ['the element is taken out', (element) => element.remove()],
  ['its session is another one', (element) => element.setAttribute('session-id', 's2')],
];

const listening: (() => void)[] = [];
afterEach(() => {
  for (const off of listening.splice(0)) off();
});

/** What the page hears of one event until the test is over, also of an element that is no longer in it. */
export function onPage(type: string): readonly unknown[] {
  const heard: unknown[] = [];
  const hear = (event: Event) => heard.push(event instanceof CustomEvent ? event.detail : undefined);
  document.addEventListener(type, hear);
  listening.push(() => document.removeEventListener(type, hear));
  return heard;
}
