import { expect, expectAccessible, expectLegibleInDark, open, test, tryDemo } from './journey.ts';
import { lines } from './tutor.ts';

test('a student writes to the tutor, loses the network, and finds the conversation again', async ({
  page,
  context,
}) => {
  await tryDemo(page);
  await open(page, '/theme/economics-1');
  const box = page.getByLabel('Write to your Theme 1 tutor');
  const log = page.getByRole('log');
  const said = lines(page);
  await page.getByRole('button', { name: 'Let the tutor begin' }).click();
  await expect(said).toContainText('AI tutor');
  await expectAccessible(page);

  await box.fill('What is inflation?');
  await box.press('Enter');
  await expect(said).toHaveCount(3);
  await expect(said.last()).toContainText(/inflation/i);
  await expect(said.last().getByRole('button', { name: 'Helpful', exact: true })).toBeVisible();

  await context.setOffline(true);
  await box.fill('Give me a hint.');
  await box.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(
    'You’re offline. Your message is saved and will be sent when you’re back.',
  );
  await expect(page.getByText('Not sent yet')).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(said).toHaveCount(5);
  await expect(page.getByText('Not sent yet')).toHaveCount(0);
  await said.last().getByRole('button', { name: 'Not helpful' }).click();
  await page.getByLabel(/^What was wrong/).fill('Too long');
  await log.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thank you.')).toBeVisible();

  // The home page leads back, to just what was said.
  const before = await said.allInnerTexts();
  await open(page, '/');
  await page.getByRole('link', { name: /^Continue with your Theme 1 tutor/ }).click();
  await expect(page).toHaveURL(/\/theme\/economics-1\?conversation=/);
  await expect(said).toHaveCount(5);
  const kept = await said.allInnerTexts();
  expect(kept.map(withoutThanks)).toEqual(before.map(withoutThanks));
  await expect(log.getByRole('button', { name: 'Not helpful', pressed: true })).toHaveCount(1);

  await page.getByRole('button', { name: 'Earlier conversations' }).click();
  await page.getByRole('button', { name: /^Rename/ }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Prices');
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Prices/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete Prices' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No conversations yet' })).toBeVisible();
  await open(page, '/');
  await expect(page.getByRole('link', { name: /^Continue with/ })).toHaveCount(0);
});

test('a visitor finds the tutor on a public page, and Mr E on a question, and is asked to log in', async ({
  page,
  isMobile,
}) => {
  await open(page, '/subject/economics/ab');
  await page.getByRole('button', { name: 'Talk to your Analysis Builder tutor' }).last().click();
  const gate = page.getByRole('dialog', { name: 'Log in to talk to your Analysis Builder tutor' });
  await expect(gate).toBeVisible();
  await expectAccessible(page);
  await expectLegibleInDark(page);
  await page.keyboard.press('Escape');
  await expect(gate).toHaveCount(0);

  await open(page, '/subject/economics/ess/5');
  if (isMobile) await page.getByRole('tab', { name: 'Mr E' }).click();
  await page.getByRole('button', { name: 'Talk to Mr E' }).last().click();
  await page.getByRole('dialog').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => history.state)).toEqual({ from: '/subject/economics/ess/5' });
});

test('Mr E starts from the plan that the student has written down', async ({ page, isMobile }) => {
  await tryDemo(page);
  await open(page, '/subject/economics/ess/7');
  if (isMobile) await page.getByRole('tab', { name: 'Plan' }).click();
  await page.getByLabel('Answer points').fill('A tax on each car raises the cost of driving.');
  await page.getByLabel('Evaluation points').fill('Demand for driving is inelastic.');
  if (isMobile) await page.getByRole('tab', { name: 'Mr E' }).click();
  await page.getByRole('button', { name: 'Talk to Mr E' }).last().click();
  const panel = page.getByRole('dialog', { name: 'Mr E' });
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Start from my plan' }).click();
  await expect(panel.getByLabel('Write to Mr E')).toHaveValue(
    'My answer points: A tax on each car raises the cost of driving.\nMy evaluation: Demand for driving is inelastic.',
  );
  await panel.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(panel.getByRole('log').getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await expectLegibleInDark(page);
  await panel.getByRole('button', { name: 'More', exact: true }).click();
  await panel.getByRole('menuitem', { name: 'Voice settings' }).click();
  await expectAccessible(page);
});

function withoutThanks(text: string): string {
  return text.replace(/\n+Thank you\.(?=\n|$)/, '').trim();
}
