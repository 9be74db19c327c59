import { chromium } from 'playwright';
import { expect, test } from 'vitest';
import { weighTutor } from '../../bench/tutor-weight.ts';
import { findChromium } from '../support/chromium.ts';
import { patience } from '../support/patience.ts';
import { runProduct } from '../support/running-product.ts';

test('a page with the tutor on it carries 5 kB for that, and the tutor is loaded when it is opened, at most 27 kB', async () => {
  const { executablePath } = await findChromium();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'], timeout: patience });
  const product = await runProduct();
  const { launcher, client, tooEarly } = await weighTutor(browser, product.origin);
  await product.stop();
  await browser.close();
  expect(tooEarly).toEqual([]);
  expect(launcher).toBeLessThanOrEqual(5000);
  expect(client).toBeLessThanOrEqual(27_000);
});
