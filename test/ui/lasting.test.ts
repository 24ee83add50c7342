import { expect } from '@open-wc/testing';
import { endOf, lasting } from '../../src/lib/lasting.js';

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

  it('goes on with an element that has only moved, and begins anew with one that is told of again', async () => {
    const one = put('one');
    ref(null);
    document.body.prepend(one);
    await turn();
    expect(log).to.deep.equal(['one in']);
    ref(one);
    expect(log).to.deep.equal(['one in', 'one out', 'one in']);
    endOf(one);
    endOf(one);
    expect(log.slice(3)).to.deep.equal(['one out']);
    one.remove();
  });
});
