import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.mjs';

/** Ends with this process. */
function start(command, args, options) {
  const child = spawn(command, args, options);
  process.once('exit', () => child.kill('SIGKILL'));
  return child;
}

/** A screen that nobody sees, where there is none. */
async function display() {
  if (process.env.DISPLAY) return process.env.DISPLAY;
  const server = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1024x2048x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    server.stdio[3].once('data', (number) => resolve(`:${String(number).trim()}`));
    server.once('error', reject);
    server.once('exit', () => reject(new Error('Xvfb ended')));
  });
}

/** Asks a driver (W3C WebDriver). */
async function ask(url, method, body = {}) {
  const answer = await fetch(url, { method, ...(method === 'POST' ? { body: JSON.stringify(body) } : {}) });
  const { value } = await answer.json();
  if (value?.error) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

async function open(driver) {
  const [port, screen] = await Promise.all([freePort(), display()]);
  const env = { ...process.env, DISPLAY: screen, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1', WEBKIT_DISABLE_DMABUF_RENDERER: '1' };
  start(driver, [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' });
  const base = `http://127.0.0.1:${port}`;
  for (let left = 100; ; left -= 1) {
    const up = await ask(`${base}/status`, 'GET').catch((error) => {
      if (left === 0) throw error;
    });
    if (up) break;
    await pause(50);
  }
  const { sessionId } = await ask(`${base}/session`, 'POST', { capabilities: {} });
  return (method, path, body) => ask(`${base}/session/${sessionId}${path}`, method, body);
}

/** What WebDriver calls the keys that tests press. */
const KEYS = { Tab: '\uE004' };

/** The page as the runner's commands know one: as much of it as tests use. */
function pageOf(say) {
  const move = (x, y) => ({ type: 'pointer', id: 'mouse', actions: [{ type: 'pointerMove', x, y, duration: 0 }] });
  return {
    async setViewportSize({ width, height }) {
      // A window has more than its page.
      const inner = () => say('POST', '/execute/sync', { script: 'return [window.innerWidth, window.innerHeight]', args: [] });
      const [window, [across, down]] = [await say('GET', '/window/rect'), await inner()];
      await say('POST', '/window/rect', { width: width + window.width - across, height: height + window.height - down });
    },
    mouse: { move: (x, y) => say('POST', '/actions', { actions: [move(x, y)] }) },
    keyboard: {
      press: (key) => {
        const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: KEYS[key] ?? key }));
        return say('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
      },
    },
  };
}

/** Runs test files in WebKitGTK, one at a time, through the driver at this path. */
export function webkitLauncher(driver) {
  let opening;
  let page;
  let active;
  const say = async (...asked) => (await opening)(...asked);
  return {
    name: 'WebKit',
    // The runner's commands ask by this what a page can do.
    type: 'playwright',
    concurrency: 1,
    async startSession(id, url) {
      opening ??= open(driver);
      page ??= pageOf(say);
      active = id;
      await page.setViewportSize({ width: 800, height: 600 });
      await say('POST', '/url', { url });
    },
    isActive: (id) => active === id,
    getBrowserUrl: () => say('GET', '/url'),
    getPage: () => page,
    async stopSession() {
      active = undefined;
      await say('POST', '/url', { url: 'about:blank' });
      return {};
    },
    async stop() {
      if (opening) await say('DELETE', '');
    },
  };
}
