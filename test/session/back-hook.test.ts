import { expect } from '@open-wc/testing';
import { $config, configure } from '../../src/config/config.js';
import { scopeOf } from './scope-kit.js';

describe('the hook of the shell’s back', () => {
  const settings = $config.get();
  afterEach(() => $config.set(settings));

  it('has the configured name, also when it is configured after the screen is there', () => {
    const { scope, close } = scopeOf();
    let asked = 0;
    scope.onBack(() => {
      asked += 1;
      return true;
    });
    configure({ bridge: { backHook: 'lateBack' } });
    expect(Reflect.apply(Reflect.get(window, 'lateBack'), window, [])).to.equal(true);
    expect(asked).to.equal(1);
    close();
    expect(Reflect.apply(Reflect.get(window, 'lateBack'), window, [])).to.equal(false);
  });

  it('is no element that the page calls so', () => {
    const link = Object.assign(document.createElement('a'), { id: 'namedBack' });
    document.body.append(link);
    configure({ bridge: { backHook: 'namedBack' } });
    const { scope, close } = scopeOf();
    scope.onBack(() => true);
    expect(Reflect.apply(Reflect.get(window, 'namedBack'), window, [])).to.equal(true);
    close();
    link.remove();
    expect(Reflect.apply(Reflect.get(window, 'namedBack'), window, [])).to.equal(false);
  });
});
