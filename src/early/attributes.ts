import { kebab } from '../lib/names.js';
import { isRecord } from '../lib/record.js';
import { plain } from '../lib/text.js';

const SVG = 'http://www.w3.org/2000/svg';

/** Props whose attribute is not just their name in small letters. */
const names: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' };
/** Attributes of svg that keep their capitals. */
const kept = /^(?:viewBox|preserveAspectRatio|gradient(?:Units|Transform)|clipPathUnits|pathLength)$/;
/** True and false are words here, not presence. */
const spoken = /^(?:aria-|data-)|^(?:focusable|draggable|contentEditable|spellCheck)$/;
/** Numbers in a style that are no pixels. */
const unitless = /^(?:opacity|zIndex|flex|flexGrow|flexShrink|order|lineHeight|fontWeight|grid(?:Row|Column)(?:Start|End)?|zoom)$/;

function style(element: Element, value: unknown, before: unknown): void {
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return;
  const now = isRecord(value) ? value : {};
  for (const name of Object.keys({ ...(isRecord(before) ? before : {}), ...now })) {
    const raw = now[name];
    const text = typeof raw === 'number' && raw !== 0 && !name.startsWith('--') && !unitless.test(name) ? `${raw}px` : raw;
    const shown = typeof text === 'string' || typeof text === 'number' ? String(text) : '';
    element.style.setProperty(name.startsWith('--') ? name : kebab(name), shown);
  }
}

/** The attribute that a prop is written as. */
export function attributeOf(element: Element, name: string): string {
  const svg = element.namespaceURI === SVG;
  return names[name] ?? (svg ? (kept.test(name) ? name : kebab(name)) : name.toLowerCase());
}

function attribute(element: Element, name: string, value: unknown): void {
  const own = attributeOf(element, name);
  if (value === undefined || value === null || typeof value === 'function' || (value === false && !spoken.test(name)))
    element.removeAttribute(own);
  else element.setAttribute(own, value === true && !spoken.test(name) ? '' : plain(value));
}

/** Holds a field to what the store says; the attribute beside the property is React's habit, and the same here. */
export function hold(element: Element, name: 'value' | 'checked', value: unknown): void {
  if (!/^(?:input|textarea|select)$/.test(element.localName)) return attribute(element, name, value);
  const wanted = name === 'checked' ? value === true : plain(value);
  if (Reflect.get(element, name) !== wanted) Reflect.set(element, name, wanted);
  if (name === 'checked' || element.localName === 'select') return;
  const before: unknown = element.localName === 'input' ? element.getAttribute('value') : Reflect.get(element, 'defaultValue');
  if (before !== wanted) Reflect.set(element, 'defaultValue', wanted);
}

/** Sets one prop of an element, or takes it away. */
export function set(element: Element, name: string, value: unknown, before: unknown): void {
  if (name === 'style') style(element, value, before);
  else if (name === 'value' || name === 'checked') hold(element, name, value);
  else attribute(element, name, value);
}
