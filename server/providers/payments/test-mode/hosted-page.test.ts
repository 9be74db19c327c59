import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { samplePromoCodes } from '#content/sample-codes.ts';
import { plan, startProvider, stripeOptions } from '#tests/contracts/payments-contract-world.ts';
import { createDb } from '../../../db/database.ts';
import { openStripe } from '../stripe/payments-stripe.ts';

async function openPage(promotionCode?: string) {
  const started = await startProvider();
  const { provider, clock, database } = started;
  const payments = openStripe({ ...stripeOptions(started), fetch: provider.fetch });
  const { id } = await payments.openCheckout({ ...plan('ECONOMICS_MONTHLY'), promotionCode });
  const send = (path: string, fields: Record<string, string>) =>
    provider.hostedPage.request(path, { method: 'POST', body: new URLSearchParams(fields) });
  return {
    id,
    payments,
    provider,
    clock,
    db: createDb(database.engine),
    get: async () => (await provider.hostedPage.request(`/${id}`)).text(),
    pay: (fields: Partial<typeof good> = {}) => send(`/${id}`, { ...good, ...fields }),
    confirm: (answer: string) => send(`/${id}/confirm`, { answer }),
    [Symbol.asyncDispose]: () => database.drop(),
  };
}

const good = { number: '4242 4242 4242 4242', expiry: '12 / 30', cvc: '123', name: 'Sam Student' };

test('the page shows the order, says that no card is charged, and leads back', async () => {
  await using page = await openPage();
  const shown = await page.get();
  expect(shown).toContain('Test mode: no card is charged');
  expect(shown).toContain('Margin: Economics');
  expect(shown).toContain('£13.99');
  expect(shown).toContain('sam@school.example');
  expect(shown).toContain('href="http://localhost:3000/register"');
  expect(shown).toContain('4000 0000 0000 9995');
  expect(shown).not.toMatch(/<script|\son\w+=/);
});

test('a promotion code is shown as what it takes off', async () => {
  await using page = await openPage(samplePromoCodes.oneSubject);
  const shown = await page.get();
  expect(shown).toContain('£10.00');
  expect(shown).toContain('-£3.99');
});

test('a good card pays and leads to the return address; a second press changes nothing', async () => {
  await using page = await openPage();
  const answers = await Promise.all([page.pay(), page.pay()]);
  const address = `http://localhost:3000/return?session_id=${page.id}`;
  expect(answers.map(({ status, headers }) => [status, headers.get('Location')])).toEqual([
    [303, address],
    [303, address],
  ]);
  const checkout = await page.payments.readCheckout(page.id);
  expect(checkout).toMatchObject({ paymentStatus: 'paid' });
  expect(await page.payments.readSubscriptions(checkout?.customerId ?? '')).toHaveLength(1);
  expect(await page.get()).toContain('This payment has already been made');
});

const mistakes: [Partial<typeof good>, string][] = [
  [{ number: '' }, 'Your card number is incomplete.'],
  [{ number: '4242 4242 4242 4241' }, 'Your card number is invalid.'],
  [{ number: '4000 0000 0000 0002' }, 'Your card was declined.'],
  [{ number: '4000 0000 0000 9995' }, 'Your card has insufficient funds. Try a different card.'],
  [{ expiry: '' }, 'Your card&#39;s expiration date is incomplete.'],
  [{ expiry: '13/30' }, 'Your card&#39;s expiration date is invalid.'],
  [{ expiry: '12/25' }, 'Your card&#39;s expiration year is in the past.'],
  [{ expiry: '10/26' }, 'Your card&#39;s expiration date is in the past.'],
  [{ cvc: '12' }, 'Your card&#39;s security code is incomplete.'],
  [{ name: ' ' }, 'Enter the name on the card.'],
];

test('each mistake is named beside its field, and all but the security code is kept', async () => {
  await using page = await openPage();
  for (const [fields, sentence] of mistakes) {
    const answer = await page.pay(fields);
    expect(answer.status).toBeGreaterThanOrEqual(402);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const shown = await answer.text();
    const [wrong = ''] = Object.keys(fields);
    expect(shown).toContain(`<p class="error" id="${wrong}-error" role="alert">${sentence}</p>`);
    expect(shown.match(/ aria-invalid="true"/g)).toHaveLength(1);
    const kept: Record<string, string> = { ...good, ...fields, cvc: '' };
    for (const [name, value] of Object.entries(kept)) expect(shown).toContain(`name="${name}" value="${value}"`);
  }
  expect(await page.payments.readCheckout(page.id)).toMatchObject({ status: 'open', paymentStatus: 'unpaid' });
});

test('the month a card expires in is still good', async () => {
  await using page = await openPage();
  expect((await page.pay({ expiry: '11/26' })).status).toBe(303);
});

test('a real card is turned away, and its number is neither shown again nor kept', async () => {
  await using page = await openPage();
  const number = '5454545454545454';
  const shown = await (await page.pay({ number })).text();
  expect(shown).toContain('Your card was declined. Your request was in test mode, but used a non test card.');
  expect(shown).not.toContain(number);
});

test('some cards must be confirmed: completed it is paid, failed it is not', async () => {
  await using page = await openPage();
  expect(await (await page.confirm('complete')).text()).toContain('We are unable to authenticate your payment method.');
  const asked = await page.pay({ number: '4000 0025 0000 3155' });
  expect(await asked.text()).toContain("Confirm it's you");
  expect(await page.payments.readCheckout(page.id)).toMatchObject({ paymentStatus: 'unpaid' });
  const failed = await page.confirm('fail');
  expect(failed.status).toBe(402);
  expect(await failed.text()).toContain(
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  );
  expect((await page.confirm('complete')).headers.get('Location')).toContain(page.id);
  expect(await page.payments.readCheckout(page.id)).toMatchObject({ paymentStatus: 'paid' });
});

test('an expired page and an unknown one say so and take no money', async () => {
  await using page = await openPage();
  page.clock.advance(24 * 60 * 60);
  const answer = await page.pay();
  expect(answer.status).toBe(410);
  expect(await answer.text()).toContain('This checkout page has expired');
  const unknown = await page.provider.hostedPage.request('/cs_test_unknown');
  expect(unknown.status).toBe(404);
  expect(await unknown.text()).toContain('This checkout page does not exist');
});

test('nothing of a card is in the database', async () => {
  await using page = await openPage();
  await page.pay({ number: '4000 0000 0000 0002' });
  await page.pay();
  const tables = ['test_mode_objects', 'test_mode_answers', 'test_mode_notices'];
  for (const table of tables) {
    const { rows } = (await page.db().execute(sql.raw(`select t::text as line from ${table} t`))) as unknown as {
      rows: { line: string }[];
    };
    expect(
      rows.filter(({ line }) => /4242|\b0002\b|(\d[ -]?){13,16}/.test(line.replace(/17\d{8}|"position":\d+/g, ''))),
    ).toEqual([]);
  }
});
