import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '');

/** An absolute path inside the project, with forward slashes. */
export const inside = (...parts) => path.join(root, ...parts).replaceAll('\\', '/');

/** Where built things that can be made again are kept: never in the tree, shared by all runs. */
export const cache = (...parts) => inside('node_modules/.cache/loan-elements', ...parts);

/** Names of the files of a folder that match, without the extension, sorted; none when there is no such folder. */
export function stems(folder, pattern) {
  if (!existsSync(inside(folder))) return [];
  return readdirSync(inside(folder))
    .filter((file) => pattern.test(file))
    .map((file) => file.replace(/\.[^.]+$/, ''))
    .sort();
}

/** The tags: an element's file is `elements/<tag>.ts`, and a tag has a hyphen. What has none there is machinery. */
export const tags = () => stems('elements', /^[a-z]+(-[a-z\d]+)+\.ts$/);
