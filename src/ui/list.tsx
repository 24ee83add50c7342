import type { ReactNode } from 'react';
import './list.css';
import type { ListWindow } from '../lib/list-window.js';
import type { Listed } from '../lib/listed.js';
import { watchFor } from './list-watch.js';

/** Class names, and the part. */
export interface ListLooks {
  readonly list: string;
  readonly row: string;
  readonly part?: string;
}

const apart: ListLooks = { list: 'list', row: 'list__row' };

export interface ListProps<Row> {
  list: Listed<Row>;
  window: ListWindow;
  /** What says the rows' words: they are drawn anew when it is another. */
  t: unknown;
  label: string;
  /** Instead of rows that stand apart: one card, or whatever the styles make of it. */
  looks?: ListLooks;
  /** Draws a row of nothing that changes but the row and `t`. */
  children: (row: Row) => ReactNode;
}

interface Drawn {
  readonly row: object;
  readonly t: unknown;
  readonly node: ReactNode;
}

const drawn = new WeakMap<ListWindow, ReadonlyMap<number, Drawn>>();

function same(one: object, other: object): boolean {
  const values = Object.entries(one);
  return values.length === Object.keys(other).length && values.every(([name, value]) => Object.is(value, Reflect.get(other, name)));
}

/**
 * Draws the rows of a long list, each again only when it is another: while it is scrolled most stay as they are, and what is given
 * twice is not looked at twice. Nothing for a list that is drawn whole.
 */
function keptRows<Row extends { readonly index: number }>({ list, window, t, children }: ListProps<Row>) {
  if (!list.long) return undefined;
  const before = drawn.get(window);
  const now = new Map<number, Drawn>();
  drawn.set(window, now);
  return (row: Row): ReactNode => {
    const known = before?.get(row.index);
    const one = known && known.t === t && same(known.row, row) ? known : { row, t, node: children(row) };
    now.set(row.index, one);
    return one.node;
  };
}

/**
 * A list of any length: of a long one only the rows near the screen are drawn, and margins stand for the others. Margins of
 * rows, not spacers: a browser then keeps what is on screen in its place when rows above turn out taller than was thought.
 */
export function List<Row extends { readonly index: number }>(props: ListProps<Row>) {
  const { list, window, label, looks = apart } = props;
  const rowOf = keptRows(props) ?? props.children;
  return (
    <ul
      key={list.long ? 'long' : 'whole'}
      className={looks.list}
      part={looks.part}
      aria-label={label}
      {...(list.long ? { ref: watchFor(window) } : {})}
    >
      {list.runs.flatMap(({ space, rows }, run) =>
        rows.map((row, at) => (
          <li
            className={looks.row}
            key={row.index}
            data-row={row.index}
            {...(list.long ? { 'aria-setsize': list.total, 'aria-posinset': row.index + 1 } : {})}
            style={{
              marginTop: at === 0 ? space : 0,
              marginBottom: run === list.runs.length - 1 && at === rows.length - 1 ? list.after : 0,
            }}
          >
            {rowOf(row)}
          </li>
        )),
      )}
    </ul>
  );
}
