import {
  confirmEmail,
  expect,
  fillRegistration,
  freshEmail,
  logIn,
  open,
  password,
  payByCard,
  test,
} from './account.ts';
import { expectAccessible, oneSize } from './journey.ts';

const notice = 'Please check your email and your spam folder, and verify your account before logging in.';

test('a student registers for both subjects from the landing page’s link, pays, confirms and logs in', async ({
  page,
}) => {
  await open(page, '/register?subject=economics,business');
  await expect(page.getByRole('radio', { name: /^Economics and Business/ })).toBeChecked();
  await expectAccessible(page);
  const email = await fillRegistration(page);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByText('£22.99').first()).toBeVisible();
  let returns = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().endsWith('/api/registrations')) returns += 1;
  });
  await payByCard(page);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registration Successful');
  await expect(page.getByText(notice)).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/success\/[0-9a-f-]{36}\/done$/);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registration Successful');
  expect(returns).toBe(1);

  await logIn(page, email);
  await expect(page.getByRole('alert')).toHaveText(
    'Please confirm your email address first. We can send you the email again.',
  );
  await page.getByRole('button', { name: 'Send the email again' }).click();
  await expect(page.getByText(`We’ve sent the email again to ${email}.`)).toBeVisible();

  await confirmEmail(page, email);
  await expect(page.getByText('Email confirmed. You are logged in.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Economics.*150 voice minutes left this month/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Business.*150 voice minutes left this month/ })).toBeVisible();
});

test(
  'a promo code lowers the price, a wrong one is refused, and changing the plan clears it',
  oneSize,
  async ({ page }) => {
    await open(page, '/register?subject=economics');
    await expect(page.getByRole('radio', { name: /^Economics 150 minutes/ })).toBeChecked();
    await fillRegistration(page, { code: 'WRONG' });
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    const code = page.getByLabel('Promo code (optional)');
    await expect(code).toBeFocused();
    await expect(code).toHaveAccessibleDescription(
      'Invalid promo code! kindly enter the corresponding promo code or leave the input empty',
    );
    await page.getByRole('radio', { name: /^Business/ }).check();
    await expect(page.getByLabel('Promo code (optional)')).toHaveValue('');
    await page.getByRole('radio', { name: /^Economics 150 minutes/ }).check();
    await page.getByLabel('Promo code (optional)').fill('TENFORONE');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page).toHaveURL(/\/test-mode\/checkout\//);
    await expect(page.getByText('£10.00').first()).toBeVisible();
    await payByCard(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registration Successful');
  },
);

test('closing the tab after paying still gives the account', oneSize, async ({ page, context }) => {
  await open(page, '/register?subject=business');
  await expect(page.getByRole('radio', { name: /^Business/ })).toBeChecked();
  const email = await fillRegistration(page);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page).toHaveURL(/\/test-mode\/checkout\//);
  // The payment goes through, and the browser never follows the way back.
  const card = { number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123', name: 'Sam Student' };
  const paid = await page.request.post(page.url(), { form: card, maxRedirects: 0 });
  expect(paid.status()).toBe(303);
  await page.close();

  const later = await context.newPage();
  await confirmEmail(later, email);
});

test('a declined card can be replaced, and cancelling says that nothing was charged', oneSize, async ({ page }) => {
  await open(page, '/register?subject=economics');
  const email = await fillRegistration(page, { code: 'TENFORONE' });
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await payByCard(page, '4000 0000 0000 0002');
  await expect(page.getByText('Your card was declined.')).toBeVisible();
  await page.getByRole('link', { name: /Cancel/ }).click();
  await expect(page).toHaveURL('/auth/error');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registration not completed');
  await expect(page.getByText('Nothing was charged.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'support@margin.example' })).toBeVisible();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/register');
  // All is there but the password.
  await expect(page.getByLabel('Full name')).toHaveValue('Sam Student');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Mobile number')).toHaveValue('07700 900123');
  await expect(page.getByLabel('Year of study')).toHaveValue('Year 2');
  await expect(page.getByRole('radio', { name: /^Economics 150 minutes/ })).toBeChecked();
  await expect(page.getByLabel('Promo code (optional)')).toHaveValue('TENFORONE');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Confirm password', { exact: true })).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(password);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await payByCard(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registration Successful');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(email);
});

test('a return that nobody paid for leads to the error', oneSize, async ({ page }) => {
  const secret = 'x'.repeat(43);
  await open(page, `/auth/success/7c0e6a0e-6a52-4a77-9d7c-2f7d0d1b6a11/${secret}?session_id=cs_test_nothing1`);
  await expect(page).toHaveURL('/auth/error');
  await open(page, '/auth/success/7c0e6a0e-6a52-4a77-9d7c-2f7d0d1b6a11/done');
  await expect(page).toHaveURL('/auth/error');
});

test('a teacher registers with an invitation only', oneSize, async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'I have a code' }).click();
  await expect(page.getByRole('radio', { name: /^Teacher/ })).toBeChecked();
  await expect(page.getByLabel('Year of study')).toHaveCount(0);
  const email = await fillRegistration(page, { teacher: true });
  const send = page.getByRole('button', { name: 'Create account' });
  await send.click();
  await expect(page.getByLabel('Signup code')).toHaveAccessibleDescription('Signup code is required for teacher trial');
  await page.getByLabel('Signup code').fill('GUESS');
  await send.click();
  await expect(page.getByLabel('Signup code')).toHaveAccessibleDescription('Invalid signup code for teacher trial');
  await page.getByLabel('Signup code').fill('TEACHERTRIAL');
  await page.route('**/api/registrations', (route) => route.fulfill({ status: 400, body: 'not JSON' }), { times: 1 });
  await send.click();
  await expect(page.getByRole('alert')).toHaveText('User creation failed');
  await send.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registration Successful');
  await expect(page.getByText(notice)).toBeVisible();

  await confirmEmail(page, email);
  await open(page, '/register');
  await fillRegistration(page, { email, plan: /^Economics 150 minutes/ });
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('The provided email is already in use');
});

test('the form says all that is wrong, each beside its field, without asking the server', async ({ page }) => {
  let requests = 0;
  await open(page, '/register');
  await page.route('**/api/registrations', (route) => {
    requests += 1;
    return route.fulfill({ status: 400, body: 'not JSON' });
  });
  const send = () => page.getByRole('button', { name: 'Continue to payment' }).click();
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await send();
  for (const [label, sentence] of [
    ['Full name', 'Please enter your full name'],
    ['Email', 'Please enter your email address'],
    ['Mobile number', 'Please enter your mobile number'],
    ['Year of study', 'Please choose your year of study'],
    ['Confirm password', 'Please enter your password again'],
  ] as const)
    await expect(field(label)).toHaveAccessibleDescription(sentence);
  await expect(field('Password')).toHaveAccessibleDescription(/Please enter your password$/);
  await expect(page.getByRole('group', { name: 'Plan' })).toHaveAccessibleDescription('Please choose a plan');
  const use = page.getByRole('checkbox', { name: /acceptable use policy/ });
  const privacy = page.getByRole('checkbox', { name: /privacy policy/ });
  await expect(use).toHaveAccessibleDescription('Please accept the acceptable use policy to proceed');
  await expect(privacy).toHaveAccessibleDescription('Please accept the privacy policy to proceed');
  await expect(field('Full name')).toBeFocused();
  await expectAccessible(page);

  await field('Full name').fill('Sam Student');
  await field('Email').fill('sam@');
  await field('Mobile number').fill('07700 900123');
  await field('Year of study').selectOption('Year 1');
  await field('Password').fill('short');
  await field('Confirm password').fill(password);
  await page.getByRole('radio', { name: /^Business/ }).check();
  await use.check();
  await privacy.check();
  await send();
  await expect(field('Email')).toBeFocused();
  await expect(field('Email')).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(field('Password')).toHaveAccessibleDescription(/Password must be at least 6 characters long$/);
  await expect(field('Confirm password')).toHaveAccessibleDescription('Passwords do not match');
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(3);
  expect(requests).toBe(0);

  await field('Email').fill(freshEmail());
  await field('Password').fill(password);
  for (const [name, href] of [
    [/acceptable use policy/, '/acceptable_use_policy'],
    [/privacy policy/, '/policy'],
  ] as const) {
    const link = page.getByRole('main').getByRole('link', { name });
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('target', '_blank');
  }
  await send();
  await expect(page.getByRole('alert')).toHaveText('Payment failed');
  await expect(page.locator(':focus')).toHaveText('Payment failed');
});
