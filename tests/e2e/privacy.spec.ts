import { readFile } from 'node:fs/promises';
import { unzip } from '../unzip.ts';
import { becomeStudent, expect, password, test } from './account.ts';
import { expectAccessible, oneSize } from './journey.ts';

test('a student downloads everything we hold, after the password', oneSize, async ({ page }) => {
  const email = await becomeStudent(page, 'economics');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Download my data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download my data' });
  await dialog.getByLabel('Password', { exact: true }).fill('not this one');
  await dialog.getByRole('button', { name: 'Download' }).click();
  await expect(dialog.getByText('Invalid credentials')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^margin-data-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzip(await readFile(await download.path()));
  expect(JSON.parse(String(files.get('profile.json')))).toMatchObject({ email, fullName: 'Sam Student' });
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Your data is in your downloads')).toBeVisible();
});
