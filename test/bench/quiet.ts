import type { Browser } from 'playwright-core';
import { isRecord, property } from '../../src/lib/record.js';
import { TELL } from './told.js';

/**
 * A page whose network nobody writes down. The driver's own pages have every answer read once more for it, on the page's main
 * thread: of an answer of megabytes that is most of what is measured then.
 */
export interface QuietPage {
  /** What a function, or an expression, gives in the page. Rejects with what it threw. */
  evaluate(run: (() => unknown) | string): Promise<unknown>;
  open(url: string): Promise<unknown>;
  /** When the page calls `TELL`. */
  readonly told: Promise<unknown>;
  close(): Promise<void>;
}

interface QuietOptions {
  readonly width: number;
  readonly height: number;
  readonly pixels: number;
  /** How many times slower the processor is. */
  readonly cpu: number;
  /** Runs in the page before anything of its own. */
  readonly before: string;
}

export async function quietPage(browser: Browser, { width, height, pixels, cpu, before }: QuietOptions): Promise<QuietPage> {
  const cdp = await browser.newBrowserCDPSession();
  const { browserContextId } = await cdp.send('Target.createBrowserContext');
  const { targetId } = await cdp.send('Target.createTarget', { url: 'about:blank', browserContextId, width, height });
  // One that is not flat is nobody's page but this one's.
  const { sessionId } = await cdp.send('Target.attachToTarget', { targetId, flatten: false });
  const waiting = new Map<number, (answer: unknown) => void>();
  let tell = (_: unknown) => {};
  const told = new Promise<unknown>((resolve) => (tell = resolve));
  cdp.on('Target.receivedMessageFromTarget', ({ message, sessionId: from }) => {
    const said: unknown = JSON.parse(message);
    if (from !== sessionId) return;
    waiting.get(Number(property(said, 'id')))?.(said);
    if (property(said, 'method') === 'Runtime.bindingCalled') tell(said);
  });
  let calls = 0;
  async function send(method: string, params: object = {}): Promise<unknown> {
    const id = (calls += 1);
    const answer = new Promise((resolve) => waiting.set(id, resolve));
    await cdp.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) });
    const said = await answer;
    waiting.delete(id);
    const wrong = property(said, 'error');
    if (wrong !== undefined) throw new Error(`${method}: ${JSON.stringify(wrong)}`);
    return property(said, 'result');
  }

  await send('Page.enable');
  await send('Runtime.enable');
  await send('Runtime.addBinding', { name: TELL });
  await send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: pixels, mobile: true });
  await send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await send('Page.addScriptToEvaluateOnNewDocument', { source: before });
  return {
    async evaluate(run) {
      const expression = typeof run === 'string' ? run : `(${String(run)})()`;
      const given = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
      const wrong = property(given, 'exceptionDetails');
      if (isRecord(wrong)) throw new Error(JSON.stringify(wrong));
      return property(property(given, 'result'), 'value');
    },
    open: (url) => send('Page.navigate', { url }),
    told,
    async close() {
      await cdp.send('Target.disposeBrowserContext', { browserContextId });
      await cdp.detach();
    },
  };
}
