import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, open, test } from './journey.ts';

export { expect, open, test };

export const password = 'correct horse';
export const freshEmail = () => `sam.${randomUUID().slice(0, 8)}@school.example`;

type Registration = { email?: string; plan?: RegExp | string; code?: string; teacher?: boolean };

/** Fills in all of the form but what a journey wants to leave out, with the plan last: choosing it clears the code. */
export async function fillRegistration(page: Page, { email = freshEmail(), plan, code, teacher }: Registration = {}) {
  await page.getByLabel('Full name').fill('Sam Student');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mobile number').fill('07700 900123');
  if (!teacher) await page.getByLabel('Year of study').selectOption('Year 2');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  if (plan) await page.getByRole('radio', { name: plan }).check();
  if (code) await page.getByLabel(/code/).fill(code);
  await page.getByRole('checkbox', { name: /acceptable use policy/ }).check();
  await page.getByRole('checkbox', { name: /privacy policy/ }).check();
  return email;
}

export async function payByCard(page: Page, number = '4242 4242 4242 4242'): Promise<void> {
  await expect(page).toHaveURL(/\/test-mode\/checkout\//);
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry').fill('12 / 40');
  await page.getByLabel('CVC').fill('123');
  await page.getByLabel('Name on card').fill('Sam Student');
  await page.getByRole('button', { name: /^(Subscribe|Pay)/ }).click();
}

/** The newest message of that subject to that address, as plain text. It may still be on its way. */
export async function readMail(page: Page, { to, subject }: { to: string; subject: string }): Promise<string> {
  let text = '';
  await expect(async () => {
    const list = await (await page.request.get('/dev/mailbox')).text();
    const items = [...list.matchAll(/href="(\/dev\/mailbox\/[^"]+)">([^<]+)<\/a>\s*<small>to ([^,]+),/g)];
    const found = items.find(([, , title, recipient]) => title === subject && recipient === to);
    expect(found, `${subject} to ${to}`).toBeTruthy();
    text = await (await page.request.get(String(found?.[1]))).text();
  }).toPass();
  return /<pre>([\s\S]*)<\/pre>/.exec(text)?.[1] ?? '';
}

/** Follows the link in the confirmation message, enters the password of the registration, and is home. */
export async function confirmEmail(page: Page, email: string): Promise<void> {
  const mail = await readMail(page, { to: email, subject: 'Confirm your email address' });
  await open(page, /http\S+\/confirm-email#\S+/.exec(mail)?.[0] ?? 'no link');
  await expect(page).toHaveURL('/confirm-email');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Confirm email address' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Sam Student');
}

export async function logIn(page: Page, email: string, secret = password): Promise<void> {
  await open(page, '/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** A student who has registered, paid and confirmed, standing on the home page. */
export async function becomeStudent(page: Page, subject: string, card?: string): Promise<string> {
  await open(page, `/register?subject=${subject}`);
  const email = await fillRegistration(page);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await payByCard(page, card);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registration Successful');
  await confirmEmail(page, email);
  return email;
}
