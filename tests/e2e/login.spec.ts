import type { Page } from '@playwright/test';
import { becomeStudent, expect, freshEmail, logIn, open, password, readMail, test } from './account.ts';
import { expectAccessible, oneSize, tryDemo } from './journey.ts';

test('a student closes the only plan, and with it the account', async ({ page }) => {
  const email = await becomeStudent(page, 'economics');
  await page.getByRole('button', { name: 'Account' }).click();
  const menu = page.getByRole('menu');
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText('07700 900123')).toBeVisible();
  await expect(page.getByRole('banner').getByText('Year 2')).toBeVisible();
  await expect(page.getByText('Logged in on 1 device')).toBeVisible();
  await menu.getByRole('menuitem', { name: 'Close Economics plan' }).click();

  const dialog = page.getByRole('dialog', { name: 'Close your Economics plan' });
  await expect(dialog).toContainText('deletes your account and all your data');
  await expectAccessible(page);
  const close = dialog.getByRole('button', { name: 'Close my account' });
  await expect(close).toBeDisabled();
  await dialog.getByLabel('Password', { exact: true }).fill('wrong password');
  await expect(close).toBeDisabled();
  await dialog.getByRole('checkbox').check();
  await close.click();
  await expect(dialog.getByRole('alert')).toHaveText('Invalid credentials');
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await close.click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('link', { name: 'Login', exact: true })).toBeVisible();
  await readMail(page, { to: email, subject: 'Your account is closed' });
  await logIn(page, email);
  await expect(page.getByRole('alert')).toHaveText('User does not exist');
});

// What a phone shows of it is read with the public pages.
test(
  'a student sets a new password by mail, and the old one no longer works',
  oneSize,
  async ({ page, browser, product }) => {
    const email = await becomeStudent(page, 'business');
    expect(await daysOfCookies(page)).toEqual({
      session: 'until the browser closes',
      signed_in: 'until the browser closes',
    });
    const elsewhere = await (await browser.newContext({ baseURL: product.origin })).newPage();
    await open(elsewhere, '/reset-password');
    await elsewhere.getByLabel('Email').fill(email);
    await elsewhere.getByRole('button', { name: 'Reset password' }).click();
    await expect(elsewhere.getByText('Email Sent Successfully')).toBeVisible();
    await expect(elsewhere.getByLabel('Email')).toHaveValue('');

    const mail = await readMail(elsewhere, { to: email, subject: 'Set a new password' });
    const link = /http\S+\/update-password#\S+/.exec(mail)?.[0] ?? '';
    await open(elsewhere, link);
    await expect(elsewhere).toHaveURL('/update-password');
    await expectAccessible(elsewhere);
    const set = async (first: string, second: string) => {
      await elsewhere.getByLabel('New Password', { exact: true }).fill(first);
      await elsewhere.getByLabel('Confirm Password', { exact: true }).fill(second);
      await elsewhere.getByRole('button', { name: 'Update Password' }).click();
    };
    await set('battery staple', 'battery stable');
    await expect(elsewhere.getByRole('alert')).toHaveText('Passwords do not match');
    await expect(elsewhere.locator('[data-sonner-toast]')).toHaveText('Passwords do not match');
    await set('tiny', 'tiny');
    await expect(elsewhere.getByRole('alert')).toHaveText('Password must be at least 6 characters long');
    await expect(elsewhere.getByText('An error occurred')).toBeVisible();
    await elsewhere.reload();
    await set('battery staple', 'battery staple');
    await expect(elsewhere).toHaveURL('/');
    await expect(elsewhere.getByText('Password updated successfully')).toBeVisible();
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Hello, Sam Student');

    await open(elsewhere, link);
    await set('another staple', 'another staple');
    await expect(elsewhere.getByRole('alert')).toHaveText(
      'This link has been used or has expired. Please ask for a new one.',
    );

    // The session from before the change has ended.
    await page.reload();
    await expect(page.getByRole('link', { name: 'Login', exact: true })).toBeVisible();
    await logIn(page, email);
    await expect(page.getByRole('alert')).toHaveText(
      'Invalid login credentials. Click “Forgot password?” to reset your password.',
    );
    // After the login a guarded page that was asked for opens.
    await open(page, '/subject/business');
    await expect(page).toHaveURL('/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('battery staple');
    await page.getByRole('checkbox', { name: 'Remember me' }).check();
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/subject/business');
    expect(await daysOfCookies(page)).toEqual({ session: 30, signed_in: 30 });
    await elsewhere.context().close();
  },
);

/** How long the browser keeps what makes it known here. */
async function daysOfCookies(page: Page): Promise<Record<string, number | string>> {
  const cookies = await page.context().cookies();
  const days = (expires: number) => Math.round((expires - Date.now() / 1000) / 86_400);
  return Object.fromEntries(
    cookies.map(({ name, expires }) => [name, expires === -1 ? 'until the browser closes' : days(expires)]),
  );
}

test('the login says why it refuses, and leads to the other ways in', oneSize, async ({ page }) => {
  await logIn(page, freshEmail());
  await expect(page.getByRole('alert')).toHaveText('User does not exist');
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/reset-password');
  await expect(page.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '/register');
  await page.route('**/api/session', (route) => route.fulfill({ status: 400, body: 'not JSON' }));
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to sign in');

  await open(page, `/api/email-confirmations/${'x'.repeat(43)}`);
  await expect(page).toHaveURL('/confirm-email');
  await page.getByLabel('Password', { exact: true }).fill('whatever it was');
  await page.getByRole('button', { name: 'Confirm email address' }).click();
  await expect(page).toHaveURL('/login?link=expired');
  await expect(page.getByText('This link has been used or has expired. Please ask for a new one.')).toBeVisible();
});

test('a reset that fails says so inline and in a toast', oneSize, async ({ page }) => {
  await open(page, '/reset-password');
  await expect(page.getByText('We will send you an email with instructions for setting a new password.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  await page.route('**/api/password-resets', (route) => route.fulfill({ status: 400, body: 'not JSON' }));
  await page.getByLabel('Email').fill(freshEmail());
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to reset password');
  await expect(page.getByText('An error occured')).toBeVisible();
});

test('somebody who is logged in already is told so, and logs out of every device', oneSize, async ({ page }) => {
  await tryDemo(page);
  await open(page, '/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are logged in');
  await expect(page.getByRole('main').getByRole('link', { name: 'Go to Home' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: /^Close/ }).click();
  await expect(page.getByRole('dialog')).toContainText('This is the demo, so there’s nothing to close.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Log out everywhere' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
  await expect(page.getByRole('link', { name: 'Login', exact: true })).toBeVisible();
});
