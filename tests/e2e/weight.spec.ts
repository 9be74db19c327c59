import { helloBytes, measurePublicPages } from '../../bench/rows/javascript.ts';
import { expect, test } from './journey.ts';

test('every public page loads little script, and the first page makes few requests, all of them to us', async ({
  browser,
  product,
  isMobile,
}) => {
  test.skip(isMobile, 'the files are the same at every size');
  test.setTimeout(180_000);
  const most = Math.min(1.15 * (await helloBytes()), 70_000);
  const pages = await measurePublicPages(browser, product.origin);
  expect(pages.length).toBeGreaterThan(10);
  expect(
    pages.filter(({ scriptBytes }) => scriptBytes > most).map(({ path, scriptBytes }) => `${path} ${scriptBytes}`),
  ).toEqual([]);
  expect(pages.flatMap(({ foreign }) => foreign)).toEqual([]);
  expect(pages.find(({ path }) => path === '/')?.requests.length).toBeLessThanOrEqual(6);
});
