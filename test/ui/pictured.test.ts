import { expect, waitUntil } from '@open-wc/testing';
import { endOf } from '../../src/lib/lasting.js';
import { pictured } from '../../src/ui/pictured.js';

const good = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`;
const bad = 'data:image/png;base64,AAAA';

describe('an image that does not come', () => {
  const broken = (holder: Element) => holder.hasAttribute('data-broken');
  let holder: HTMLElement;
  let image: HTMLImageElement;
  beforeEach(() => {
    holder = document.createElement('span');
    image = document.createElement('img');
    image.alt = '';
    holder.append(image);
    document.body.append(holder);
  });
  afterEach(() => {
    endOf(holder);
    endOf(image);
    holder.remove();
  });

  it('is told of when it fails, and no more when another one comes', async () => {
    image.src = good;
    pictured(holder);
    expect(broken(holder)).to.equal(false);
    image.src = bad;
    await waitUntil(() => broken(holder));
    image.src = good;
    await waitUntil(() => !broken(holder));
  });

  it('is told of when it had failed before', async () => {
    image.src = bad;
    await waitUntil(() => image.complete);
    pictured(holder);
    pictured(image);
    expect([broken(holder), broken(image)]).to.deep.equal([true, true]);
  });

  it('is not told of while it is far below and waits', async () => {
    holder.style.cssText = 'position:absolute;top:99999px';
    const lazy = document.createElement('img');
    lazy.loading = 'lazy';
    lazy.src = good;
    image.replaceWith(lazy);
    await new Promise((resolve) => setTimeout(resolve, 50));
    pictured(holder);
    expect(broken(holder)).to.equal(false);
  });

  it('is forgotten with its end, also where there is none at all', () => {
    image.remove();
    pictured(holder);
    expect(broken(holder)).to.equal(false);
    holder.toggleAttribute('data-broken', true);
    endOf(holder);
    expect(broken(holder)).to.equal(false);
  });
});
