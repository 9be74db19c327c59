import { becomeStudent, expect, open, test } from './account.ts';
import { expectAccessible, tryDemo } from './journey.ts';

test('a student with one subject adds the other at the price that is shown', async ({ page }) => {
  await becomeStudent(page, 'economics');
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'How to Guide' })).toHaveAttribute('href', '/guide');
  await expect(page.getByRole('link', { name: /^Economics/ })).toHaveAttribute('href', '/subject/economics');
  for (const name of [/^Law.*Coming soon/, /^Physics.*Coming soon/])
    await expect(page.getByRole('button', { name })).toBeDisabled();

  // A guarded page sends to the login, which knows what is missing.
  await open(page, '/subject/business');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: 'Business is not in your plan' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /add Business$/ })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Go to Home' }).click();
  await page.getByRole('button', { name: /^Business/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Business' });
  await expect(dialog).toContainText('£22.99');
  await expect(dialog).toContainText('By paying you ask us to start at once.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Pay £\d+\.\d\d and add Business$/ }).click();
  await expect(page).toHaveURL('/subject/business');
  await open(page, '/');
  await expect(page.getByRole('link', { name: /^Business/ })).toBeVisible();
});

test('the return from a purchase gives the alerts of the specification', async ({ page }) => {
  const alert = page.getByRole('dialog').getByRole('alert');
  await open(page, '/subject_purchase/success/economics');
  await expect(alert).toHaveText('Invalid payment request recieved');
  await expectAccessible(page);
  await open(page, '/subject_purchase/success/economics?session_id=cs_test_nothing1');
  await expect(alert).toHaveText('User not defined');

  await tryDemo(page);
  await open(page, '/subject_purchase/success/law?session_id=cs_test_nothing1');
  await expect(alert).toHaveText('Invalid payment request recieved');
  await open(page, '/subject_purchase/success/economics?session_id=cs_test_nothing1');
  await expect(alert).toHaveText('Cannot find payment record in logs');
  await page.getByRole('button', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL('/');

  const answers = [
    [409, { code: 'purchase_already_recorded', message: 'Subscription already recorded' }],
    [410, { code: 'unexpected', message: null }],
    [418, { code: 'something', message: null }],
  ] as const;
  const sentences = [
    'Subscription already recorded',
    'Cannot record subscription, please reload or contact an admin',
    'Error during validation, reload',
  ];
  for (const [at, [status, json]] of answers.entries()) {
    await page.route('**/api/billing/purchases', (route) => route.fulfill({ status, json }));
    await open(page, '/subject_purchase/success/economics?session_id=cs_test_nothing1');
    await expect(alert).toHaveText(sentences[at] ?? '');
    await page.unroute('**/api/billing/purchases');
  }
});
