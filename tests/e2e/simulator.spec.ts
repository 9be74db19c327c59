import { expect, expectAccessible, expectLegibleInDark, oneSize, open, test, tryDemo } from './journey.ts';

const answer =
  'An external cost falls on third parties, so the social cost of plastic lies above its private cost. An indirect tax raises the costs of firms and shifts supply left. Because each tray is dearer, price rises and quantity falls towards the optimum. However, demand is inelastic, so the effect on orders is small because a tray costs half a penny more. Overall, I think that a tax is the best way.';

test(
  'a student plans and writes an answer, reads what it points to, and sends it to a person',
  oneSize,
  async ({ page }) => {
    await tryDemo(page);
    await open(page, '/subject/economics/ess/0');
    await page.getByLabel('Answer points').fill('third parties bear an external cost');
    await expect(page.getByText('Saved to your account.').first()).toBeVisible();
    await page.getByRole('button', { name: 'Check my plan' }).click();
    const plan = page.getByRole('article').filter({ hasText: 'Your plan so far' });
    await expect(plan).toContainText('You have 1 of the 9 things an examiner looks for.');
    await expect(plan).not.toContainText('Level');

    await page.getByRole('button', { name: 'Start the timer' }).click();
    await page.getByLabel('Your answer in full').fill(answer);
    await expect(page.getByText('72 words')).toBeVisible();
    await page.getByRole('button', { name: 'Get feedback on my answer' }).click();
    const report = page.getByRole('article').filter({ hasText: 'Indicative report' });
    await expect(report).toContainText('Indicative, not a grade.');
    await expect(report.getByText(/^Points to Level 2 of 3 \(4–6 marks\)$/)).toBeVisible();
    await expect(report).toContainText('Correct ideas placed in the context');
    await expect(report).toContainText(
      'Because each tray is dearer, price rises and quantity falls towards the optimum.',
    );
    await expect(report).toContainText('You’ve picked a side, but not said why.');
    await report.getByText('Your answer, with the good parts highlighted').click();
    await expectAccessible(page);
    await expectLegibleInDark(page);

    // On another day it is all still there.
    await expect(page.getByText('Write it in full if you have time. Saved to your account.')).toBeVisible();
    await page.evaluate(() => localStorage.clear());
    await open(page, '/subject/economics/ess/0');
    await expect(page.getByLabel('Answer points')).toHaveValue('third parties bear an external cost');
    await expect(page.getByLabel('Your answer in full')).toHaveValue(answer);
    await expect(report).toBeVisible();

    await page.getByRole('link', { name: 'Send it to a marker' }).click();
    await expect(page).toHaveURL(/\/tmq\/economics\?answer=/);
    await expect(page.getByText('Plastic costs.pdf').first()).toBeVisible();
    await expect(page.getByLabel('Exam Board')).toHaveValue('Edexcel A');
    await expect(page.getByLabel('Exam Question')).toHaveValue(/^With reference to the extracts, discuss whether/);
    await expect(page.getByRole('radio', { name: /15\/16 mark question/ })).toBeChecked();
    await expect(page.getByRole('button', { name: 'Proceed to Payment' })).toBeEnabled();
    await expectAccessible(page);
  },
);

test('on a phone the parts of a question are tabs, on a wide screen they stand side by side', async ({
  page,
  isMobile,
}) => {
  await open(page, '/subject/economics/ess/1');
  const plan = page.getByLabel('Answer points');
  if (isMobile) {
    await expect(plan).toBeHidden();
    await page.getByRole('tab', { name: 'Plan' }).click();
  }
  await plan.fill('Prices rise');
  await expect(page.getByRole('timer')).toHaveCount(1);
  await expect(page.getByRole('tablist', { name: 'Parts of the question' })).toHaveCount(isMobile ? 1 : 0);
  await expectAccessible(page);
});
