import { expect, test } from 'vitest';
import { registrationForm } from '#tests/forms.ts';
import { startProduct } from '#tests/harness.ts';
import { confirmEmail } from '#tests/registration.ts';

test('a long password with any characters is taken as it is typed: nothing is trimmed, cut or folded', async () => {
  await using product = await startProduct();
  const password = `  ${'Pässwörter 🦉 '.repeat(7)}the end `;
  expect([...password].length).toBeGreaterThan(99);
  const form = registrationForm({ plan: 'TEACHER', code: 'TEACHERTRIAL', password, confirmation: password });
  expect((await product.visitor().post('/api/registrations', form)).status).toBe(200);
  await product.runJobs();
  await confirmEmail(product, form);
  const attempt = async (given: string) =>
    (await product.visitor().post('/api/session', { email: form.email, password: given })).status;
  expect(await attempt(password)).toBe(200);
  for (const other of [password.trim(), password.slice(0, 72), password.toLowerCase(), password.normalize('NFD')]) {
    expect(await attempt(other)).toBe(401);
  }
});
