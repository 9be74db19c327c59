import type { Page } from '@playwright/test';
import { type RunningProduct, runProduct } from '../support/running-product.ts';
import { startSmtpServer } from '../support/smtp-server.ts';
import { expect, fillRegistration, open, payByCard, test } from './account.ts';
import { expectAccessible, oneSize } from './journey.ts';

test(
  'when the welcome message cannot be sent both ways of registering say so, and it goes later',
  oneSize,
  async ({ browser }) => {
    await using smtp = await startSmtpServer();
    smtp.refuse(true);
    const product = await runProduct({ SMTP_URL: smtp.url });
    const context = await browser.newContext({ baseURL: product.origin });
    try {
      const page = await context.newPage();
      const email = await registerUnnotified(page, product);
      smtp.refuse(false);
      const welcomes = () =>
        smtp.received.filter(({ to, source }) => to.includes(email) && /^Subject: Welc/m.test(source));
      await expect.poll(() => welcomes().length).toBe(1);
    } finally {
      await context.close();
      await product.stop();
    }
  },
);

/** A teacher, then a student. Gives back the student's address. */
async function registerUnnotified(page: Page, product: RunningProduct): Promise<string> {
  const heading = page.getByRole('heading', { level: 1 });
  const alert = page.getByRole('alert').filter({ hasText: 'Cannot send notification' });
  await open(page, '/register');
  await fillRegistration(page, { plan: /^Teacher/, code: 'TEACHERTRIAL' });
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(heading).toHaveText('Registration Successful');
  await expect(alert).toContainText('Your account is ready. We’ll keep trying to send the email.');
  await expectAccessible(page);

  await open(page, '/register?subject=economics');
  const email = await fillRegistration(page);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  // The provider's notice overtakes the student and makes the account: he is told all the same when he comes back.
  const tried = () => product.output().match(/job failed .*kind=send_mail attempts=1 /g)?.length;
  await page.route('**/api/registrations', async (route) => {
    if (route.request().method() === 'PUT') await expect.poll(tried).toBe(twoToTeacher + threeToStudent);
    await route.continue();
  });
  await payByCard(page);
  await expect(heading).toHaveText('Registration Successful');
  await expect(alert).toBeVisible();
  await page.reload();
  await expect(alert).toBeVisible();
  return email;
}

/** Confirmation and welcome; confirmation, welcome and receipt. */
const [twoToTeacher, threeToStudent] = [2, 3];
