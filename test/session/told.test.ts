import { expect } from '@open-wc/testing';
import { scopeOf } from './scope-kit.js';

describe('what a page is told of where a url leads', () => {
  function told(url: string, options: Parameters<ReturnType<typeof scopeOf>['scope']['follow']>[2] = {}) {
    const { scope, heard, close } = scopeOf({ userId: 'u1', sessionId: 'sess-1', phone: '0712345678' });
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
      '/order?orderId=o1&userId=u1&session_id=s&eyes=e&tel=0712345678&t=sess-1&cardNo=4417123400009876&__proto__=x&constructor=y&prototype=z',
    );
    expect(params).to.deep.equal({ orderId: 'o1' });
    expect(Object.getPrototypeOf(params)).to.equal(Object.prototype);
    expect(url).to.contain('sessionId=sess-1').and.contain('tel=0712345678');
  });

  it('is only what the screen adds where the url is no page of ours', () => {
    expect(told('https://shop.example/loanDetail?orderId=o1')).to.deep.include({ route: null, params: {} });
    expect(told('/else?orderId=o1', { params: { from: 'x' } })).to.deep.include({ route: null, params: { from: 'x' } });
  });
});
