import { becomeStudent, expect, open, readMail, test } from './account.ts';
import { expectAccessible, expectLegibleInDark, oneSize, tryDemo } from './journey.ts';

test('a student with one subject adds the other at the price that is shown', async ({ page }) => {
  const email = await becomeStudent(page, 'economics');
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
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Subscribe to Business' })).toBeVisible();
  await expect(main.getByRole('button', { name: /^Pay £\d+\.\d\d and add Business$/ })).toBeVisible();
  await expectAccessible(page);

  // The card leads straight to the card page, and cancelling leads back.
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await subjects.getByRole('button', { name: /^Business/ }).click();
  await expect(page).toHaveURL(/\/test-mode\/checkout\//);
  await expect(page.getByText('£13.99').first()).toBeVisible();
  await page.getByRole('link', { name: /Cancel/ }).click();
  await expect(page).toHaveURL('/');

  // Beside it, one plan for both: its price, with a code and without.
  await page.getByRole('button', { name: 'Or change to one plan for both' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Business' });
  const sums = dialog.getByRole('definition');
  await expect(sums).toHaveText([/^£[89]\.\d\d$/, '£22.99']);
  await expect(dialog).toContainText('You agree that your subscription starts immediately.');
  await expectAccessible(page);
  await dialog.getByLabel('Promo code (optional)').fill('NONSENSE');
  await dialog.getByRole('button', { name: 'Check the code' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'Invalid promo code! kindly enter the corresponding promo code or leave the input empty',
  );
  await dialog.getByLabel('Promo code (optional)').fill('TENFORBOTH');
  await dialog.getByRole('button', { name: 'Check the code' }).click();
  await expect(sums).toHaveText(['£0.00', '£10.00']);
  await dialog.getByLabel('Promo code (optional)').fill('');
  await dialog.getByRole('button', { name: 'Check the code' }).click();
  await expect(sums).toHaveText([/^£[89]\.\d\d$/, '£22.99']);
  await dialog.getByRole('button', { name: /^Pay £\d+\.\d\d and add Business$/ }).click();
  await expect(page).toHaveURL('/subject/business');
  await expect(page.getByText(`Business added. Receipt sent to ${email}`)).toBeVisible();
  // The receipt of the first plan has the same subject.
  await expect
    .poll(() => readMail(page, { to: email, subject: 'Your receipt' }))
    .toContain('to add Business to your plan');
  await open(page, '/');
  await expect(subjects.getByRole('link', { name: /^Business/ })).toBeVisible();

  // And one of the two can be dropped again, at the end of the month.
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Close Economics and Business plan' }).click();
  const closing = page.getByRole('dialog', { name: 'Close your Economics and Business plan' });
  await closing.getByRole('button', { name: 'Drop Business' }).click();
  await expect(closing).toContainText(/From \w+day \d+ \w+ you’ll pay £13\.99 a month for Economics\./);
  await expectAccessible(page);
  await closing.getByRole('button', { name: 'Yes, drop Business' }).click();
  await expect(closing).toContainText(/Business ends on \w+day \d+ \w+\./);
  await expectAccessible(page);
  await closing.getByRole('button', { name: 'Keep both subjects' }).click();
  await expect(closing.getByRole('button', { name: 'Drop Business' })).toBeVisible();
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
    let isCut = true;
    await tab.route('**/api/billing/purchases', (route) => (isCut ? route.abort() : route.continue()));
    await open(tab, '/subject_purchase/success/economics?session_id=cs_test_nothing1');
    await expect(tab.getByRole('dialog').getByRole('alert')).toHaveText('Error during validation, reload');
    isCut = false;
    await tab.getByRole('button', { name: 'Reload' }).click();
    await expect(tab.getByRole('dialog').getByRole('alert')).toHaveText('Cannot find payment record in logs');
  },
);
