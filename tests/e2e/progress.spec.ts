import type { Page } from '@playwright/test';
import { unsubscribeToken } from '#server/features/practice/progress/settings.ts';
import { openSecret } from '#server/secret.ts';
import { expect, expectAccessible, expectLegibleInDark, oneSize, open, tryDemo } from './journey.ts';
import { test } from './meanwhile.ts';

const journey = 'a student sees what to do next, what is known of each section, and how it went';

test(journey, oneSize, async ({ page, stopWhile, product, browser }) => {
  await tryDemo(page);
  const { account } = await (await page.request.get('/api/session')).json();
  await expect(best(page)).toContainText('A few short questions to start Economics, marked straight away.');
  await expect(best(page)).toHaveAttribute('href', '/subject/economics/qft?scope=section:1.1.1');
  await expectAccessible(page);
  await open(page, '/progress');
  await expect(page.getByRole('link', { name: 'Answer your first questions' })).toBeVisible();

  let userId = '';
  await stopWhile(async ({ practise }) => {
    for (const number of [1, 2, 3]) {
      await practise(account.email, 20, { itemId: `1.1.3-q${number}`, sureness: 75 });
      await practise(account.email, 0, { sectionId: '1.1.1', itemId: `1.1.1-q${number}`, sureness: 95 });
    }
    const weak = { sectionId: '1.2.2', itemId: '1.2.2-q1', verdict: 'not yet', missing: 'income' } as const;
    for (const sureness of [25, 50, 75, 95]) userId = await practise(account.email, 1, { ...weak, sureness });
  });
  await open(page, '/');
  await expect(best(page)).toContainText('Four answers are fading, most of them on ‘The economic problem’.');
  await expect(best(page)).toHaveAttribute('href', '/subject/economics/qft?scope=due');
  await expectAccessible(page);

  await lookAtMap(page);
  await lookAtProgress(page);
  const weekly = page.getByRole('checkbox', { name: 'Send me a summary on Monday mornings' });
  const saved = page.waitForResponse('**/api/practice/progress/settings');
  await weekly.check();
  await saved;
  await page.reload();
  await expect(weekly).toBeChecked();

  // The link of a message, opened where nobody is signed in.
  const secret = await openSecret({ dataDir: product.dataDir, sessionSecret: undefined });
  const stranger = await (await browser.newContext({ baseURL: product.origin })).newPage();
  await open(stranger, `/weekly-summary/${unsubscribeToken({ secret }, userId)}`);
  await expect(stranger.getByText('You won’t get any more weekly summaries.')).toBeVisible();
  await expectAccessible(stranger);
  await page.reload();
  await expect(weekly).not.toBeChecked();
});

function best(page: Page) {
  return page.getByRole('region', { name: 'Your next ten minutes' }).getByRole('link', { name: /Start$/ });
}

async function lookAtMap(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Economics map' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your map');
  await expect(page.getByRole('button', { name: '1.1.1 Secure Economics as a social science' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^1\.2\.2 Learning/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^4\.1\.1 Not started/ })).toBeVisible();
  await expectAccessible(page);
  const tile = page.getByRole('button', { name: /^1\.1\.3 Fading The economic problem 3 due/ });
  await tile.press('Enter');
  const dialog = page.getByRole('dialog', { name: '1.1.3 The economic problem' });
  await expect(dialog.getByText('Define opportunity cost.')).toBeVisible();
  await expect(dialog.locator('mark').first()).toHaveText('next best alternative');
  await expect(dialog.getByText(/^You (should still remember|may have forgotten) /)).toBeVisible();
  await expect(dialog.getByText(/%/)).toHaveCount(1);
  const practise = dialog.getByRole('link', { name: 'Practise this section' });
  await expect(practise).toHaveAttribute('href', '/subject/economics/qft?scope=section:1.1.3');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(tile).toBeFocused();
  await page.setViewportSize({ width: 320, height: 700 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectLegibleInDark(page);
}

async function lookAtProgress(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'My progress' }).click();
  const weeks = page.getByRole('img', { name: /^Over 8 weeks: 0 minutes talking and 6 practising\./ });
  await expect(weeks).toBeVisible();
  await expect(page.getByText(/^You were \d+ points more sure than you were right\./)).toBeVisible();
  for (const numbers of await page.getByText('The numbers').all()) await numbers.click();
  await expect(page.getByRole('columnheader', { name: 'Practised' })).toBeVisible();
  await expectAccessible(page);
  for (const [name, kind] of [
    ['Download as PDF', 'pdf'],
    ['Download as JSON', 'json'],
  ] as const) {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()]);
    expect(download.suggestedFilename()).toMatch(new RegExp(`^progress-\\d{4}-\\d\\d-\\d\\d\\.${kind}$`));
  }
}
