import type { Page } from '@playwright/test';
import { expect, expectAccessible, oneSize, open, test, tryDemo } from './journey.ts';

/** A screen, what it asks the server for, and what it says when that does not come. */
const lists: [path: string, asked: RegExp, sentence: string][] = [
  ['/', /\/api\/home$/, 'We couldn’t load your day. Check your connection and try again.'],
  ['/', /\/api\/home\/next$/, 'We couldn’t load your next steps. Your subjects are below.'],
  ['/', /\/memberships\/work$/, 'We couldn’t load what your teacher has set. Check your connection and try again.'],
  ['/progress', /\/practice\/progress$/, 'We couldn’t load your progress. Check your connection and try again.'],
  [
    '/subject/economics/map',
    /\/progress\/economics\/map$/,
    'We couldn’t load your map. Check your connection and try again.',
  ],
  [
    '/subject/economics/diagrams',
    /\/practice\/diagrams\//,
    'The diagrams could not be loaded. Check your connection and try again.',
  ],
  [
    '/subject/business/qft',
    /\/practice\/queue\//,
    'Your questions could not be loaded. Check your connection and try again.',
  ],
  [
    '/subject/business/ab',
    /\/practice\/exercises\/[^/]+$/,
    'We couldn’t load what’s due. Check your connection and try again.',
  ],
  [
    '/subject/economics/ess/0',
    /\/practice\/report\/0$/,
    'We couldn’t load your plan. Notes you make here stay on this device.',
  ],
  ['/my-marking', /\/api\/tmq\/requests$/, 'This could not be loaded. Please check your connection.'],
  ['/classes', /\/api\/memberships$/, 'This could not be loaded. Please check your connection.'],
  ['/my-course', /\/api\/study-profile$/, 'Your course could not be loaded. Check your connection and try again.'],
];

test(
  'a list that cannot be loaded says so in an alert, and comes when it is asked for again',
  oneSize,
  async ({ page }) => {
    await tryDemo(page);
    for (const [path, asked, sentence] of lists) {
      await test.step(`${path}: ${sentence}`, async () => {
        const mend = await cutOff(page, asked);
        await open(page, path);
        const alert = page.getByRole('alert').filter({ hasText: sentence });
        await expect(alert).toBeVisible();
        await expectAccessible(page);
        mend();
        await alert.getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeHidden();
      });
    }
  },
);

test('the map in small, the search and earlier conversations say so too', oneSize, async ({ page }) => {
  await tryDemo(page);
  await cutOff(page, /\/progress\/economics\/map$|\/search-index$|\/tutor\/conversations/);
  await open(page, '/subject/economics');
  await expect(page.getByRole('link', { name: /^Your map/ }).getByRole('alert')).toHaveText(
    'We couldn’t load it just now. Open it to try again.',
  );
  await page.getByRole('button', { name: 'I Understand' }).click();
  await page.getByRole('button', { name: 'Search' }).first().click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
    'The search could not be loaded. Check your connection, close this and open it again.',
  );
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Earlier conversations' }).first().click();
  await expect(page.getByRole('alert').filter({ hasText: 'Your conversations could not be loaded.' })).toBeVisible();
});

test('the set-up of somebody who has just come says so too', oneSize, async ({ page }) => {
  await tryDemo(page);
  await page.route(/\/api\/home$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), offersSetUp: true } });
  });
  const mend = await cutOff(page, /\/api\/study-profile$/);
  await open(page, '/');
  const alert = page.getByRole('alert').filter({ hasText: 'We couldn’t load your set-up.' });
  await expect(alert).toBeVisible();
  mend();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Set-up in sixty seconds: step 1')).toBeVisible();
});

/** From now on nothing of this comes, until it is mended. */
async function cutOff(page: Page, asked: RegExp): Promise<() => void> {
  let isCut = true;
  await page.route(asked, (route) => (isCut ? route.abort('internetdisconnected') : route.fallback()));
  return () => {
    isCut = false;
  };
}
