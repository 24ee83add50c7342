import { expect } from '@open-wc/testing';
import type { Config } from '../../src/config/config.js';
import { scopeOf } from './scope-kit.js';

describe('what a page is told of where a url leads', () => {
  const session = { userId: 'u1', sessionId: 'sess-1', phone: '0712345678' };

  function told(url: string, options: Parameters<ReturnType<typeof scopeOf>['scope']['follow']>[2] = {}, config: Config = {}) {
    const { scope, heard, close } = scopeOf(session, config);
    scope.follow(url, 'url', options);
    close();
    expect(heard.map(({ name }) => name)).to.deep.equal(['loan-navigate']);
    return { url: '', route: '', params: {}, ...heard[0]?.detail };
  }

  it('is its own query, read as its page reads it, and what the screen adds', () => {
    const { route, params, url } = told('/loanDetail?product_id=p1&orderId=a&orderId=o1&from=x%201&empty=', {
      params: { from: 'confirm 1' },
    });
    expect(route).to.equal('loanDetail');
    expect(params).to.deep.equal({ product_id: 'p1', productId: 'p1', orderId: 'o1', from: 'confirm 1', empty: '' });
    expect(url).to.contain(`${window.location.origin}/loanDetail?product_id=p1&orderId=a&orderId=o1&from=confirm+1&empty=`);
  });

  it('has nothing of the session, no secret, and no key that reaches a prototype', () => {
    const { params, url } = told(
      '/order?orderId=o1&userId=u1&session_id=s&eyes=e&tel=0712345678&t=sess-1&to=%2Forder%3FsessionId%3Dsess-1&cardNo=4417123400009876&__proto__=x&constructor=y&prototype=z',
    );
    expect(params).to.deep.equal({ orderId: 'o1' });
    expect(Object.getPrototypeOf(params)).to.equal(Object.prototype);
    expect(url).to.contain('sessionId=sess-1').and.contain('tel=0712345678');
  });

  it('is only what the screen adds where the url is no page of ours', () => {
    expect(told('https://shop.example/loanDetail?orderId=o1')).to.deep.include({ route: null, params: {} });
    expect(told('/else?orderId=o1', { params: { from: 'x' } })).to.deep.include({ route: null, params: { from: 'x' } });
  });

  it('is the same below a base, and where the routes of pages are hashes', () => {
    for (const h5Base of ['https://h5.example', 'https://h5.example/app/', 'https://h5.example/#', 'https://h5.example/app#/', '/app/#']) {
      const config = { h5Base };
      const { scope, close } = scopeOf(session, config);
      const link = new URL(scope.link('order', { orderId: 'o1', note: 'a&b' }), window.location.href).href;
      close();
      const bare = link.replace(/(userId|sessionId|phone)=[^&]*&/g, '');
      expect(bare).to.match(/\/order\?orderId=o1&note=a%26b$/);
      const { route, params, url } = told(bare, { params: { from: 'confirm' } }, config);
      expect([h5Base, route, params]).to.deep.equal([h5Base, 'order', { orderId: 'o1', note: 'a&b', from: 'confirm' }]);
      const query = /\/order\?([^#]*)$/.exec(url)?.[1];
      expect(Object.fromEntries(new URLSearchParams(query))).to.deep.include({ ...session, orderId: 'o1', from: 'confirm' });
      expect(url.startsWith(link.split('/order')[0] ?? '')).to.equal(true);
    }
    expect(told('https://h5.example/app#/order?orderId=o1', {}, { h5Base: 'https://h5.example/#' })).to.deep.include({ route: null });
  });

  it('names neither the credential nor the phone in an event, wherever the server wrote them', () => {
    const { scope, close } = scopeOf(session, { urls: { origins: [] } });
    const tell = (url: string) => scope.told(url);
    expect(tell('https://else.example/x?sessionId=a&b=1&tel=0712345678#top')).to.equal('https://else.example/x?b=1&tel=•••#top');
    expect(tell('https://else.example/#/order?session_id=a&b=1%202&s=sess-1')).to.equal('https://else.example/#/order?b=1%202&s=•••');
    expect(tell('https://else.example/#phone=0712345678&b=1')).to.equal('https://else.example/#b=1');
    expect(tell('https://else.example/s/sess-1/ok?b=1')).to.equal('https://else.example/s/•••/ok?b=1');
    expect(tell('https://else.example/x?to=https%3A%2F%2Fh5%2Forder%3FsessionId%3Dsess-1%26b%3D1&b=1')).to.equal(
      'https://else.example/x?to=https%3A%2F%2Fh5%2Forder%3FsessionId%3D•••%26b%3D1&b=1',
    );
    expect(tell('https://else.example/x?phone=1&session_id=2&session-id=3')).to.equal('https://else.example/x');
    for (const url of ['https://else.example/x#/order?b=1%202', 'https://else.example/x#top', 'https://else.example/x#a?b']) {
      expect(tell(url)).to.equal(url);
    }
    close();
  });
});
