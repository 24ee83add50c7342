import { expect } from '@open-wc/testing';
import { defaults, SETTINGS, type Choices } from '../../demo/common/choices.js';
import type { Model } from '../../demo/common/model.js';
import { scenariosFor } from '../../demo/common/scenarios.js';
import { createLender } from '../../demo/lender/app.js';

const call = (name: string, reads: boolean) => ({ name, doc: '', method: 'POST', path: '/', reads, movesMoney: false });
const model: Model = {
  version: '',
  session: [],
  common: [],
  events: [],
  slots: [],
  tokens: [],
  config: [],
  elements: [],
  calls: [call('problemList', true), call('orderList', true), call('problemSave', false)],
};
const of = (tag: string, part: Partial<Choices>) => scenariosFor(tag, { ...defaults, ...part }, 'w', model);

describe('the scenarios of a state', () => {
  it('are none when all is well', () => {
    expect(of('complaint-list', {})).to.deep.equal([]);
  });

  it('are about every call, those that read, those that change something, or one', () => {
    const names = (on: string) => of('complaint-list', { state: 'http', on }).map(({ endpoint }) => endpoint);
    expect(names('*')).to.deep.equal(['*']);
    expect(names('reads')).to.deep.equal(['problemList', 'orderList']);
    expect(names('actions')).to.deep.equal(['problemSave']);
    expect(names('problemSave')).to.deep.equal(['problemSave']);
    expect(names('nothing-like-it')).to.deep.equal(['*']);
  });

  it('are slow, too, when the network is', () => {
    expect(of('complaint-list', { slow: '1000' })).to.deep.equal([{ endpoint: '*', world: 'w', latency: 1000 }]);
    const both = of('complaint-list', { slow: '1000', state: 'refused', on: 'problemSave' });
    expect(both.map(({ endpoint, latency }) => [endpoint, latency])).to.deep.equal([
      ['problemSave', 1000],
      ['*', 1000],
    ]);
  });

  it('are taken by the lender, all of them', async () => {
    const lender = createLender();
    for (const state of SETTINGS.state) {
      const scenarios = of('complaint-list', { state });
      const answer: unknown = scenarios.length === 0 ? [] : await lender.control('PUT', 'scenarios', scenarios);
      expect(Array.isArray(answer), state).to.equal(true);
    }
  });
});
