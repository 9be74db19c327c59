import { expect, expectAccessible, open, test, tryDemo } from './journey.ts';

test('a question of a section is answered and marked where it stands, and may be tried again', async ({ page }) => {
  await tryDemo(page);
  await open(page, '/theme/economics-1?section=1.1.3');
  await page.getByRole('button', { name: 'Answer this' }).first().click();
  const box = page.getByRole('textbox', { name: 'Your answer' });
  await expect(box).toBeFocused();
  await page.keyboard.type('It is the next best alternative that is given up.');
  await page.getByRole('button', { name: 'Mark my answer' }).click();
  await expect(page.getByText('Spot on.')).toBeVisible();
  await expect(page.getByText('A model answer')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(box).toHaveValue('It is the next best alternative that is given up.');
});
