import { expect, test } from 'vitest';
import { registrationForm } from '#tests/forms.ts';
import { type RunningProduct, runProduct } from '#tests/support/running-product.ts';

const card = { number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123', name: 'Ada Student' };

test('kill -9 during or between any two steps of a paid registration loses nothing', async () => {
  let product = await runProduct();
  const { dataDir, origin } = product;
  const form = registrationForm();
  const PORT = new URL(origin).port;

  const restart = async () => {
    await product.stop('SIGKILL');
    product = await runProduct({ DATA_DIR: dataDir, PORT });
  };
  /** Asks, is killed before the answer, and asks again as a person would; then is killed once more. */
  const through = async <T>(step: (running: RunningProduct) => Promise<T>): Promise<T> => {
    const first = step(product).catch(() => undefined);
    await new Promise((resolve) => setImmediate(resolve));
    await restart();
    await first;
    const result = await step(product);
    await restart();
    return result;
  };

  const checkout = await through(async () => send(origin, 'POST', '/api/registrations', form));
  const paid = await through(() =>
    fetch(checkout.url, { method: 'POST', body: new URLSearchParams(card), redirect: 'manual' }),
  );
  const back = new URL(paid.headers.get('location') ?? '', origin);
  const [, , , id, secrete] = back.pathname.split('/');
  const sessionId = back.searchParams.get('session_id');
  // Whether the return, the notice or the hourly check finished it, the account is there and can be confirmed.
  await through(() => send(origin, 'PUT', '/api/registrations', { id, secrete, sessionId }).catch(() => undefined));
  const link = await expect
    .poll(() => readConfirmationLink(origin, form.email))
    .toMatch(/^\/confirm-email#/)
    .then(() => readConfirmationLink(origin, form.email));
  const token = link.split('#')[1];
  await send(origin, 'PUT', '/api/email-confirmations', { token, password: form.password });
  const { account } = await send(origin, 'POST', '/api/session', { email: form.email, password: form.password });
  expect(account).toMatchObject({ email: form.email, subjects: ['economics'] });
  expect(account.subscriptions).toHaveLength(1);
  await product.stop();
});

async function send(origin: string, method: string, path: string, json: unknown) {
  const headers = { Origin: origin, 'Content-Type': 'application/json' };
  const response = await fetch(origin + path, { method, headers, body: JSON.stringify(json) });
  const body = await response.json();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${body.message}`);
  return body;
}

/** As somebody with the test mailbox open would find it. */
async function readConfirmationLink(origin: string, email: string): Promise<string> {
  const list = await (await fetch(`${origin}/dev/mailbox`)).text();
  const entries = [...list.matchAll(/href="(\/dev\/mailbox\/[^"]+)">([^<]*)<\/a>\s*<small>to ([^,]+)/g)];
  const found = entries.find(([, , subject, to]) => subject === 'Confirm your email address' && to === email);
  const mail = found ? await (await fetch(origin + found[1])).text() : '';
  return /\/confirm-email#[\w-]+/.exec(mail)?.[0] ?? '';
}
