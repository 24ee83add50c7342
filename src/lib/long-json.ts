/** A JSON text of which one long list was cut out behind its first items. */
export interface CutJson {
  /** All before the first item that was cut out, without the comma. */
  readonly before: string;
  /** All from the end of the list on, its bracket first. */
  readonly after: string;
  /** How many items were cut out. */
  readonly count: number;
  /** What was cut out, in order, in pieces of so many items; each is parsed when it is asked for, and throws where it is no JSON. */
  readonly pieces: readonly (() => readonly unknown[])[];
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const [OPEN_LIST, CLOSE_LIST, OPEN_RECORD, CLOSE_RECORD] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Where a string ends, its quote being at `from`. */
function endOfString(bytes: Uint8Array, from: number): number {
  let at = from + 1;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at;
}

const textOf = (bytes: Uint8Array, from: number, to: number) =>
  new TextDecoder('utf-8', { ignoreBOM: from > 0 }).decode(bytes.subarray(from, to));

/**
 * Cuts the first list of more than `keep` items out of a JSON text, behind those: what is needed at once can be parsed without the
 * rest, which is parsed piece by piece, `step` items each. The text is JSON exactly where all that is left of it and all pieces are:
 * nothing is looked at here but brackets, commas and quotes. Gives nothing where no list is that long, or none ends.
 */
export function cutJson(bytes: Uint8Array, keep: number, step: number): CutJson | undefined {
  /** For each open bracket, the commas that were seen in it; below zero in a record. */
  const commas: number[] = [];
  /** The commas behind which the pieces begin. */
  const starts: number[] = [];
  let depth = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === QUOTE) at = endOfString(bytes, at);
    else if (byte === OPEN_LIST || byte === OPEN_RECORD) commas.push(byte === OPEN_LIST ? 0 : -Infinity);
    else if (byte === CLOSE_LIST || byte === CLOSE_RECORD) {
      if (depth > 0 && commas.length === depth) return cutAt(bytes, starts, at, (commas.pop() ?? 0) + 1 - keep, step);
      commas.pop();
    } else if (byte === COMMA && (depth === 0 || commas.length === depth)) {
      const inside = commas.length - 1;
      const count = (commas[inside] ?? 0) + 1;
      commas[inside] = count;
      if (count < keep || (count - keep) % step !== 0) continue;
      depth = commas.length;
      starts.push(at);
    }
  }
  return undefined;
}

function cutAt(bytes: Uint8Array, starts: readonly number[], end: number, count: number, step: number): CutJson {
  const piece = (start: number, index: number) => () => {
    const parsed: unknown = JSON.parse(`[${textOf(bytes, start + 1, starts[index + 1] ?? end)}]`);
    const items: readonly unknown[] = Array.isArray(parsed) ? parsed : [];
    // A comma with nothing behind it.
    if (items.length !== Math.min(step, count - index * step)) throw new SyntaxError('no item');
    return items;
  };
  return { before: textOf(bytes, 0, starts[0] ?? end), after: textOf(bytes, end, bytes.length), count, pieces: starts.map(piece) };
}
