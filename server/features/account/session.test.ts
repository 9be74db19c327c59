import { expect, test } from 'vitest';
import { sessions } from '#server/db/schema/account.ts';
import { auditEvents } from '#server/db/schema/operations.ts';
import { productionSettings, startProduct } from '#tests/harness.ts';
import { createSignedInStudent, createStudent } from '#tests/students.ts';

test('logging in gives the account and an HttpOnly cookie whose value is not in the database', async () => {
  await using product = await startProduct();
  const { browser, email, password } = await createStudent(product, { subjects: ['economics', 'business'] });
  const response = await browser.post('/api/session', { email: email.toUpperCase(), password });
  expect(await response.json()).toMatchObject({
    account: { email, fullName: 'Sam Student', mobileNumber: '07700 900123', subjects: ['economics', 'business'] },
  });
  const [cookie, hint] = response.headers.getSetCookie();
  expect(cookie).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(hint).toBe('signed_in=1; Path=/; SameSite=Lax');
  const [row] = await product.deps.db().select().from(sessions);
  expect(JSON.stringify(row)).not.toContain(browser.cookies.get('session'));
});

test('behind TLS the cookie has the __Host- prefix and is Secure', async () => {
  await using product = await startProduct({ env: { ORIGIN: 'https://margin.example' } });
  const { browser, email, password } = await createStudent(product);
  const response = await browser.post('/api/session', { email, password, remember: true });
  expect(response.headers.getSetCookie()[0]).toMatch(
    /^__Host-session=[\w-]{43}; Path=\/; Expires=.*; HttpOnly; Secure; SameSite=Lax$/,
  );
});

test('wrong credentials, an unknown user and an unconfirmed email each get their sentence', async () => {
  await using product = await startProduct();
  const { browser, email } = await createStudent(product);
  const unconfirmed = await createStudent(product, { verified: false });
  const sentence = async (json: unknown) => (await (await browser.post('/api/session', json)).json()).message;
  expect(await sentence({ email, password: 'wrong' })).toBe(
    'Invalid login credentials. Click “Forgot password?” to reset your password.',
  );
  expect(await sentence({ email: 'nobody@school.example', password: 'wrong' })).toBe('User does not exist');
  expect(await sentence({ email: unconfirmed.email, password: unconfirmed.password })).toBe(
    'Please confirm your email address first. We can send you the email again.',
  );
  expect(await sentence({ email: 'not an address', password: 'x' })).toBe('Please enter a valid email address');
  expect(await sentence({ email, password: '' })).toBe('Please enter your password');
});

test('a session ends at logout, and at its own end', async () => {
  await using product = await startProduct();
  const first = await createSignedInStudent(product);
  const stolen = first.browser.cookies.get('session');
  await first.browser.delete('/api/session');
  expect((await first.browser.get('/api/usage/economics')).status).toBe(401);
  expect(
    (await product.visitor().get('/api/usage/economics', { headers: { Cookie: `session=${stolen}` } })).status,
  ).toBe(401);

  const second = await createSignedInStudent(product);
  product.clock.advance(24 * 3600 - 1);
  expect((await second.browser.get('/api/usage/economics')).status).toBe(200);
  product.clock.advance(1);
  expect((await second.browser.get('/api/usage/economics')).status).toBe(401);
});

test('with ‘Remember me’ the cookie and the session last thirty days', async () => {
  await using product = await startProduct();
  const { browser, email, password } = await createStudent(product);
  const response = await browser.post('/api/session', { email, password, remember: true });
  for (const cookie of response.headers.getSetCookie())
    expect(cookie).toContain('Expires=Wed, 16 Dec 2026 09:00:00 GMT');
  product.clock.advance(30 * 86_400 - 1);
  expect((await browser.get('/api/usage/economics')).status).toBe(200);
  product.clock.advance(1);
  expect((await browser.get('/api/usage/economics')).status).toBe(401);
});

test('signing in again ends the session the browser had', async () => {
  await using product = await startProduct();
  const { browser, email, password } = await createSignedInStudent(product);
  const earlier = browser.cookies.get('session');
  await browser.post('/api/session', { email, password });
  expect(browser.cookies.get('session')).not.toBe(earlier);
  expect(await product.deps.db().select().from(sessions)).toHaveLength(1);
});

test('the devices are one’s own that are still signed in, the first to sign in first', async () => {
  await using product = await startProduct();
  await createSignedInStudent(product);
  const { browser, email, password } = await createSignedInStudent(product);
  const signedInAt = product.clock.now();
  product.clock.advance(3600);
  const later = product.visitor();
  await later.post('/api/session', { email, password });
  const read = async () => (await (await later.get('/api/sessions')).json()).sessions;
  expect(await read()).toMatchObject([{ current: false, createdAt: signedInAt.toISOString() }, { current: true }]);
  const [first] = await product.deps.db().select().from(sessions).orderBy(sessions.createdAt).offset(1).limit(1);
  product.clock.set(first?.expiresAt.toISOString() ?? '');
  expect(await read()).toMatchObject([{ current: true }]);
  expect((await browser.get('/api/sessions')).status).toBe(401);
});

test('too many attempts at one address are refused for a while, also from other places', async () => {
  await using product = await startProduct();
  const { email, password } = await createStudent(product);
  const attempt = (given: string) => product.visitor().post('/api/session', { email, password: given });
  for (let count = 0; count < 10; count++) expect((await attempt('wrong')).status).toBe(401);
  const refused = await attempt(password);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ message: 'Too many attempts. Please wait a moment and try again.' });
  product.clock.advance(900);
  expect((await attempt(password)).status).toBe(200);
});

test('sign-ins are in the audit, refused ones too', async () => {
  await using product = await startProduct();
  const { browser, email, id } = await createSignedInStudent(product);
  await browser.post('/api/session', { email, password: 'wrong' });
  await browser.post('/api/session', { email: 'nobody@school.example', password: 'wrong' });
  await browser.delete('/api/session');
  const events = await product.deps.db().select().from(auditEvents);
  expect(events.map(({ kind, userId }) => `${kind} ${userId}`).sort()).toEqual(
    [`sign_in ${id}`, `sign_in_refused ${id}`, 'sign_in_refused null', `sign_out ${id}`].sort(),
  );
});

test('test mode signs in a fresh student with both subjects, and nothing else does', async () => {
  await using product = await startProduct();
  const accounts = [];
  for (const browser of [product.visitor(), product.visitor()]) {
    accounts.push((await (await browser.post('/api/demo')).json()).account);
  }
  expect(accounts[0].subjects).toEqual(['economics', 'business']);
  expect(accounts[0].email).not.toBe(accounts[1].email);

  await using live = await startProduct({ env: productionSettings });
  const refused = await live.visitor().post('/api/demo');
  expect(refused.status).toBe(404);
  expect(await refused.json()).toMatchObject({ message: 'The demo is not available here' });
});
