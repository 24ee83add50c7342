import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inside } from './paths.mjs';

/** `block__element`, without the modifiers that may follow; and custom properties that are nobody's business. */
const NAME = /\b[a-z][a-z\d]*(?:-[a-z\d]+)*__[a-z\d]+(?:-[a-z\d]+)*|--_[a-z\d]+(?:-[a-z\d]+)*/g;
const OURS = ['src/', 'elements/', 'hosts/'].map((folder) => inside(folder));

/** What is named most has the shortest name; ties as the alphabet has them. */
function named() {
  const uses = new Map();
  const sheets = readdirSync(inside('src'), { recursive: true }).filter((file) => file.endsWith('.css'));
  for (const file of sheets)
    for (const [name] of readFileSync(path.join(inside('src'), file), 'utf8').matchAll(NAME)) uses.set(name, (uses.get(name) ?? 0) + 1);
  const names = [...uses.keys()].sort((a, b) => uses.get(b) - uses.get(a) || (a < b ? -1 : 1));
  const [own, classes] = [names.filter((name) => name.startsWith('--')), names.filter((name) => !name.startsWith('--'))];
  return new Map([...own.map((name, at) => [name, `--_${at.toString(36)}`]), ...classes.map((name, at) => [name, `_${at.toString(36)}`])]);
}

const SHORT = named();

/**
 * A text (a stylesheet, a script, markup) with the names that only our own stylesheets and views know put shortly: what a page loads
 * before it can be used is 2 % less for it. Parts, tokens (`--loan-*`) and modifiers stay as they are written.
 */
export const shortened = (text) => text.replace(NAME, (name) => SHORT.get(name) ?? name);

/** Whether a module's names are ours. */
export const hasNames = (id) => OURS.some((folder) => id.startsWith(folder));
