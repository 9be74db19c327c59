import type { Page } from '@playwright/test';
import { essayPdf } from '../forms.ts';
import { expect, open, payByCard, test } from './account.ts';
import { expectAccessible, oneSize, tryDemo } from './journey.ts';

const question = 'Evaluate the view that a monopoly is always bad for consumers.';
const essay = { name: 'essay.pdf', mimeType: 'application/pdf', buffer: Buffer.from(essayPdf()) };

/** A student with both subjects, on the marking page; gives back the account's address. */
async function startMarking(page: Page, subject = 'economics'): Promise<string> {
  await tryDemo(page);
  await open(page, `/tmq/${subject}`);
  return page.getByLabel('Email Address').inputValue();
}

async function fillMarking(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /20\/25 mark question/ }).check();
  await page.getByLabel('Exam Board').fill('AQA');
  await page.getByLabel('Paper Number').selectOption('2');
  await page.getByLabel('Exam Question').fill(question);
  await page.getByLabel('Choose a file or drop it here').setInputFiles(essay);
  await expect(page.getByText('essay.pdf')).toBeVisible();
}

async function payForMarking(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  await page.getByRole('checkbox', { name: /no refunds unless the work is ineligible/ }).check();
  await page.getByRole('button', { name: 'Pay £4.50' }).click();
  await payByCard(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Purchase Successful');
}

/** The text of the newest message with that subject that holds these words. It may still be on its way. */
async function findMail(page: Page, subject: RegExp, words: string): Promise<string> {
  let found = '';
  await expect(async () => {
    const list = await (await page.request.get('/dev/mailbox')).text();
    const items = [...list.matchAll(/href="(\/dev\/mailbox\/[^"]+)">([^<]+)</g)];
    for (const [, href = '', title = ''] of items.filter(([, , title = '']) => subject.test(title))) {
      const text = await (await page.request.get(href)).text();
      if (text.includes(words)) found ||= `${title}\n${text}`;
    }
    expect(found).not.toBe('');
  }).toPass();
  return found;
}

async function openDesk(page: Page, customer: string): Promise<string> {
  const mail = await findMail(page, /^To mark/, customer);
  const [, path = ''] = /Open the desk: https?:\/\/[^/]+(\/marking\/[\w-]+)/.exec(mail) ?? [];
  await open(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marker’s desk');
  return path;
}

test('a student sends an essay, pays, and gets it back from the marker', async ({ page, browser, product }) => {
  const email = await startMarking(page);
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  for (const price of ['£3.00', '£3.50', '£4.50']) await expect(page.getByText(price, { exact: true })).toBeVisible();
  const proceed = page.getByRole('button', { name: 'Proceed to Payment' });
  await expect(proceed).toBeDisabled();
  await fillMarking(page);
  await expect(proceed).toBeEnabled();
  await page.getByLabel('Exam Board').fill(' ');
  await expect(proceed).toBeDisabled();
  await page.getByLabel('Exam Board').fill('AQA');
  await page.getByRole('button', { name: 'Remove essay.pdf' }).click();
  await expect(proceed).toBeDisabled();
  await page.getByLabel('Choose a file or drop it here').setInputFiles(essay);
  const preview = page.getByRole('region', { name: 'This is what your marker sees first' });
  await expect(preview.getByText('Markets fail when')).toBeVisible();
  await expectAccessible(page);

  await proceed.click();
  await expect(page.getByRole('heading', { name: 'Payment summary' })).toBeFocused();
  await expect(page.getByText(email, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay £4.50' })).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Exam Question')).toHaveValue(question);
  await expect(page.getByLabel('Paper Number')).toHaveValue('2');
  await expect(page.getByRole('radio', { name: /20\/25/ })).toBeChecked();
  await expect(page.getByText('essay.pdf')).toBeVisible();
  await payForMarking(page);
  await expect(page.getByText('Your work has been submitted successfully!')).toBeVisible();
  await expectAccessible(page);
  await expect(page).toHaveURL('/');

  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'My marking' }).click();
  await expect(page.getByText('With the marker', { exact: true })).toBeVisible();
  await expect(page.getByText(/^due by \w+day \d+ \w+$/)).toBeVisible();
  await expectAccessible(page);

  const marker = await (await browser.newContext({ baseURL: product.origin })).newPage();
  const path = await openDesk(marker, email);
  await expect(marker.getByText(question)).toBeVisible();
  await expect(marker.getByRole('region', { name: 'The answer' }).getByText('Markets fail when')).toBeVisible();
  const [download] = await Promise.all([
    marker.waitForEvent('download'),
    marker.getByRole('link', { name: 'Download essay.pdf' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('essay.pdf');
  await marker.getByLabel('Out of', { exact: true }).selectOption('25');
  await marker.getByLabel('Level', { exact: true }).selectOption({ label: '4 (16–20)' });
  await marker.getByLabel('Mark', { exact: true }).fill('18');
  await marker.getByLabel('What the answer does well').fill('A clear line of argument.');
  await marker.getByRole('button', { name: 'Add a comment' }).click();
  await marker.getByLabel('Sentence').fill('Monopolies are bad.');
  await marker.getByLabel('Comment', { exact: true }).fill('For whom?');
  await expect(marker.getByText('Draft saved')).toBeVisible();
  await expectAccessible(marker);
  await marker.reload();
  await expect(marker.getByLabel('What the answer does well')).toHaveValue('A clear line of argument.');
  await expect(marker.getByRole('heading', { name: 'Levels for 25 marks' })).toBeVisible();
  await marker.getByRole('button', { name: 'Preview and send' }).click();
  await expect(marker.getByRole('alert')).toHaveText('Please write what to do next');

  const second = await marker.context().newPage();
  await open(second, path);
  await expect(second.getByRole('button', { name: 'Refund the student…' })).toBeVisible();
  await marker.getByLabel('What to do next').fill('Weigh the evidence before you judge.');
  await marker.getByLabel('Choose a file or drop it here').setInputFiles({ ...essay, name: 'marked.pdf' });
  await expect(marker.getByText('marked.pdf')).toBeVisible();
  await marker.getByLabel('Mark', { exact: true }).fill('21');
  await marker.getByRole('button', { name: 'Preview and send' }).click();
  const outside = 'A mark of 21 is not in level 4 (16–20). Please change the mark or the level.';
  await expect(marker.getByRole('alert')).toHaveText(outside);
  await marker.getByLabel('Mark', { exact: true }).fill('18');
  await marker.getByRole('button', { name: 'Preview and send' }).click();
  const sheet = marker.getByRole('dialog', { name: 'This is what the student will read' });
  await expect(sheet.getByText('18 of 25 marks')).toBeVisible();
  for (const words of ['Level 4', 'A clear line of argument.', 'Weigh the evidence before you judge.', 'For whom?'])
    await expect(sheet.getByText(words)).toBeVisible();
  await expectAccessible(marker);
  await sheet.getByRole('button', { name: 'Keep editing' }).click();
  await expect(sheet).toBeHidden();
  await marker.getByRole('button', { name: 'Preview and send' }).click();
  await sheet.getByRole('button', { name: 'Send to the student' }).click();
  await expect(marker.getByText('The feedback has been sent to the student.')).toBeVisible();
  await expectAccessible(marker);
  await second.getByRole('button', { name: 'Refund the student…' }).click();
  await second.getByRole('button', { name: 'Refund £4.50' }).click();
  await expect(second.getByText('The feedback has been sent to the student.')).toBeVisible();
  await marker.context().close();

  await open(page, '/my-marking');
  await expect(page.getByText('Returned', { exact: true })).toBeVisible();
  await expect(page.getByText('18 of 25 marks')).toBeVisible();
  await expect(page.getByRole('link', { name: 'marked.pdf' })).toBeVisible();
  await expectAccessible(page);
  const mail = await findMail(page, /^Your Economics answer is marked: 18 of 25 marks$/, question);
  await open(page, /Open your feedback: https?:\/\/[^/]+(\/marking\/[\w-]+)/.exec(mail)?.[1] ?? 'no link');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your feedback');
  await expect(page.getByText('For whom?')).toBeVisible();
  await expectAccessible(page);
});

test('a better file is asked for and sent, and what still cannot be read is refunded', async ({ page }) => {
  const email = await startMarking(page);
  await fillMarking(page);
  await payForMarking(page);
  const path = await openDesk(page, email);
  await page.getByRole('button', { name: 'Ask for a better file' }).click();
  await page.getByRole('button', { name: 'Ask the student' }).click();
  await expect(page.getByText('Please say what cannot be read, so that the next file is better')).toBeVisible();
  await page.getByLabel('What cannot be read').fill('Page 2 is cut off on the right.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ask the student' }).click();
  await expect(
    page.getByText(/^You asked for a better file on .* The deadline is paused until it arrives\.$/),
  ).toBeVisible();

  await open(page, '/my-marking');
  await expect(page.getByText('Better file needed', { exact: true })).toBeVisible();
  await expect(page.getByText('Page 2 is cut off on the right.')).toBeVisible();
  await page.getByLabel('Choose a file or drop it here').setInputFiles({ ...essay, name: 'better.pdf' });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send this file' }).click();
  await expect(page.getByText('With the marker', { exact: true })).toBeVisible();

  await open(page, path);
  await expect(page.getByRole('link', { name: 'Download better.pdf' })).toBeVisible();
  await page.getByRole('button', { name: 'Refund the student…' }).click();
  await expect(page.getByRole('dialog', { name: 'Refund £4.50?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Refund £4.50' }).click();
  await expect(page.getByText('£4.50 has been refunded to the student.')).toBeVisible();
  await open(page, '/my-marking');
  await expect(page.getByText('Refunded', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Send a better picture' })).toHaveAttribute('href', '/tmq/economics');
});

test('a file that is too large or not a document says so and is cleared', oneSize, async ({ page }) => {
  await startMarking(page, 'business');
  const input = page.getByLabel('Choose a file or drop it here');
  const tooLarge = { ...essay, buffer: Buffer.alloc(10 * 1024 * 1024 + 1) };
  const refusals = [
    [tooLarge, 'This file is over 10 MB'],
    [{ ...essay, buffer: Buffer.from('only words') }, 'This file is not'],
  ] as const;
  for (const [file, sentence] of refusals) {
    await input.setInputFiles(file);
    await expect(page.getByRole('alert')).toContainText('There was an error submitting your work. Please try again.');
    await expect(page.getByRole('alert')).toContainText(sentence);
    await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  }
  await expectAccessible(page);
});

test('when the card page cannot be opened the red box says so and nothing is lost', oneSize, async ({ page }) => {
  await startMarking(page);
  await fillMarking(page);
  let isBroken = true;
  await page.route('**/api/tmq/economics/requests', (route) =>
    isBroken ? route.fulfill({ status: 418, json: { code: 'unexpected', message: null } }) : route.continue(),
  );
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  await page.getByRole('checkbox', { name: /no refunds/ }).check();
  await page.getByRole('button', { name: 'Pay £4.50' }).click();
  await expect(page.getByRole('alert')).toHaveText('Payment processing failed');
  await expectAccessible(page);
  isBroken = false;
  await page.getByRole('button', { name: 'Pay £4.50' }).click();
  await expect(page).toHaveURL(/\/test-mode\/checkout\//);
});

test(
  'a forged return, a return by nobody and a subject that is not sold lead where the specification says',
  oneSize,
  async ({ page }) => {
    const forged = '/tmqproc/success/economics/11111111-1111-4111-8111-111111111111/c2FtQHNjaG9vbC5leGFtcGxl';
    const heading = page.getByRole('heading', { level: 1 });
    await open(page, '/tmq/economics');
    await expect(page).toHaveURL('/login');
    for (const signedIn of [false, true]) {
      if (signedIn) await tryDemo(page);
      await open(page, forged);
      await expect(page).toHaveURL('/tmqproc/error');
      await expect(heading).toHaveText('Oops! An unknown error occured and your payment could not be completed.');
    }
    await expectAccessible(page);
    await open(page, '/essay-marking/economics');
    await expect(heading).toHaveText('Tutor Marked Question');
    await open(page, '/essay-marking/law');
    await expect(page).toHaveURL('/');
    await open(page, '/my-marking');
    await expect(page.getByRole('heading', { name: 'Nothing sent yet' })).toBeVisible();
    await expectAccessible(page);
    await open(page, `/marking/${'a'.repeat(43)}`);
    await expect(heading).toHaveText('This link doesn’t work');
  },
);
