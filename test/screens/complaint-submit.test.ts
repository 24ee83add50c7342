import { aTimeout, expect, nextFrame } from '@open-wc/testing';
import contract from '../../elements/complaint-submit.js';
import { findExif } from '../../src/lib/image-bytes.js';
import { dropped, json, mockApi, ok, raw, refused, type Call, type MockApi } from '../kit/mock-api.js';
import { asItIs, online } from '../kit/page-state.js';
import { mount, type Screen } from '../kit/screen.js';
import { jpeg, pick, textFile, turnedJpeg } from '../kit/photos.js';

const init = {
  problemType: [
    { title: 'Collection', value: 1 },
    { title: 'Repayment', value: '3' },
  ],
  problemSonType: [{ title: 'Rude language', value: '11' }],
  orderList: [],
};
const chosen = { 'problem-type': '1', 'problem-son-type': '11', 'order-no': 'o-1' };
const words = 'They call my sister every night.';

const send = (screen: Screen) => screen.button('Send');
const field = (screen: Screen) => screen.input('description');
const tiles = (screen: Screen) => Array.from(screen.root.querySelectorAll<HTMLElement>('.upload__tile'));
const toasts = (screen: Screen) => screen.heard('loan-toast').map(({ text }) => text);
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('loan-draft:'));

async function imageOf(call: Call): Promise<File> {
  const { problemImage } = Object(call.body);
  if (!(problemImage instanceof File)) throw new Error('no file was sent');
  return problemImage;
}

describe('<complaint-submit>', () => {
  let server: MockApi;
  beforeEach(() => {
    localStorage.clear();
    let uploads = 0;
    server = mockApi()
      .on('problemInit', ok(init))
      .on('problemSave', ok())
      .on('problemUpload', () => {
        uploads += 1;
        return ok({ url: `https://cdn.example/${uploads}.jpg` });
      });
  });
  afterEach(() => server.restore());

  const open = (attributes: Record<string, string> = chosen) => mount(contract, attributes);
  const uploaded = (screen: Screen, count: number) =>
    screen.until(() => screen.root.querySelectorAll('.upload__tile--sent').length === count, `${count} uploads`);

  it('shows the chosen type and sub-type, asked for with the session alone', async () => {
    const screen = await open();
    expect(screen.text()).to.contain('Collection').and.to.contain('Rude language').and.to.contain('0/200').and.to.contain('3 weekdays');
    expect(server.calls('problemInit')[0]?.body).to.deep.equal({});
    const plain = await open({ 'problem-type': '3' });
    expect(plain.text()).to.contain('Repayment').and.not.to.contain('Rude');
  });

  it('takes any value a lender may give a type: a number or a text', async () => {
    server.on(
      'problemInit',
      ok({ problemType: [{ title: 'Late fee', value: 'late fee' }], problemSonType: [{ title: 'Twice', value: 's.2' }] }),
    );
    const screen = await open({ 'problem-type': 'late fee', 'problem-son-type': 's.2' });
    expect(screen.text()).to.contain('Late fee').and.to.contain('Twice');
    screen.type('description', 'x');
    send(screen).click();
    expect((await server.called('problemSave')).body).to.deep.include({ problemType: 'late fee', problemSonType: 's.2' });
  });

  it('wants a text', async () => {
    const screen = await open();
    for (const text of ['', '   ', '   ']) {
      screen.type('description', text);
      send(screen).focus();
      send(screen).click();
      await nextFrame();
      expect(screen.root.activeElement).to.equal(field(screen));
    }
    expect(toasts(screen)).to.deep.equal(Array(3).fill('Please fill in your comments and suggestions'));
    expect(field(screen).getAttribute('aria-invalid')).to.equal('true');
    expect(server.calls('problemSave')).to.have.length(0);
    screen.type('description', 'x');
    await nextFrame();
    expect(field(screen).hasAttribute('aria-invalid')).to.equal(false);
  });

  it('takes 200 characters and ignores what is put in beyond them, where it is put in', async () => {
    const screen = await open();
    screen.type('description', `${'a'.repeat(100)}${'b'.repeat(300)}`);
    await screen.until(() => screen.text().includes('200/200'));
    expect(field(screen).value).to.equal('a'.repeat(100) + 'b'.repeat(100));
    screen.type('description', `${'a'.repeat(100)}X${'b'.repeat(100)}`);
    await nextFrame();
    expect(field(screen).value).to.equal('a'.repeat(100) + 'b'.repeat(100));
    const box = screen.root.querySelector('textarea');
    if (!box) throw new Error('no text');
    box.focus();
    const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
    set?.call(box, `${'a'.repeat(50)}XYZ${'a'.repeat(50)}${'b'.repeat(100)}`);
    box.setSelectionRange(53, 53);
    box.dispatchEvent(new Event('input', { bubbles: true }));
    await nextFrame();
    expect([box.value, box.selectionStart]).to.deep.equal(['a'.repeat(100) + 'b'.repeat(100), 50]);
    screen.type('description', '👍'.repeat(201));
    await nextFrame();
    expect(Array.from(field(screen).value)).to.have.length(200);
    expect(screen.text()).to.contain('200/200');
  });

  it('sends, clears the stored order, says so for 1.5 s, and replaces the page', async () => {
    localStorage.setItem('orderNo', 'o-1');
    const screen = await open();
    let [sent, left] = [0, 0];
    // By the events themselves: a busy machine looks late.
    screen.element.addEventListener('loan-complaint-sent', () => (sent = performance.now()));
    screen.element.addEventListener('loan-navigate', () => (left = performance.now()));
    screen.type('description', words);
    send(screen).click();
    await screen.until(() => screen.root.querySelector('dialog') !== null);
    expect(server.calls('problemSave')[0]?.body).to.deep.equal({
      problemType: '1',
      problemSonType: '11',
      problemDetail: words,
      problemImage: '',
      orderNo: 'o-1',
    });
    expect(localStorage.getItem('orderNo')).to.equal(null);
    expect(drafts()).to.deep.equal([]);
    expect(screen.heard('loan-complaint-sent')).to.deep.equal([{}]);
    await screen.until(() => screen.heard('loan-navigate').length === 1);
    expect(left - sent).to.be.within(1450, 4000);
    expect(screen.heard('loan-navigate')[0]).to.deep.include({ route: 'complaint', replace: true });
    await screen.until(() => screen.root.querySelector('dialog') === null);
  });

  it('leaves nothing behind when it is taken away while it says so', async () => {
    const screen = await open();
    screen.type('description', words);
    send(screen).click();
    await screen.until(() => screen.root.querySelector('dialog') !== null);
    screen.element.remove();
    await aTimeout(1700);
    expect(screen.heard('loan-navigate')).to.have.length(0);
  });

  it('sends once for five clicks and for two elements of one session', async () => {
    server.hold('problemSave');
    const [one, two] = [await open(), await open()];
    for (const screen of [one, two]) screen.type('description', words);
    await nextFrame();
    for (let n = 0; n < 5; n += 1) send(one).click();
    send(two).click();
    await server.called('problemSave');
    await nextFrame();
    expect(send(one).getAttribute('aria-busy')).to.equal('true');
    expect(field(one)).to.have.property('readOnly', true);
    server.calls('problemSave')[0]?.answer(ok());
    await one.until(() => one.heard('loan-complaint-sent').length === 1);
    expect(server.calls('problemSave')).to.have.length(1);
    expect(two.heard('loan-complaint-sent')).to.have.length(0);
  });

  it('shows what was sent from another element no more, and keeps there what was not', async () => {
    server.hold('problemSave');
    const [one, two, other] = [await open(), await open(), await open({ ...chosen, 'order-no': 'o-2' })];
    for (const screen of [one, two, other]) screen.type('description', words);
    await nextFrame();
    send(one).click();
    const call = await server.called('problemSave');
    await nextFrame();
    expect([two, other].map((screen) => send(screen).getAttribute('aria-busy'))).to.deep.equal(['true', null]);
    call.answer(ok());
    await two.until(() => field(two).value === '');
    await nextFrame();
    expect(field(other).value).to.equal(words);
  });

  it('leaves to another element the words that were not sent, and keeps them', async () => {
    server.hold('problemSave');
    const [one, two] = [await open(), await open()];
    one.type('description', words);
    two.type('description', 'Something else.');
    await nextFrame();
    send(one).click();
    const call = await server.called('problemSave');
    expect(call.body).to.deep.include({ problemDetail: words });
    await nextFrame();
    call.answer(ok());
    await one.until(() => one.heard('loan-complaint-sent').length === 1);
    await nextFrame();
    expect([one, two].map((screen) => field(screen).value)).to.deep.equal(['', 'Something else.']);
    expect(field(await open()).value).to.equal('Something else.');
  });

  it('ends what was sent for its own order, and says so to the other without leaving it', async () => {
    server.hold('problemSave');
    localStorage.setItem('orderNo', 'o-2');
    const screen = await open();
    screen.type('description', words);
    send(screen).click();
    const call = await server.called('problemSave');
    screen.element.setAttribute('order-no', 'o-2');
    await screen.until(() => field(screen).value === '');
    screen.type('description', 'Something else.');
    await nextFrame();
    expect(send(screen).getAttribute('aria-busy')).to.equal(null);
    call.answer(ok());
    await screen.until(() => screen.heard('loan-complaint-sent').length === 1);
    expect(toasts(screen)).to.deep.equal(['Your complaint was sent']);
    await aTimeout(1700);
    expect(screen.root.querySelector('dialog')).to.equal(null);
    expect(screen.heard('loan-navigate')).to.have.length(0);
    expect(field(screen).value).to.equal('Something else.');
    expect(localStorage.getItem('orderNo')).to.equal('o-2');
    screen.element.setAttribute('order-no', 'o-1');
    await screen.until(() => field(screen).value === '');
  });

  it('sends nothing of another order that comes while the images are on their way', async () => {
    server.hold('problemUpload');
    const screen = await open();
    screen.type('description', words);
    pick(screen, await jpeg(20, 10));
    await server.called('problemUpload');
    send(screen).click();
    await nextFrame();
    screen.element.setAttribute('order-no', 'o-2');
    await screen.until(() => field(screen).value === '');
    screen.element.setAttribute('order-no', 'o-1');
    await screen.until(() => field(screen).value === words && !send(screen).hasAttribute('aria-busy'));
    expect(server.calls('problemSave')).to.have.length(0);
  });

  it('goes on when it is moved, and is known when it was taken away and put back', async () => {
    server.hold('problemSave');
    const screen = await open();
    const place = document.createElement('div');
    screen.element.parentElement?.append(place);
    screen.type('description', words);
    send(screen).click();
    const call = await server.called('problemSave');
    place.append(screen.element);
    await nextFrame();
    expect(call.aborted).to.equal(false);
    screen.element.remove();
    await nextFrame();
    place.append(screen.element);
    await screen.until(() => screen.root.querySelector('[name=description]') !== null);
    expect(field(screen).value).to.equal(words);
    expect(send(screen).getAttribute('aria-busy')).to.equal('true');
    send(screen).click();
    call.answer(ok());
    await screen.until(() => field(screen).value === '');
    expect(screen.heard('loan-complaint-sent')).to.have.length(1);
    expect(server.calls('problemSave')).to.have.length(1);
    expect(drafts()).to.deep.equal([]);
  });

  it('can be sent anew where it was taken away while its images were on their way', async () => {
    server.hold('problemUpload');
    const screen = await open();
    screen.type('description', words);
    pick(screen, await jpeg(20, 10));
    await server.called('problemUpload');
    send(screen).click();
    screen.element.remove();
    await nextFrame();
    const again = await open();
    expect(field(again).value).to.equal(words);
    send(again).click();
    await again.until(() => again.heard('loan-complaint-sent').length === 1);
  });

  const unknown = 'The answer was lost: your complaint may have arrived. Please look under “My complaints” before you send it again.';
  for (const [what, reply, kind, said] of [
    ['a refusal', refused(5005, 'A picture is missing.'), 'refused', 'A picture is missing.'],
    ['a dropped answer', dropped, 'network', unknown],
    ['a gateway page', raw('<html>', 502), 'http', unknown],
  ] as const) {
    it(`keeps everything after ${what}, and says what is known`, async () => {
      const screen = await open();
      screen.type('description', words);
      pick(screen, await jpeg(20, 10));
      await uploaded(screen, 1);
      server.on('problemSave', reply);
      send(screen).click();
      await screen.until(() => screen.heard('loan-error').length === 1);
      expect(screen.heard('loan-error')[0]).to.deep.include({ kind, endpoint: 'problemSave' });
      const doubt = () => screen.root.querySelector('.notice[role=status]')?.textContent ?? '';
      if (said === unknown) {
        await screen.until(() => doubt() === `It may have gone through${unknown}My complaints`);
        expect(toasts(screen)).to.not.include(said);
      } else {
        expect(toasts(screen).pop()).to.equal(said);
        expect(doubt()).to.equal('');
      }
      await screen.until(() => !send(screen).hasAttribute('aria-busy'));
      expect(field(screen).value).to.equal(words);
      expect(tiles(screen)).to.have.length(1);
      expect(drafts()).to.have.length(1);
      // What may have arrived may still, whatever is said of a second one.
      server.on('problemSave', refused(5005, 'Not now.'));
      send(screen).click();
      await screen.until(() => toasts(screen).pop() === 'Not now.');
      expect(doubt() !== '').to.equal(said === unknown);
      await screen.until(() => !send(screen).hasAttribute('aria-busy'));
      server.on('problemSave', ok());
      send(screen).click();
      await screen.until(() => screen.heard('loan-complaint-sent').length === 1);
      expect(doubt()).to.equal('');
    });
  }

  it('leads from what may have arrived to the complaints, and says nothing of it about another order', async () => {
    const screen = await open();
    screen.type('description', words);
    server.on('problemSave', dropped);
    send(screen).click();
    await screen.until(() => screen.text().includes(unknown));
    screen.button('My complaints').click();
    expect(screen.heard('loan-navigate').pop()).to.include({ route: 'complaintList' });
    screen.element.setAttribute('order-no', 'B-2');
    await screen.until(() => !screen.text().includes(unknown));
  });

  it('sends once for a double tap whose first was answered between the two, and again when it is pressed again', async () => {
    const screen = await open();
    screen.type('description', words);
    server.on('problemSave', dropped);
    const tap = (detail: number) => send(screen).dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, detail }));
    tap(1);
    await screen.until(() => screen.heard('loan-error').length === 1 && !send(screen).hasAttribute('aria-busy'));
    tap(2);
    tap(3);
    await nextFrame();
    expect(server.calls('problemSave')).to.have.length(1);
    tap(1);
    await screen.until(() => screen.heard('loan-error').length === 2);
    expect(server.calls('problemSave')).to.have.length(2);
  });

  it('does not speak of a lost answer where there was no network to send by', async () => {
    const screen = await open();
    screen.type('description', words);
    server.on('problemSave', dropped);
    try {
      online(false);
      send(screen).click();
      await screen.until(() => screen.heard('loan-error').length === 1);
      expect(toasts(screen)).to.deep.equal(['There is no connection. Please check your network and try again.']);
      expect(field(screen).value).to.equal(words);
    } finally {
      asItIs();
    }
  });

  describe('images', () => {
    it('are sent one by one and joined by commas', async () => {
      const screen = await open();
      screen.type('description', words);
      pick(screen, await jpeg(20, 10));
      pick(screen, await jpeg(10, 20));
      await uploaded(screen, 2);
      expect(toasts(screen)).to.deep.equal(['Upload succeeded!', 'Upload succeeded!']);
      expect(screen.root.querySelector('input[type=file]')?.hasAttribute('multiple')).to.equal(false);
      send(screen).click();
      const { body } = await server.called('problemSave');
      expect(body).to.deep.include({ problemImage: 'https://cdn.example/1.jpg,https://cdn.example/2.jpg' });
    });

    it('are as many as there are, whatever is in their addresses', async () => {
      server.on('problemUpload', ok({ url: 'https://cdn.example/a,b.jpg?w=1,2' }));
      const screen = await open();
      screen.type('description', words);
      pick(screen, await jpeg(20, 10));
      await uploaded(screen, 1);
      send(screen).click();
      const { body } = await server.called('problemSave');
      expect(body).to.deep.include({ problemImage: 'https://cdn.example/a%2Cb.jpg?w=1%2C2' });
    });

    it('are made small on the phone: 1600 px, JPEG, upright, without the notes of the camera', async () => {
      const screen = await open();
      pick(screen, await turnedJpeg(2400, 1200, 6));
      const image = await imageOf(await server.called('problemUpload'));
      expect(image.type).to.equal('image/jpeg');
      expect(findExif(new Uint8Array(await new Response(image).arrayBuffer()))).to.equal(undefined);
      const drawn = await createImageBitmap(image);
      expect([drawn.width, drawn.height]).to.deep.equal([800, 1600]);
      expect(server.calls('problemUpload')[0]?.headers).to.have.property('swift');
    });

    it('are upright however the camera was held', async () => {
      const corner = { topLeft: [0.2, 0.2], topRight: [0.8, 0.2], bottomRight: [0.8, 0.8], bottomLeft: [0.2, 0.8] } as const;
      // Where its first corner is seen, for each orientation of Exif; from 5 on it lies on its side.
      const seen = ['topLeft', 'topRight', 'bottomRight', 'bottomLeft', 'topLeft', 'topRight', 'bottomRight', 'bottomLeft'];
      for (const [index, first] of seen.entries()) {
        const screen = await open();
        const before = server.calls('problemUpload').length;
        pick(screen, await turnedJpeg(240, 120, index + 1));
        const drawn = await createImageBitmap(await imageOf(await server.called('problemUpload', before)));
        expect([drawn.width, drawn.height], `orientation ${index + 1}`).to.deep.equal(index < 4 ? [240, 120] : [120, 240]);
        const canvas = Object.assign(document.createElement('canvas'), { width: drawn.width, height: drawn.height });
        const context = canvas.getContext('2d');
        context?.drawImage(drawn, 0, 0);
        const blue = Object.entries(corner).filter(([, [x, y]]) => {
          const [red = 0, , tone = 0] = context?.getImageData(x * drawn.width, y * drawn.height, 1, 1).data ?? [];
          return tone > red;
        });
        expect(
          blue.map(([name]) => name),
          `orientation ${index + 1}`,
        ).to.deep.equal([first]);
      }
    });

    it('stay as large as they are when they are small', async () => {
      const screen = await open();
      pick(screen, await jpeg(120, 90));
      const drawn = await createImageBitmap(await imageOf(await server.called('problemUpload')));
      expect([drawn.width, drawn.height]).to.deep.equal([120, 90]);
    });

    it('are refused by name when they are none, whatever they call themselves', async () => {
      const screen = await open();
      pick(screen, textFile('receipt.jpg', 'hello', 'image/jpeg'));
      await screen.until(() => toasts(screen).length === 1);
      pick(screen, textFile('evil.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'));
      await screen.until(() => toasts(screen).length === 2);
      pick(screen, new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])], 'broken.jpg', { type: 'image/jpeg' }));
      await screen.until(() => toasts(screen).length === 3);
      expect(toasts(screen).join()).to.contain('receipt.jpg').and.to.contain('evil.svg').and.to.contain('broken.jpg');
      expect(tiles(screen)).to.have.length(0);
      expect(server.calls('problemUpload')).to.have.length(0);
    });

    it('are refused by name when they are too large in spite of all', async () => {
      const screen = await open();
      const [huge, large] = [await jpeg(20, 10, 'huge.jpg'), await jpeg(20, 10, 'large.jpg')];
      const { toBlob } = HTMLCanvasElement.prototype;
      const weighing = (bytes: number) =>
        Object.assign(HTMLCanvasElement.prototype, {
          toBlob: (take: BlobCallback) => take(new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' })),
        });
      try {
        weighing(10 * 1024 * 1024 + 1);
        pick(screen, huge);
        await screen.until(() => toasts(screen).length === 1);
        expect(toasts(screen)).to.deep.equal(['“huge.jpg” is larger than 10 MB.']);
        expect(server.calls('problemUpload')).to.have.length(0);
        weighing(10 * 1024 * 1024);
        pick(screen, large);
        await uploaded(screen, 1);
      } finally {
        Object.assign(HTMLCanvasElement.prototype, { toBlob });
      }
    });

    it('are nine at most', async () => {
      const screen = await open();
      const photo = await jpeg(8, 8);
      const input = screen.root.querySelector('input[type=file]');
      for (let n = 0; n < 9; n += 1) pick(screen, photo);
      if (input) pick(screen, photo, input);
      await uploaded(screen, 9);
      expect(screen.text()).to.contain('9/9');
      expect(screen.root.querySelector('input[type=file]')).to.equal(null);
      expect(server.calls('problemUpload')).to.have.length(9);
    });

    it('show their progress and can be given up', async () => {
      server.hold('problemUpload');
      const screen = await open();
      pick(screen, await jpeg(20, 10));
      const call = await server.called('problemUpload');
      call.progress(0.5);
      await screen.until(() => screen.root.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow') === '50');
      screen.button('Cancel photo.jpg').click();
      await screen.until(() => tiles(screen).length === 0);
      await screen.until(() => call.aborted);
      expect(screen.heard('loan-error')).to.have.length(0);
      expect(toasts(screen)).to.deep.equal([]);
    });

    it('say when they failed, and are sent again', async () => {
      server.on('problemUpload', refused('13', 'The store is full.'));
      const screen = await open();
      pick(screen, await jpeg(20, 10));
      await screen.until(() => toasts(screen).includes('The store is full.'));
      server.on('problemUpload', ok({ url: 'https://cdn.example/again.jpg' }));
      const retry = screen.button('Retry photo.jpg');
      for (let n = 0; n < 3; n += 1) retry.click();
      await uploaded(screen, 1);
      expect(server.calls('problemUpload')).to.have.length(2);
    });

    it('are waited for before anything is sent', async () => {
      server.hold('problemUpload');
      const screen = await open();
      screen.type('description', words);
      pick(screen, await jpeg(20, 10));
      const call = await server.called('problemUpload');
      send(screen).click();
      await nextFrame();
      expect(send(screen).getAttribute('aria-busy')).to.equal('true');
      expect(server.calls('problemSave')).to.have.length(0);
      call.answer(ok({ url: '/up/1.jpg' }));
      expect((await server.called('problemSave')).body).to.deep.include({ problemImage: '/up/1.jpg' });
    });

    it('given up while they are waited for stop the sending, and leave the rest as it was', async () => {
      server.hold('problemUpload');
      const screen = await open();
      screen.type('description', words);
      const photo = await jpeg(20, 10);
      pick(screen, photo);
      pick(screen, photo);
      const [first, second] = [await server.called('problemUpload', 0), await server.called('problemUpload', 1)];
      send(screen).click();
      await nextFrame();
      screen.button('Cancel photo.jpg').click();
      await screen.until(() => !send(screen).hasAttribute('aria-busy'));
      expect(first.aborted).to.equal(true);
      second.answer(ok({ url: '/up/2.jpg' }));
      await uploaded(screen, 1);
      await aTimeout(20);
      expect(server.calls('problemSave')).to.have.length(0);
      expect(field(screen).value).to.equal(words);
      send(screen).click();
      expect((await server.called('problemSave')).body).to.deep.include({ problemDetail: words, problemImage: '/up/2.jpg' });
    });

    it('that turn out to be none while they are waited for stop the sending', async () => {
      const screen = await open();
      screen.type('description', words);
      pick(screen, textFile('receipt.jpg', 'hello', 'image/jpeg'));
      send(screen).click();
      await screen.until(() => toasts(screen).join().includes('receipt.jpg'));
      await screen.until(() => !send(screen).hasAttribute('aria-busy'));
      expect(server.calls('problemSave')).to.have.length(0);
      send(screen).click();
      expect((await server.called('problemSave')).body).to.deep.include({ problemImage: '' });
    });

    it('that failed are named instead of sending without them', async () => {
      server.hold('problemUpload');
      const screen = await open();
      screen.type('description', words);
      pick(screen, await jpeg(20, 10));
      const call = await server.called('problemUpload');
      send(screen).click();
      call.answer(refused('13', 'The store is full.'));
      await screen.until(() => toasts(screen).length === 1 && !send(screen).hasAttribute('aria-busy'));
      // The reason can be read before the name comes.
      await aTimeout(1500);
      expect(toasts(screen)).to.deep.equal(['The store is full.']);
      await screen.until(() => toasts(screen).length === 2);
      expect(toasts(screen)[1]).to.contain('photo.jpg');
      send(screen).click();
      await screen.until(() => toasts(screen).length === 3);
      expect(toasts(screen)[2]).to.contain('photo.jpg');
      expect(server.calls('problemSave')).to.have.length(0);
      await screen.until(() => !send(screen).hasAttribute('aria-busy'));
      screen.button('Remove photo.jpg').click();
      send(screen).click();
      expect((await server.called('problemSave')).body).to.deep.include({ problemImage: '' });
    }).timeout(5000);

    it('give their object urls back', async () => {
      const [make, release] = [URL.createObjectURL, URL.revokeObjectURL];
      const open_ = new Set<string>();
      URL.createObjectURL = (blob) => {
        const url = make.call(URL, blob);
        open_.add(url);
        return url;
      };
      URL.revokeObjectURL = (url) => {
        open_.delete(url);
        release.call(URL, url);
      };
      try {
        const screen = await open();
        for (let n = 0; n < 3; n += 1) pick(screen, await jpeg(20, 10));
        pick(screen, textFile('a.txt', 'no', 'image/png'));
        await uploaded(screen, 3);
        expect(open_.size).to.equal(3);
        screen.button('Remove photo.jpg').click();
        expect(open_.size).to.equal(2);
        screen.element.remove();
        await aTimeout(20);
        expect(open_.size).to.equal(0);
      } finally {
        URL.createObjectURL = make;
        URL.revokeObjectURL = release;
      }
    });

    it('with a hostile address were not sent: it is said, and they go again under another one', async () => {
      server.on('problemUpload', ok({ url: 'javascript:alert(1)' }));
      const screen = await open();
      pick(screen, await jpeg(20, 10));
      await screen.until(() => screen.heard('loan-error').length === 1);
      expect(screen.heard('loan-error')[0]).to.deep.include({ kind: 'contract', endpoint: 'problemUpload' });
      expect(JSON.stringify(localStorage)).not.to.contain('javascript:');
      server.on('problemUpload', ok({ url: 'https://img.example/1.jpg' }));
      screen.button('Retry photo.jpg').click();
      await uploaded(screen, 1);
    });
  });

  describe('the draft', () => {
    it('is nobody else’s where a page names no user: each session has its own', async () => {
      const first = await open({ ...chosen, 'user-id': '', 'session-id': 'sA', 'device-id': 'd1' });
      first.type('description', words);
      await nextFrame();
      const other = await open({ ...chosen, 'user-id': '', 'session-id': 'sB', 'device-id': 'd1' });
      expect(field(other).value).to.equal('');
      const again = await open({ ...chosen, 'user-id': '', 'session-id': 'sA', 'device-id': 'd1' });
      expect(field(again).value).to.equal(words);
      expect(JSON.stringify(localStorage)).not.to.contain('sA');
    });

    it('survives a killed page, per user and order, and is gone after sending', async () => {
      const first = await open();
      first.type('description', words);
      pick(first, await jpeg(20, 10));
      await uploaded(first, 1);
      first.element.remove();
      await nextFrame();
      const other = await open({ ...chosen, 'order-no': 'o-2' });
      expect(field(other).value).to.equal('');
      const stranger = await open({ ...chosen, 'user-id': 'u2' });
      expect(field(stranger).value).to.equal('');
      const screen = await open();
      expect(field(screen).value).to.equal(words);
      expect(tiles(screen)[0]?.querySelector('img')?.src).to.equal('https://cdn.example/1.jpg');
      send(screen).click();
      expect((await server.called('problemSave')).body).to.deep.include({
        problemDetail: words,
        problemImage: 'https://cdn.example/1.jpg',
      });
      await screen.until(() => screen.heard('loan-complaint-sent').length === 1);
      expect(drafts()).to.deep.equal([]);
      expect(field(await open()).value).to.equal('');
    });

    it('is 7 days old at most, and what is older goes', async () => {
      const first = await open();
      first.type('description', words);
      first.element.remove();
      await nextFrame();
      const [key = ''] = drafts();
      const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
      expect(kept.until).to.be.closeTo(Date.now() + 7 * 24 * 3600_000, 60_000);
      localStorage.setItem(key, JSON.stringify({ ...kept, until: Date.now() - 1 }));
      const screen = await open({ ...chosen, 'order-no': 'o-9' });
      expect(drafts()).to.deep.equal([]);
      expect(field(screen).value).to.equal('');
    });

    it('comes back when the clock was set back, and lives 7 days from then', async () => {
      const first = await open();
      first.type('description', words);
      first.element.remove();
      await nextFrame();
      const [key = ''] = drafts();
      const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify({ ...kept, until: kept.until + 365 * 24 * 3600_000 }));
      expect(field(await open()).value).to.equal(words);
      expect(JSON.parse(localStorage.getItem(key) ?? '{}').until).to.be.closeTo(Date.now() + 7 * 24 * 3600_000, 60_000);
    });

    it('follows the order', async () => {
      const screen = await open();
      screen.type('description', words);
      screen.element.setAttribute('order-no', 'o-2');
      await screen.until(() => field(screen).value === '');
      screen.element.setAttribute('order-no', 'o-1');
      await screen.until(() => field(screen).value === words);
    });

    it('works in a page that may store nothing', async () => {
      const had = Object.getOwnPropertyDescriptor(window, 'localStorage');
      Object.defineProperty(window, 'localStorage', {
        configurable: true,
        get: () => {
          throw new DOMException('no', 'SecurityError');
        },
      });
      try {
        const first = await open({ ...chosen, 'order-no': 'o-7' });
        first.type('description', words);
        first.element.remove();
        await nextFrame();
        expect(field(await open({ ...chosen, 'order-no': 'o-7' })).value).to.equal(words);
      } finally {
        if (had) Object.defineProperty(window, 'localStorage', had);
      }
    });

    it('holds no secret', async () => {
      const screen = await open({ ...chosen, phone: '0712345678', 'session-id': 'SECRET-9' });
      screen.type('description', words);
      const kept = drafts().map((key) => key + String(localStorage.getItem(key)));
      expect(kept.join()).to.contain(words).and.not.to.contain('0712345678').and.not.to.contain('SECRET-9');
    });
  });

  it('keeps what was typed when it is moved', async () => {
    const screen = await open();
    screen.type('description', words);
    const place = document.createElement('div');
    document.body.append(place);
    place.append(screen.element);
    await nextFrame();
    expect(field(screen).value).to.equal(words);
    expect(server.calls('problemInit')).to.have.length(1);
    place.remove();
  });

  it('takes the stored order where it is given none', async () => {
    localStorage.setItem('orderNo', 'o-5');
    const screen = await open({ 'problem-type': '3' });
    screen.type('description', words);
    send(screen).click();
    expect((await server.called('problemSave')).body).to.deep.include({ orderNo: 'o-5', problemSonType: '' });
  });

  it('names the missing type', async () => {
    const screen = await open({ 'order-no': 'o-1' });
    expect(screen.state()).to.equal('error');
    expect(screen.text()).to.contain('problem-type');
  });

  it('says what went wrong, and tries again', async () => {
    server.on('problemInit', json({ code: 0, data: { problemType: 'x' } }));
    const screen = await open();
    expect(screen.state()).to.equal('error');
    server.on('problemInit', ok(init));
    screen.button('Retry').click();
    await screen.until(() => screen.state() === 'ready');
  });

  for (const theme of ['light', 'dark']) {
    it(`is accessible, ${theme}`, async () => {
      const screen = await open({ ...chosen, theme });
      await expect(screen.element).to.be.accessible();
      server.on('problemUpload', refused('13', 'Full.'));
      pick(screen, await jpeg(20, 10));
      await screen.until(() => screen.root.querySelector('.upload__retry') !== null);
      server.hold('problemUpload');
      pick(screen, await jpeg(20, 10));
      await server.called('problemUpload', 1);
      send(screen).click();
      await nextFrame();
      await expect(screen.element).to.be.accessible();
    });

    it(`is accessible when it was sent, ${theme}`, async () => {
      const screen = await open({ ...chosen, theme });
      screen.type('description', words);
      send(screen).click();
      await screen.until(() => screen.root.querySelector('dialog') !== null);
      await aTimeout(200);
      await expect(screen.element).to.be.accessible();
    });
  }
});
