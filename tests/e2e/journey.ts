import { test as base, expect, type Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { type RunningProduct, runProduct } from '../support/running-product.ts';

/** One product per worker: starting it takes seconds, and each journey makes its own users in it. */
export const test = base.extend<{ noFaults: undefined }, { product: RunningProduct }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures a function asks for
    async ({}, use) => {
      const product = await runProduct({ TRUSTED_PROXIES: '1' });
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ product }, use) => use(product.origin),
  /** Each journey comes from an address of its own, so that no limit counts them together. */
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures a function asks for
  extraHTTPHeaders: ({}, use) => use({ 'X-Forwarded-For': nextAddress() }),
  /** A journey fails when the page reports a fault, or asks any other origin for anything. A refusal (4xx) is no fault. */
  noFaults: [
    async ({ page, product }, use) => {
      const faults: string[] = [];
      page.on(
        'console',
        (message) => message.type() === 'error' && !refused.test(message.text()) && faults.push(message.text()),
      );
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('request', (request) => {
        if (!request.url().startsWith(product.origin) && !/^(data|blob):/.test(request.url()))
          faults.push(request.url());
      });
      await use(undefined);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

let journeys = 0;

function nextAddress(): string {
  journeys += 1;
  return `10.0.${journeys >> 8}.${journeys & 255}`;
}

/** For a journey that is the same at every size: it is walked at a desktop's only. */
export const oneSize = { tag: '@one-size' };

/** Nothing on the screen breaks WCAG 2.2 AA as far as axe can see, and nothing sticks out sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  expect(await findViolations(page, { type: 'tag', values: tags })).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

/** The dark colours are as legible as the light ones; nothing else of a page changes with them. */
export async function expectLegibleInDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  // Colours glide from light to dark, and halfway nothing is legible.
  await page.waitForFunction(
    () =>
      matchMedia('(prefers-color-scheme: dark)').matches &&
      !document.getAnimations().some((animation) => animation instanceof CSSTransition),
  );
  expect(await findViolations(page, { type: 'rule', values: ['color-contrast'] })).toEqual([]);
}

/** Goes to a page and waits until its script has taken it over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-awake]').waitFor();
}

/** A fresh student with both subjects, as test mode gives one: what visitors see as the demo has six weeks in it. */
export async function tryDemo(page: Page): Promise<void> {
  await open(page, '/login');
  await page.evaluate(() => fetch('/api/demo', { method: 'POST' }));
  await open(page, '/');
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Demo student');
}

/** Or a journey has taken the network away, or stopped the product. */
const refused =
  /^Failed to load resource: (the server responded with a status of 4\d\d|net::ERR_(INTERNET_DISCONNECTED|CONNECTION_\w+|SOCKET_\w+|EMPTY_RESPONSE))/;
