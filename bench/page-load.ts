import type { Browser, CDPSession, Page } from 'playwright';

/** Slow 4G as Lighthouse applies it: 150 ms and 1.6 Mbit/s on the wire come to these figures per request. */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const processorSlowDown = 4;

type OpenPage = { page: Page; devtools: CDPSession };

/** A first visit on a slow telephone: a fresh browser profile, slow 4G, a processor four times slower than this one. */
export async function visitSlowly<Figures>(
  browser: Browser,
  url: string,
  read: (page: Page) => Promise<Figures>,
): Promise<Figures> {
  return visit(browser, url, {
    before: async ({ page, devtools }) => {
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', slow4G);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: processorSlowDown });
      await page.addInitScript(observe);
    },
    read: ({ page }) => read(page),
  });
}

type Visit<Figures> = {
  before?: (open: OpenPage) => Promise<void>;
  read: (open: OpenPage) => Promise<Figures>;
};

/** A first visit: waits until the page has loaded and asks for nothing more. */
export async function visit<Figures>(browser: Browser, url: string, { before, read }: Visit<Figures>) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await before?.({ page, devtools });
    await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
    return await read({ page, devtools });
  } finally {
    await context.close();
  }
}

/** A page that React never takes over loads and keeps little: without this check such a fault would look like speed. */
export async function untilTakenOver(page: Page): Promise<void> {
  const takenOver = await page.evaluate(async () => {
    const isTakenOver = () => Object.keys(document.getElementById('root') ?? {}).some((key) => /^__react/.test(key));
    for (let tries = 0; tries < 600 && !isTakenOver(); tries++) await new Promise((next) => setTimeout(next, 100));
    return isTakenOver();
  });
  if (!takenOver) throw new Error(`React never took over ${page.url()}`);
}

type LayoutShift = PerformanceEntry & { value: number };

declare global {
  var seen: { paint: number; shift: number; tasks: { start: number; end: number }[] };
}

/** Runs in the page before anything else. */
function observe(): void {
  globalThis.seen = { paint: 0, shift: 0, tasks: [] };
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.paint = startTime;
  });
  watch('layout-shift', (entry) => {
    seen.shift += (entry as LayoutShift).value;
  });
  watch('longtask', ({ startTime, duration }) => {
    seen.tasks.push({ start: startTime, end: startTime + duration });
  });
}
