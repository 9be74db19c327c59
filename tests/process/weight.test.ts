import { chromium } from 'playwright';
import { expect, test } from 'vitest';
import { helloBytes, measurePublicPages } from '../../bench/rows/javascript.ts';
import { findChromium } from '../support/chromium.ts';
import { patience } from '../support/patience.ts';
import { runProduct } from '../support/running-product.ts';

test('every public page loads little script, and the first page makes few requests, all of them to us', async () => {
  const { executablePath } = await findChromium();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'], timeout: patience });
  const product = await runProduct();
  const most = Math.min(1.15 * (await helloBytes()), 70_000);
  const pages = await measurePublicPages(browser, product.origin);
  await product.stop();
  await browser.close();
  expect(pages.length).toBeGreaterThan(10);
  const heavy = pages.filter(({ scriptBytes }) => scriptBytes > most);
  expect(heavy.map(({ path, scriptBytes }) => `${path} ${scriptBytes} of ${most}`)).toEqual([]);
  expect(pages.flatMap(({ foreign }) => foreign)).toEqual([]);
  // A browser with tabs also asks for the icon of its tab.
  const first = pages.find(({ path }) => path === '/')?.requests.filter((address) => !address.endsWith('/favicon.svg'));
  expect(first?.length).toBeLessThanOrEqual(6);
});
