import { expect } from '@open-wc/testing';
import { defaults, SETTINGS, type Choices } from '../../demo/common/choices.js';
import { attributesOf, propertiesOf } from '../../demo/common/defaults.js';
import { given } from '../../demo/common/empty.js';
import type { ElementModel, Model } from '../../demo/common/model.js';
import { scenariosFor, statesOf } from '../../demo/common/scenarios.js';
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

describe('the states of an element', () => {
  const element = (tag: string, ...calls: string[]): ElementModel => ({
    tag,
    calls,
    title: '',
    group: '',
    doc: '',
    spec: '',
    attributes: [],
    properties: [],
    events: [],
    parts: [],
  });
  const faults = ['loading', 'refused', 'network', 'timeout', 'http', 'contract'];

  it('are what its calls and its own values can bring about', () => {
    expect(statesOf(element('about-us'), model)).to.deep.equal(['ready']);
    expect(statesOf(element('repay-slip'), model)).to.deep.equal(['ready', 'empty']);
    expect(statesOf(element('complaint-list', 'problemList'), model)).to.have.members(['ready', 'empty', ...faults]);
    expect(statesOf(element('complaint-submit', 'problemSave'), model)).to.have.members(['ready', 'lost', ...faults]);
  });

  it('are empty by what the element is given, where it asks no server', () => {
    const empty: Choices = { ...defaults, state: 'empty', properties: { info: '{"repayAmount":1}' } };
    expect(propertiesOf(element('repay-slip'), { ...empty, state: 'ready' })).to.have.property('info', '{"repayAmount":1}');
    expect(propertiesOf(element('repay-slip'), empty)).to.deep.equal({});
    const code = { ...element('repay-code'), attributes: [{ name: 'pay-code', type: 'string', doc: '' } as const] };
    expect(attributesOf(code, { ...empty, state: 'ready' }, 'w')).to.have.property('pay-code');
    expect(attributesOf(code, empty, 'w')).not.to.have.property('pay-code');
    expect(given('payment-instructions', empty).config).to.equal('{"paymentInstructions":[]}');
  });
});
