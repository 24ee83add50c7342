import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import WebSocket from 'ws';
import { freePort } from './free-port.mjs';

/**
 * What test files and the test runner take for granted and Chrome 69 has not. That our own code does without is checked on the built files
 * (floor.mjs).
 */
function lacking() {
  const add = (to, name, value) => name in to || Object.defineProperty(to, name, { value, configurable: true, writable: true });
  window.globalThis = window;
  for (const list of [Array.prototype, String.prototype])
    add(list, 'at', function at(index) {
      return this[index < 0 ? this.length + index : index];
    });
  add(Array.prototype, 'findLast', function findLast(test) {
    return this.slice().reverse().find(test);
  });
  add(Array.prototype, 'toSorted', function toSorted(order) {
    return this.slice().sort(order);
  });
  add(String.prototype, 'replaceAll', function replaceAll(what, by) {
    return what instanceof RegExp ? this.replace(what, by) : this.split(what).join(by);
  });
  add(String.prototype, 'matchAll', function* matchAll(pattern) {
    const again = new RegExp(pattern.source, pattern.flags);
    for (let found = again.exec(this); found; found = again.exec(this)) yield found;
  });
  add(Object, 'fromEntries', (entries) => {
    const made = {};
    for (const [name, value] of entries) made[name] = value;
    return made;
  });
  add(Object, 'hasOwn', (object, name) => Object.prototype.hasOwnProperty.call(object, name));
  add(Promise, 'allSettled', (all) =>
    Promise.all(
      Array.from(all, (one) =>
        Promise.resolve(one).then(
          (value) => ({ status: 'fulfilled', value }),
          (reason) => ({ status: 'rejected', reason }),
        ),
      ),
    ),
  );
  add(Element.prototype, 'replaceChildren', function replaceChildren(...nodes) {
    while (this.firstChild) this.firstChild.remove();
    this.append(...nodes);
  });
  add(window, 'structuredClone', (value) => (value === undefined ? value : JSON.parse(JSON.stringify(value))));
}

/** The page of a browser that listens at a port, once it does. */
async function pageAt(port) {
  for (let left = 100; ; left -= 1) {
    const pages = await fetch(`http://127.0.0.1:${port}/json/list`).then(
      (answer) => answer.json(),
      (error) => {
        if (left === 0) throw error;
        return [];
      },
    );
    const page = pages.find(({ type }) => type === 'page');
    if (page) return page.webSocketDebuggerUrl;
    await pause(100);
  }
}

/** Speaks DevTools to the one page of a browser: none of the libraries that drive newer ones drives these. */
async function open(binary) {
  const port = await freePort();
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--js-flags=--expose-gc', '--hide-scrollbars'];
  const browser = spawn(binary, [...flags, `--remote-debugging-port=${port}`, 'about:blank'], { stdio: 'ignore' });
  process.once('exit', () => browser.kill('SIGKILL'));
  const socket = new WebSocket(await pageAt(port));
  await once(socket, 'open');
  const waiting = [];
  socket.on('message', (bytes) => {
    const { id, result } = JSON.parse(new TextDecoder().decode(bytes));
    if (id !== undefined) waiting[id](result);
  });
  const say = (method, params = {}) =>
    new Promise((resolve) => {
      const id = waiting.push(resolve) - 1;
      socket.send(JSON.stringify({ id, method, params }));
    });
  await say('Page.enable');
  await say('Page.addScriptToEvaluateOnNewDocument', { source: `(${lacking.toString()})();` });
  await say('Emulation.setFocusEmulationEnabled', { enabled: true });
  return { say, end: () => browser.kill() };
}

/** What keys are called by number. */
const KEYS = { Tab: 9, Shift: 16 };
const MODIFIERS = { Shift: 8 };

/** Runs test files in an old Chromium, one at a time. */
export function oldChromiumLauncher(binary) {
  let opening;
  let active;
  const say = async (...asked) => (await (opening ??= open(binary))).say(...asked);
  let held = 0;
  const hit = (type, key) => say('Input.dispatchKeyEvent', { type, key, windowsVirtualKeyCode: KEYS[key], modifiers: held });
  const page = {
    setViewportSize: (size) => say('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 1, mobile: false }),
    mouse: { move: (x, y) => say('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y }) },
    keyboard: {
      async press(key) {
        for (const type of ['rawKeyDown', 'keyUp']) await hit(type, key);
      },
      async down(key) {
        held |= MODIFIERS[key] ?? 0;
        await hit('rawKeyDown', key);
      },
      async up(key) {
        held &= ~(MODIFIERS[key] ?? 0);
        await hit('keyUp', key);
      },
    },
  };
  return {
    name: 'Old Chromium',
    // The runner's commands ask by this what a page can do.
    type: 'playwright',
    concurrency: 1,
    async startSession(id, url) {
      active = id;
      await page.setViewportSize({ width: 800, height: 600 });
      await say('Page.navigate', { url });
    },
    isActive: (id) => active === id,
    getBrowserUrl: () => undefined,
    getPage: () => page,
    async stopSession() {
      active = undefined;
      await say('Page.navigate', { url: 'about:blank' });
      return {};
    },
    async stop() {
      (await opening)?.end();
    },
  };
}
