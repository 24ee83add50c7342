import { expect } from '@open-wc/testing';
import confirm from '../../elements/loan-confirm.js';
import { define, elementClass } from '../../elements/define.js';
import { $config, configure } from '../../src/config/config.js';

describe('the act of defining', () => {
  const settings = $config.get();
  afterEach(() => $config.set(settings));

  it('registers the class that is given, and under a further name one that is made of it', () => {
    const Given = elementClass(confirm);
    const tag = define(confirm, { prefix: 'given' }, () => Given);
    expect(customElements.get(tag)).to.equal(Given);
    expect(new Given().localName).to.equal(tag);
    const further = define(confirm, { prefix: 'further' }, () => Given);
    expect(document.createElement(further)).to.be.instanceOf(Given);
    expect(Reflect.get(document.createElement(further), 'productId')).to.equal(undefined);
  });

  it('follows the prefix of the configuration, also after the fact', () => {
    const tag = define(confirm);
    configure({ prefix: 'gamma' });
    expect(customElements.get(`gamma-${tag}`)).to.be.a('function');
    expect(customElements.get(`gamma-${tag}`)).not.to.equal(customElements.get(tag));
  });
});
