import type { Locator, Page } from '@playwright/test';
import { becomeStudent, expect, open, password, payByCard, readMail } from './account.ts';
import { expectAccessible, oneSize } from './journey.ts';
import { test } from './meanwhile.ts';

const failsAtRenewal = '4000 0000 0000 0341';

const pastDue = (page: Page) => page.getByRole('alert').filter({ hasText: 'We couldn’t renew your plan' });
const subjects = (page: Page) => page.getByRole('list', { name: 'Your subjects' });
const subject = (page: Page, name: RegExp) => subjects(page).getByRole('link', { name });
const dimmed = (page: Page, name: RegExp) => subjects(page).getByRole('button', { name });

/** The provider's notice and the work that follows it take a second or two: until then the page is opened again. */
async function openHomeUntil(page: Page, ...shown: [part: Locator, count: number][]): Promise<void> {
  await expect(async () => {
    await open(page, '/');
    await expect(subjects(page)).toBeVisible();
    for (const [part, count] of shown) expect(await part.count()).toBe(count);
  }).toPass();
}

/** Standing at the card page: to know the address of the return is not to have paid. */
async function refuseUnpaidReturns(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/test-mode\/checkout\//);
  const card = page.url();
  const session = `session_id=${card.split('/').at(-1)}`;
  const alert = page.getByRole('dialog').getByRole('alert');
  await open(page, `/subject_purchase/success/business?${session}`);
  await expect(alert).toHaveText('Cannot find payment record in logs');
  await open(page, `/subject_purchase/success/economics?${session}`);
  await expect(alert).toHaveText('Invalid payment request recieved');
  await page.goto(card);
}

/** Pays, sees the spinner while the server asks the provider, and comes home. Gives back the address of the return. */
async function payAndReturn(page: Page): Promise<string> {
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/billing/purchases', async (route) => {
    if (route.request().method() === 'PUT') await answer.promise;
    await route.continue();
  });
  await payByCard(page);
  await expect(page).toHaveURL(/\/subject_purchase\/success\/\w+\?session_id=cs_test_\w+$/);
  await expect(page.getByRole('status').filter({ hasText: 'Checking your payment' })).toBeVisible();
  const address = page.url();
  answer.resolve();
  await expect(page).toHaveURL('/');
  return address;
}

test(
  'a renewal that fails is told, one that is made up for is not, and the last failure ends the access but keeps the data',
  oneSize,
  async ({ page, stopWhile }) => {
    const email = await becomeStudent(page, 'economics', failsAtRenewal);
    await expect(pastDue(page)).toHaveCount(0);

    // The month is over, and the card is refused.
    await stopWhile(async ({ provider, subscriptionOf }) => provider.renew(await subscriptionOf(email)));
    await openHomeUntil(page, [pastDue(page), 1]);
    await expect(pastDue(page)).toContainText('you keep your subjects in the meantime');
    await expectAccessible(page);
    await readMail(page, { to: email, subject: 'We could not renew your plan' });
    await subject(page, /^Economics/).click();
    await expect(page).toHaveURL('/subject/economics');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Economics');

    // A plan in arrears cannot grow: the other subject becomes a second plan, bought at the login’s offer.
    await open(page, '/subject/business');
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { name: 'Business is not in your plan' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('£13.99 a month');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Subscribe to Business' }).click();
    await refuseUnpaidReturns(page);
    const address = await payAndReturn(page);
    await expect(subject(page, /^Business.*150 voice minutes left/)).toBeVisible();
    await expect(subject(page, /^Economics/)).toBeVisible();
    await open(page, address);
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('Subscription already recorded');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Go to Home' }).click();
    await expect(page).toHaveURL('/');

    // Of the two plans one is closed: the page is loaded again, and the other stays.
    await page.getByRole('button', { name: 'Account' }).click();
    await expect(page.getByRole('menuitem', { name: 'Close Economics plan' })).toBeVisible();
    await page.getByRole('menuitem', { name: 'Close Business plan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Close your Business plan' });
    await expect(dialog).not.toContainText('deletes your account');
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('checkbox', { name: 'I understand that my plan ends now' }).check();
    const loaded = page.waitForEvent('load');
    await dialog.getByRole('button', { name: 'Close the plan' }).click();
    await loaded;
    await expect(page).toHaveURL('/');
    await expect(dimmed(page, /^Business.*Not in your plan/)).toBeVisible();
    await expect(subject(page, /^Economics/)).toBeVisible();
    await page.getByRole('button', { name: 'Account' }).click();
    await expect(page.getByRole('menuitem', { name: /^Close/ })).toHaveText(['Close Economics plan']);
    await page.keyboard.press('Escape');
    await readMail(page, { to: email, subject: 'Your plan is cancelled' });

    // Another card, and the provider’s next try succeeds.
    await stopWhile(async ({ provider, subscriptionOf, spendMinutes }) => {
      await provider.replaceCard(await subscriptionOf(email));
      await provider.renew(await subscriptionOf(email));
      await spendMinutes(email, 'economics', 30);
    });
    await openHomeUntil(page, [pastDue(page), 0]);
    await expect(subject(page, /^Economics.*120 voice minutes left/)).toBeVisible();

    // It fails again, until the provider gives up.
    await stopWhile(async ({ provider, subscriptionOf, failNextPurchaseReturn }) => {
      await provider.failRenewal(await subscriptionOf(email));
      await provider.failRenewal(await subscriptionOf(email));
      await provider.end(await subscriptionOf(email));
      await failNextPurchaseReturn();
    });
    await openHomeUntil(page, [dimmed(page, /^Economics.*Not in your plan/), 1]);
    await expect(pastDue(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Sam Student');
    await expectAccessible(page);
    await readMail(page, { to: email, subject: 'Your plan has ended' });
    await open(page, '/subject/economics');
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('button', { name: 'Subscribe to Economics' })).toBeVisible();

    // He subscribes again from home. Once the database fails; a second tab may report that, this one may not.
    const tab = await page.context().newPage();
    await open(tab, '/');
    await dimmed(tab, /^Economics/).click();
    await expect(tab.getByText('£13.99').first()).toBeVisible();
    await payByCard(tab);
    await expect(tab.getByRole('dialog').getByRole('alert')).toHaveText(
      'Cannot record subscription, please reload or contact an admin',
    );
    await expect(tab.getByRole('dialog')).not.toContainText('disk');
    await tab.getByRole('button', { name: 'Reload' }).click();
    await expect(tab).toHaveURL('/');
    await expect(subject(tab, /^Economics.*120 voice minutes left/)).toBeVisible();
    await subject(tab, /^Economics/).click();
    await expect(tab.getByText('You Have used 30 minutes out of 150 minutes for this month.')).toBeVisible();
  },
);
