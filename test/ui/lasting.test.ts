import { expect } from '@open-wc/testing';
import { endOf, lasting, leave } from '../../src/lib/lasting.js';

const turn = () => new Promise((resolve) => setTimeout(resolve));

describe('what begins with an element', () => {
  let log: string[] = [];
  const ref = lasting((element) => {
    log.push(`${element.id} in`);
    return () => void log.push(`${element.id} out`);
  });
  const put = (id: string) => {
    const element = Object.assign(document.createElement('div'), { id });
    document.body.append(element);
    ref(element);
    return element;
  };
  beforeEach(() => {
    log = [];
  });

  it('ends when the element is gone, and no other one with it', async () => {
    const [one, two] = [put('one'), put('two')];
    ref(null);
    one.remove();
    await turn();
    expect(log).to.deep.equal(['one in', 'two in', 'one out']);
    ref(null);
    two.remove();
    await turn();
    ref(null);
    await turn();
    expect(log.slice(3)).to.deep.equal(['two out']);
  });

  it('goes on with an element that has only moved, or is told of again, and makes room for another ref', async () => {
    const one = put('one');
    ref(null);
    document.body.prepend(one);
    await turn();
    ref(one);
    expect(log).to.deep.equal(['one in']);
    lasting(() => {
      log.push('another in');
      return () => void log.push('another out');
    })(one);
    expect(log.slice(1)).to.deep.equal(['one out', 'another in']);
    endOf(one);
    endOf(one);
    expect(log.slice(3)).to.deep.equal(['another out']);
    one.remove();
  });

  it('ends with an element that is gone before it begins with another one', () => {
    const one = put('one');
    ref(null);
    one.remove();
    const two = put('two');
    expect(log).to.deep.equal(['one in', 'one out', 'two in']);
    endOf(two);
    two.remove();
  });

  it('goes on while its whole root is out of the page: that may be a move', async () => {
    const host = document.createElement('div');
    const one = Object.assign(document.createElement('b'), { id: 'one' });
    host.attachShadow({ mode: 'open' }).append(one);
    document.body.append(host);
    ref(one);
    host.remove();
    const two = put('two');
    expect(log).to.deep.equal(['one in', 'two in']);
    one.remove();
    two.remove();
    ref(null);
    await turn();
    expect(log.slice(2)).to.deep.equal(['one out', 'two out']);
  });

  it('goes on with an element that was left, or ends before it begins with what was drawn in its place', () => {
    const [one, two] = [put('one'), put('two')];
    leave(one);
    ref(one);
    leave(two);
    const three = put('three');
    expect(log).to.deep.equal(['one in', 'two in', 'two out', 'three in']);
    for (const element of [one, two, three]) {
      endOf(element);
      element.remove();
    }
  });
});
