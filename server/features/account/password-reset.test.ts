import { expect, test } from 'vitest';
import { registrationForm } from '#tests/forms.ts';
import { startProduct } from '#tests/harness.ts';
import { readLink } from '#tests/registration.ts';
import { createSignedInStudent, createStudent } from '#tests/students.ts';

const tokenOf = (link: string) => link.split('#')[1] ?? '';

test('a reset link sets a new password once and ends every session', async () => {
  await using product = await startProduct();
  const { browser, email, password } = await createSignedInStudent(product);
  await product.visitor().post('/api/password-resets', { email });
  await product.runJobs();
  const token = tokenOf(await readLink(product, email, 'Set a new password'));
  const json = { token, password: ' spaces kept ', confirmation: ' spaces kept ' };
  const elsewhere = product.visitor();
  expect(await (await elsewhere.put('/api/password-resets', json)).json()).toMatchObject({ account: { email } });
  // Whoever has set it is signed in by it; everybody else is signed out.
  expect((await elsewhere.get('/api/usage/economics')).status).toBe(200);
  expect((await browser.get('/api/usage/economics')).status).toBe(401);
  const login = async (given: string) =>
    (await product.visitor().post('/api/session', { email, password: given })).status;
  expect(await login(password)).toBe(401);
  expect(await login('spaces kept')).toBe(401);
  expect(await login(' spaces kept ')).toBe(200);
  const again = await product.visitor().put('/api/password-resets', json);
  expect(await again.json()).toMatchObject({
    message: 'This link has been used or has expired. Please ask for a new one.',
  });
  await product.runJobs();
  expect((await product.readMail()).map(({ subject }) => subject)).toContain('Your password was changed');
});

test('a reset link dies after an hour', async () => {
  await using product = await startProduct();
  const { email } = await createStudent(product);
  await product.visitor().post('/api/password-resets', { email });
  await product.runJobs();
  const token = tokenOf(await readLink(product, email, 'Set a new password'));
  product.clock.advance(3600);
  const json = { token, password: 'new password', confirmation: 'new password' };
  expect((await product.visitor().put('/api/password-resets', json)).status).toBe(400);
});

test('links in mail come from the configured origin, whatever Host or Origin a request claims', async () => {
  await using product = await startProduct();
  const { email } = await createStudent(product);
  const headers = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' };
  await product.visitor().post('/api/password-resets', { email }, { headers });
  await product.runJobs();
  const [mail] = await product.readMail();
  expect(mail?.bodyText).toContain('http://localhost:3000/update-password#');
  expect(mail?.bodyText).not.toContain('evil');
});

test('an unknown address gets the same answer and no mail, and asking too often is refused', async () => {
  await using product = await startProduct();
  const ask = () => product.visitor().post('/api/password-resets', { email: 'nobody@school.example' });
  expect(await (await ask()).json()).toEqual({ sent: true });
  await product.runJobs();
  expect(await product.readMail()).toEqual([]);
  for (let count = 0; count < 4; count++) await ask();
  expect((await ask()).status).toBe(429);
});

test('the same floor holds for a new password as for the first one', async () => {
  await using product = await startProduct();
  const token = 'x'.repeat(43);
  const sentence = async (json: unknown) =>
    (await (await product.visitor().put('/api/password-resets', json)).json()).message;
  expect(await sentence({ token, password: 'abcde', confirmation: 'abcdf' })).toBe('Passwords do not match');
  expect(await sentence({ token, password: 'abcde', confirmation: 'abcde' })).toBe(
    'Password must be at least 6 characters long',
  );
  expect(await sentence({ token: 'short', password: 'abcdef', confirmation: 'abcdef' })).toBe(
    'This link has been used or has expired. Please ask for a new one.',
  );
});

test('the stricter policy asks for eight characters that are not among the most used, on both screens', async () => {
  await using product = await startProduct({ env: { PASSWORD_POLICY: 'asvs' } });
  const token = 'x'.repeat(43);
  const sentences = async (password: string) => {
    const form = registrationForm({ password, confirmation: password });
    const first = await product.visitor().post('/api/registrations', form);
    const later = await product.visitor().put('/api/password-resets', { token, password, confirmation: password });
    return [(await first.json()).message, (await later.json()).message];
  };
  expect(await sentences('abcdefg')).toEqual(Array(2).fill('Password must be at least 8 characters long'));
  expect(await sentences('Password1')).toEqual(
    Array(2).fill('This password is one of the most used. Please choose another.'),
  );
  expect((await sentences('correct horse battery'))[1]).toBe(
    'This link has been used or has expired. Please ask for a new one.',
  );
});
