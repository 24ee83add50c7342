import { expect, fixture, html } from '@open-wc/testing';
import { atom } from 'nanostores';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { createListWindow } from '../../src/lib/list-window.js';
import { listed } from '../../src/lib/listed.js';
import { List } from '../../src/ui/list.js';

interface Row {
  readonly index: number;
  readonly text: string;
  readonly chosen: boolean;
}

/** A long list of items, and which of its rows were drawn by each drawing. */
async function open(total: number) {
  const holder = await fixture<HTMLElement>(html`<div></div>`);
  const root = createRoot(holder);
  const items = Array.from({ length: total }, (_, at) => `Item ${at}`);
  const window = createListWindow(atom(items));
  return {
    holder,
    end: () => root.unmount(),
    /** Draws some rows, one of them chosen; gives the rows that were made anew. */
    draw(from: number, to: number, { chosen = -1, t = 'en', word = '' } = {}): readonly number[] {
      const made: number[] = [];
      const shown = { total, long: total > 30, runs: [{ from, to, space: from * 50 }], after: 0 };
      const list = listed(items, shown, (text, index): Row => ({ index, text, chosen: index === chosen }));
      flushSync(() =>
        root.render(
          <List list={list} window={window} t={t} label="Items">
            {(row: Row) => {
              made.push(row.index);
              return <b className={row.chosen ? 'chosen' : ''}>{row.text + word}</b>;
            }}
          </List>,
        ),
      );
      return made;
    },
    texts: () => Array.from(holder.querySelectorAll('li'), (row) => row.textContent),
  };
}

describe('the rows of a long list', () => {
  it('are made once, while they stay on screen', async () => {
    const list = await open(100);
    expect(list.draw(0, 4)).to.deep.equal([0, 1, 2, 3]);
    expect(list.draw(2, 6)).to.deep.equal([4, 5]);
    expect(list.texts()).to.deep.equal(['Item 2', 'Item 3', 'Item 4', 'Item 5']);
    // What is gone is not kept.
    expect(list.draw(0, 4)).to.deep.equal([0, 1]);
    list.end();
  });

  it('are made anew when they are others', async () => {
    const list = await open(100);
    list.draw(0, 4);
    expect(list.draw(0, 4, { chosen: 2 })).to.deep.equal([2]);
    expect(list.holder.querySelectorAll('.chosen')).to.have.length(1);
    expect(list.draw(0, 4)).to.deep.equal([2]);
    expect(list.holder.querySelectorAll('.chosen')).to.have.length(0);
    list.end();
  });

  it('are made anew in another language', async () => {
    const list = await open(100);
    list.draw(0, 2);
    expect(list.draw(0, 2, { t: 'sw', word: '!' })).to.deep.equal([0, 1]);
    expect(list.texts()).to.deep.equal(['Item 0!', 'Item 1!']);
    list.end();
  });

  it('are always made of a list that is drawn whole', async () => {
    const list = await open(3);
    list.draw(0, 3);
    expect(list.draw(0, 3)).to.deep.equal([0, 1, 2]);
    list.end();
  });
});
