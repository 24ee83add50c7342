import { expect } from '@open-wc/testing';
import type { Lender } from '../../demo/lender/app.js';
import { DEMO } from '../../demo/lender/demo.js';
import { deleteAccount, sendDeleteCode } from '../../src/api/endpoints/account.js';
import { orderList } from '../../src/api/endpoints/order.js';
import { captchaPath, getSid, getSms, register } from '../../src/api/endpoints/promotion.js';
import { ask, lenderFor, ORIGIN } from './ask.js';

const phone = '13900000001';

async function begin(lender: Lender): Promise<string> {
  return (await ask(lender, getSid, {})).data.sid;
}

const look = (lender: Lender, sid: string, t: number) =>
  lender.fetch(new Request(`${ORIGIN}/roof${captchaPath.replace('{provider}', 'lender')}?sid=${sid}&t=${t}`));

async function letters(lender: Lender, sid: string, t = 1): Promise<string> {
  await look(lender, sid, t);
  return String(Object(await lender.control('GET', `captcha?sid=${sid}`)).letters);
}

async function lastCode(lender: Lender): Promise<string> {
  const messages = await lender.control('GET', 'phone');
  return Array.isArray(messages) ? String(messages.at(-1)?.code) : '';
}

const form = (sid: string, capcode: string, smsCode: string) => ({
  phone,
  capcode,
  sid,
  deviceId: '',
  appName: '',
  merchantNumber: '',
  userName: phone,
  smsCode,
  invite_code: '',
  user_from: '',
  id: DEMO.templates.main,
  app_from: '',
  utm_tag: '',
});

describe('lender: registration', () => {
  it('draws a captcha that can be looked at, a new one when asked', async () => {
    const lender = lenderFor();
    const sid = await begin(lender);
    const image = new Image();
    image.src = URL.createObjectURL(await (await look(lender, sid, 1)).blob());
    await image.decode();
    expect([image.naturalWidth, image.naturalHeight]).to.deep.equal([240, 88]);
    const first = await letters(lender, sid, 1);
    expect(await letters(lender, sid, 1)).to.equal(first);
    expect(await letters(lender, sid, 2)).not.to.equal(first);
  });

  it('registers a phone', async () => {
    const lender = lenderFor();
    const sid = await begin(lender);
    const capcode = (await letters(lender, sid)).toLowerCase();
    expect((await ask(lender, getSms, { phone, capcode, sid })).code).to.equal('0');
    const code = await lastCode(lender);
    expect(code).to.match(/^\d{6}$/);
    expect((await ask(lender, register, form(sid, capcode, code === '000000' ? '111111' : '000000'))).code).to.equal('102');
    expect((await ask(lender, register, form(sid, capcode, code))).code).to.equal('0');
    const again = await begin(lender);
    expect((await ask(lender, getSms, { phone, capcode: await letters(lender, again), sid: again })).code).to.equal('11');
  });

  it('says what is wrong with the letters, and spoils the picture', async () => {
    const lender = lenderFor();
    const sid = await begin(lender);
    const capcode = await letters(lender, sid);
    expect((await ask(lender, getSms, { phone, capcode: '----', sid })).code).to.equal('101');
    expect((await ask(lender, getSms, { phone, capcode, sid })).code).to.equal('101');
    expect((await ask(lender, register, form(sid, capcode, '123456'))).code).to.equal('-1');
    expect((await ask(lender, getSms, { phone, capcode: await letters(lender, sid, 2), sid })).code).to.equal('0');
  });

  it('knows who is registered', async () => {
    const lender = lenderFor();
    const sid = await begin(lender);
    expect((await ask(lender, getSms, { phone: DEMO.phones.registered, capcode: await letters(lender, sid), sid })).code).to.equal('11');
  });
});

describe('lender: account deletion', () => {
  it('deletes with a code, and refuses from then on', async () => {
    const lender = lenderFor();
    const mine = DEMO.phones.borrower;
    expect((await ask(lender, sendDeleteCode, { phone: '0799999999', type: 'del' })).code).to.equal('1404');
    await ask(lender, sendDeleteCode, { phone: mine, type: 'del' });
    const code = await lastCode(lender);
    expect((await ask(lender, deleteAccount, { phone: mine, code: code === '000000' ? '111111' : '000000' })).code).to.equal('1406');
    expect((await ask(lender, deleteAccount, { phone: mine, code })).code).to.equal('0');
    expect((await ask(lender, orderList, {})).code).to.equal(String(DEMO.codes.deleted));
    await lender.control('POST', 'reset');
    expect((await ask(lender, orderList, {})).code).to.equal('0');
  });

  it('stops listening after five wrong codes', async () => {
    const lender = lenderFor();
    const mine = DEMO.phones.borrower;
    await ask(lender, sendDeleteCode, { phone: mine, type: 'del' });
    const code = await lastCode(lender);
    for (let attempt = 0; attempt < 5; attempt += 1) await ask(lender, deleteAccount, { phone: mine, code: 'xxxxxx' });
    expect((await ask(lender, deleteAccount, { phone: mine, code })).code).to.equal('1405');
  });
});
