import { $place } from './store.js';

/** The sizes of devices, in px of a page. */
const SIZES = {
  phone: [360, 740],
  narrow: [320, 640],
  large: [412, 915],
  tablet: [768, 1024],
} as const;

const LEAST = 0.4;
let box: HTMLElement | undefined;

/** Puts the device into the room there is: whole, and smaller when it has to be. Where the page scrolls, height is no limit. */
export function fit(): void {
  const device = box?.firstElementChild;
  if (!box || !(device instanceof HTMLElement)) return;
  const { size } = $place.get().choices;
  const style = getComputedStyle(box);
  const around = 2 * Number.parseFloat(style.paddingLeft);
  const room = { width: box.clientWidth - around, height: box.clientHeight - around };
  const tall = style.getPropertyValue('--tall').trim() === '1';
  const [width, height] = size === 'fill' ? [room.width, tall ? 740 : room.height] : SIZES[size];
  const scale = Math.max(LEAST, Math.min(1, room.width / width, tall ? 1 : room.height / height));
  device.style.setProperty('width', `${width * scale}px`);
  device.style.setProperty('height', `${height * scale}px`);
  const page = device.firstElementChild;
  if (!(page instanceof HTMLElement)) return;
  page.style.setProperty('width', `${width}px`);
  page.style.setProperty('height', `${height}px`);
  page.style.setProperty('transform', scale === 1 ? 'none' : `scale(${scale})`);
}

const watcher = new ResizeObserver(fit);

/** The room of the device. */
export function fitted(element: Element | undefined): void {
  watcher.disconnect();
  box = element instanceof HTMLElement ? element : undefined;
  if (box) watcher.observe(box);
  requestAnimationFrame(fit);
}
