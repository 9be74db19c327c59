import { eq } from 'drizzle-orm';
import { testModeObjects } from '#server/db/schema/test-mode.ts';
import { registrationForm } from './forms.ts';
import type { Product } from './harness.ts';

/** What the card page's address and, once paid, its way back hold. */
export async function openRegistrationCheckout(product: Product, changes: Record<string, unknown> = {}) {
  const form = registrationForm(changes);
  const response = await product.visitor().post('/api/registrations', form);
  const { url } = await response.json();
  if (!url) throw new Error(`Registration answered ${response.status} without a card page`);
  const sessionId = new URL(url).pathname.split('/').at(-1) ?? '';
  return { form, sessionId, ...(await readReturn(product, sessionId)) };
}

/** Pays, comes back, confirms the address and logs in: a student as the product makes one. */
export async function registerStudent(product: Product, changes: Record<string, unknown> = {}) {
  const { form, sessionId, id, secrete } = await openRegistrationCheckout(product, changes);
  await payCheckout(product, sessionId);
  await product.visitor().put('/api/registrations', { id, secrete, sessionId });
  await product.runJobs();
  const browser = product.visitor();
  await confirmEmail(product, form);
  const response = await browser.post('/api/session', { email: form.email, password: form.password });
  if (response.status !== 200) throw new Error(`Sign-in answered ${response.status}`);
  const { account } = await response.json();
  return { form, sessionId, browser, account };
}

export async function payCheckout({ deps }: Product, sessionId: string): Promise<void> {
  await deps.testModePayments?.control.pay(sessionId);
}

/** Follows the newest confirmation to somebody, and enters a password. */
export async function confirmEmail(product: Product, { email, password }: { email: string; password: string }) {
  const link = await readLink(product, email, 'Confirm your email address');
  return product.visitor().put('/api/email-confirmations', { token: link.split('#')[1], password });
}

/** The path of the one link in a message to somebody. */
export async function readLink(product: Product, to: string, subject: string): Promise<string> {
  const mail = (await product.readMail()).filter((item) => item.recipient === to && item.subject === subject).at(-1);
  const [, url = ''] = /(https?:\/\/\S+)/.exec(mail?.bodyText ?? '') ?? [];
  if (!url) throw new Error(`No link in a message "${subject}" to ${to}`);
  return url.slice(product.config.origin.length);
}

/** The address the card page would lead back to, as the provider keeps it. */
async function readReturn({ deps }: Product, sessionId: string): Promise<{ id: string; secrete: string }> {
  const [session] = await deps.db().select().from(testModeObjects).where(eq(testModeObjects.id, sessionId));
  const [, id = '', secrete = ''] = /\/auth\/success\/([^/]+)\/([^/?]+)/.exec(JSON.stringify(session?.data)) ?? [];
  return { id, secrete };
}
