import { expect, open, test } from './account.ts';
import { expectAccessible, oneSize, tryDemo } from './journey.ts';

test('a visitor answers a question and sees which of its ideas were there', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Try a question' }).click();
  const mark = page.getByRole('button', { name: 'Mark my answer' });
  const asked = page.getByLabel('Define opportunity cost.');
  const verdict = page.getByRole('status').filter({ hasText: /\./ });
  await mark.click();
  await expect(page.getByText('Write a sentence first, even a rough one. A guess is a good start.')).toBeVisible();
  // The first question is any of six; the others follow in turn.
  for (let turn = 0; turn < 6 && !(await asked.isVisible()); turn++) {
    await page.locator('textarea[name=answer]').fill('I do not know this one.');
    await mark.click();
    await expect(verdict).toHaveText('Not there yet.');
    await page.getByRole('button', { name: 'Try another' }).click();
    await expect(mark).toBeVisible();
  }
  await asked.fill('It is the next best alternative that you give up when you make a choice.');
  await mark.click();
  await expect(verdict).toHaveText('Spot on.');
  await expect(page.getByRole('heading', { name: 'In your answer' })).toBeVisible();
  await expect(page.getByText('A model answer')).toBeVisible();
  await expectAccessible(page);
});

test('a student finds a section from anywhere, by the keyboard alone', oneSize, async ({ page }) => {
  await tryDemo(page);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox');
  await expect(field).toBeFocused();
  await field.fill('elasticity of demand');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/theme\/economics-1/);
});
