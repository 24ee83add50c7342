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
  label: string;
  /** Instead of rows that stand apart: one card, or whatever the styles make of it. */
  looks?: ListLooks;
  children: (row: Row) => ReactNode;
}

/**
 * A list of any length: of a long one only the rows near the screen are drawn, and margins stand for the others. Margins of
 * rows, not spacers: a browser then keeps what is on screen in its place when rows above turn out taller than was thought.
 */
export function List<Row extends { readonly index: number }>({ list, window, label, looks = apart, children }: ListProps<Row>) {
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
            {children(row)}
          </li>
        )),
      )}
    </ul>
  );
}
