import type { Page } from '@playwright/test';
import { confirmEmail, expect, fillRegistration, open, payByCard, test } from './account.ts';
import { expectAccessible, expectLegibleInDark, oneSize, tryDemo } from './journey.ts';

/** The day after today in London, as a date field takes it. */
const tomorrow = () => {
  const [day = '', month = '', year = ''] = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone: 'Europe/London', day: '2-digit', month: '2-digit', year: 'numeric' },
  })
    .format(Date.now() + 86_400_000)
    .split('/');
  return `${year}-${month}-${day}`;
};

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();

test('a new student confirms the address, is home, sets up, and has a plan for the mock tomorrow', async ({ page }) => {
  await open(page, '/register?subject=economics');
  const email = await fillRegistration(page);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await payByCard(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registration Successful');
  await confirmEmail(page, email);

  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
  await expect(page.getByText('Welcome. Let’s plan your first session.')).toBeVisible();
  await expect(page).toHaveTitle('Home – Margin');
  await expect(page.getByText('Set-up in sixty seconds: step 1 of 4')).toBeVisible();
  await expectAccessible(page);
  await expectLegibleInDark(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('radio', { name: 'AQA' }).check();
  await next(page);
  await expect(page.getByRole('heading', { name: 'What have you been taught so far?' })).toBeFocused();
  await page.getByRole('checkbox', { name: /^Theme 2/ }).check();
  await next(page);
  await page.getByLabel('Mock').fill(tomorrow());
  await expectAccessible(page);
  await next(page);
  await page.getByRole('checkbox', { name: 'Calculations' }).check();
  await page.getByRole('button', { name: 'Make my plan' }).click();

  const plan = page.getByRole('region', { name: 'Your plan for tonight' });
  await expect(page.getByText('An hour tonight makes a difference tomorrow.')).toBeVisible();
  await expect(plan).toContainText('A mix to get you going.');
  await expect(plan).toContainText('Economics mock tomorrow. About 60 minutes left, in this order.');
  await expect(plan.getByRole('link')).toHaveCount(5);
  await expect(plan.getByRole('link', { name: /Do the sums/ })).toHaveAttribute(
    'href',
    '/subject/economics/qft?scope=calculations',
  );
  await expect(page.getByText('Set-up in sixty seconds')).toHaveCount(0);
  await expectAccessible(page);

  // Only Theme 2 was taught; the run has no more around it than it needs.
  await plan.getByRole('link', { name: /Warm up/ }).click();
  await expect(page).toHaveURL(/\/subject\/economics\/qft\/[\w-]+$/);
  await expect(page.getByRole('main').getByText(/^2\.\d\.\d /)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page).toHaveTitle('Economics quick fire – Margin');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Leave the round' }).click();
  await expect(page).toHaveURL('/subject/economics/qft');
});

test('what was said is changed in the account, and a set-up that is skipped is not offered again', async ({ page }) => {
  await tryDemo(page);
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await expect(page.getByText('Set-up in sixty seconds')).toHaveCount(0);
  await expect(page.getByText('Ready when you are.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Pick up where you left off.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your exams' })).toBeVisible();
  await expect(page.getByText('Set-up in sixty seconds')).toHaveCount(0);

  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'My course and exams' }).click();
  await expect(page).toHaveURL('/my-course');
  const business = page.getByRole('group', { name: 'Your Business exam board' });
  await business.getByRole('radio', { name: 'OCR' }).check();
  await page.getByRole('group', { name: 'Economics' }).getByLabel('Paper 1').fill('2020-01-01');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toHaveText('Paper 1: that day has passed');
  await page.getByRole('group', { name: 'Economics' }).getByLabel('Paper 1').fill(tomorrow());
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. Your plan is up to date.')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(business.getByRole('radio', { name: 'OCR' })).toBeChecked();
});

test('the ways through the product are there at every size, and each page says its name', async ({ page }) => {
  await tryDemo(page);
  const main = page.getByRole('navigation', { name: 'Main' }).locator('visible=true');
  for (const [name, heading, title] of [
    ['Practise', 'Quick Fire Testing', 'Quick Fire Testing, Economics – Margin'],
    ['Map', 'Your map', 'Your Economics map – Margin'],
    ['Progress', 'Your progress', 'Your progress – Margin'],
    ['Marking', 'My marking', 'My marking – Margin'],
    ['Tutor', 'Economics', 'Economics – Margin'],
  ] as const) {
    await main.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('[data-page-title]')).toHaveText(title);
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
  }
  for (const place of ['banner', 'contentinfo'] as const)
    await expect(page.getByRole(place).getByRole('link', { name: /^(Instagram|Features|About)/ })).toHaveCount(0);
  await open(page, '/theme/economics-1?section=1.3.2');
  await expect(page).toHaveTitle('1.3.2 Externalities – Margin');
});

test('logging out without a connection says so, and does not pretend', oneSize, async ({ page, context }) => {
  await tryDemo(page);
  await page.getByRole('button', { name: 'Account' }).click();
  await context.setOffline(true);
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('alert')).toContainText(
    'You’re still logged in, because we couldn’t be reached. Check your connection and try again.',
  );
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('link', { name: 'Login', exact: true })).toBeVisible();
});
