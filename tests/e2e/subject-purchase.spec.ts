import { becomeStudent, expect, open, test } from './account.ts';
import { expectAccessible, expectLegibleInDark, oneSize, tryDemo } from './journey.ts';

test('a student with one subject adds the other at the price that is shown', async ({ page }) => {
  await becomeStudent(page, 'economics');
  const subjects = page.getByRole('list', { name: 'Your subjects' });
  await expectAccessible(page);
  await expectLegibleInDark(page);
  await expect(page.getByRole('link', { name: 'How to Guide' })).toHaveAttribute('href', '/guide');
  await expect(subjects.getByRole('link', { name: /^Economics/ })).toHaveAttribute('href', '/subject/economics');
  for (const name of [/^Law.*Coming soon/, /^Physics.*Coming soon/])
    await expect(page.getByRole('button', { name })).toBeDisabled();

  // A guarded page sends to the login, which knows what is missing.
  await open(page, '/subject/business');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: 'Business is not in your plan' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /add Business$/ })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Go to Home' }).click();
  await subjects.getByRole('button', { name: /^Business/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Business' });
  await expect(dialog).toContainText('£22.99');
  await expect(dialog).toContainText('By paying you ask us to start at once.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Pay £\d+\.\d\d and add Business$/ }).click();
  await expect(page).toHaveURL('/subject/business');
  await open(page, '/');
  await expect(subjects.getByRole('link', { name: /^Business/ })).toBeVisible();
});

// Those that need a real purchase ('Subscription already recorded', 'Cannot record subscription, …') are in billing-renewal.
test(
  'the return from a purchase that was never made gives the alerts of the specification',
  oneSize,
  async ({ page }) => {
    const alert = page.getByRole('dialog').getByRole('alert');
    await open(page, '/subject_purchase/success/economics');
    await expect(alert).toHaveText('Invalid payment request recieved');
    await expectAccessible(page);
    await open(page, '/subject_purchase/success/economics?session_id=cs_test_nothing1');
    await expect(alert).toHaveText('User not defined');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/login');

    await tryDemo(page);
    await open(page, '/subject_purchase/success/law?session_id=cs_test_nothing1');
    await expect(alert).toHaveText('Invalid payment request recieved');
    await open(page, '/subject_purchase/success/economics?session_id=cs_test_nothing1');
    await expect(alert).toHaveText('Cannot find payment record in logs');
    await page.getByRole('button', { name: 'Go to Home' }).click();
    await expect(page).toHaveURL('/');

    // A second tab, because a connection that is cut is a fault on the page.
    const tab = await page.context().newPage();
    await tab.route('**/api/billing/purchases', (route) => route.abort());
    await open(tab, '/subject_purchase/success/economics?session_id=cs_test_nothing1');
    await expect(tab.getByRole('dialog').getByRole('alert')).toHaveText('Error during validation, reload');
    await tab.unroute('**/api/billing/purchases');
    await tab.getByRole('button', { name: 'Reload' }).click();
    await expect(tab.getByRole('dialog').getByRole('alert')).toHaveText('Cannot find payment record in logs');
  },
);
