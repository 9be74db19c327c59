import { readdir, stat } from 'node:fs/promises';
import { chromium, type Page } from 'playwright';
import { expect, test } from 'vitest';
import { findChromium } from '../support/chromium.ts';
import { runProduct } from '../support/running-product.ts';

const assets = 'dist/web/assets';

test('a page with the tutor on it carries 5 kB for that, and the tutor is loaded when it is opened, at most 27 kB', async () => {
  const files = await readdir(assets);
  const launcher = files.filter((name) => /^(tutor-launcher|logo-button)-.*\.js\.br$/.test(name));
  expect(launcher.length).toBeGreaterThan(0);
  expect(await sizeOf(launcher)).toBeLessThanOrEqual(5000);

  const { executablePath } = await findChromium();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const product = await runProduct();
  const page = await browser.newPage({ baseURL: product.origin });
  await page.request.post('/api/demo', { headers: { Origin: product.origin } });
  await page.goto('/subject/economics/ab', { waitUntil: 'networkidle' });
  expect((await scripts(page)).filter((name) => /worklet|tutor-panel/.test(name))).toEqual([]);
  const before = new Set(await scripts(page));
  await page.getByRole('button', { name: 'Talk to Analysis Builder' }).last().click();
  await page.getByRole('button', { name: 'Earlier conversations' }).waitFor();
  const added = (await scripts(page)).filter((name) => !before.has(name));
  const worklet = files.filter((name) => /^voice-worklet-.*\.js\.br$/.test(name));
  expect(worklet).toHaveLength(1);
  expect(await sizeOf([...added.map((name) => `${name}.br`), ...worklet])).toBeLessThanOrEqual(27_000);
  await product.stop();
  await browser.close();
}, 120_000);

async function scripts(page: Page): Promise<string[]> {
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return urls.filter((url) => url.endsWith('.js')).map((url) => url.slice(url.lastIndexOf('/') + 1));
}

async function sizeOf(names: string[]): Promise<number> {
  const sizes = await Promise.all(names.map(async (name) => (await stat(`${assets}/${name}`)).size));
  return sizes.reduce((total, size) => total + size, 0);
}
