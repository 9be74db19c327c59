import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectLegibleInDark, oneSize, open, test, tryDemo } from './journey.ts';

test('a student runs through five questions, disagrees once, and sees what to do next', oneSize, async ({ page }) => {
  await tryDemo(page);
  await open(page, '/subject/economics/qft');
  await expect(page.getByRole('button', { name: /^Start today’s/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Questions from').selectOption('theme:1');
  await page.getByText('5', { exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'Timed' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Question 1 of 5');

  await answer(page, 'No idea about that one, sorry');
  await page.getByRole('button', { name: 'I did say that' }).click();
  await page.getByLabel(/Which of your words say it\?/).fill('All of them');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/it doesn’t change this mark\./)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next question' }).click();

  // Left in the middle of a sentence, and opened again.
  await page.getByRole('textbox').fill('Half a thought');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Question 2 of 5');
  await expect(page.getByRole('textbox')).toHaveValue('Half a thought');

  for (let number = 2; number <= 5; number++) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Question ${number} of 5`);
    await answer(page, 'Still no idea, but it is on my list');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('0 of 5 right');
  await expect(
    page.getByText(/^What got better: you’ve now seen [1-5] new questions? and (its|their) model answers?\.$/),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Choose another round' })).toBeVisible();
  await expectAccessible(page);
  await expectLegibleInDark(page);
  await page.getByRole('link', { name: 'Choose another round' }).click();
  await expect(page.getByText(/^[1-9] of 10$/)).toBeVisible();
});

/** Typed and sent by the keyboard; asked how sure, or what was meant, the journey answers that too. */
async function answer(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox').fill(words);
  await page.keyboard.press('Control+Enter');
  const sureness = page.getByRole('group', { name: 'Before we mark it: how sure are you?' });
  const followUp = page.getByRole('button', { name: 'Show me the model answer' });
  const next = page.getByRole('button', { name: /^(Next question|See your result)$/ });
  await expect(sureness.or(followUp).or(next)).toBeVisible();
  if (await sureness.isVisible()) await page.keyboard.press('1');
  await expect(followUp.or(next)).toBeVisible();
  if (await followUp.isVisible()) await followUp.click();
  await expect(next).toBeFocused();
}
