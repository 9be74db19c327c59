import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { keepRegistration } from './kept-registration.ts';
import { RegisterFields } from './register-fields.tsx';
import '#web/ui/theme.css';

const address = location.href;
beforeEach(() => {
  const form = new FormData();
  for (const [field, value] of Object.entries({ fullName: 'Sam', plan: 'ECONOMICS_MONTHLY', code: 'TENFORONE' }))
    form.set(field, value);
  keepRegistration(form);
});
afterEach(() => {
  sessionStorage.removeItem('registration');
  history.replaceState(history.state, '', address);
});

test('after a cancelled payment the form has its plan and code again', async () => {
  await openForm('');
  await expect.element(page.getByRole('radio', { name: /^Economics 150 minutes/ })).toBeChecked();
  await expect.element(page.getByLabelText('Promo code (optional)')).toHaveValue('TENFORONE');
});

test('a plan that the address names beats the kept one, and the kept code goes with its plan', async () => {
  await openForm('?subject=business');
  await expect.element(page.getByLabelText('Full name')).toHaveValue('Sam');
  await expect.element(page.getByRole('radio', { name: /^Business 150 minutes/ })).toBeChecked();
  await expect.element(page.getByLabelText('Promo code (optional)')).toHaveValue('');
});

test('‘I have a code’ chooses Teacher, whatever was kept', async () => {
  await openForm('?plan=teacher');
  await expect.element(page.getByLabelText('Full name')).toHaveValue('Sam');
  await expect.element(page.getByRole('radio', { name: /^Teacher/ })).toBeChecked();
  await expect.element(page.getByLabelText('Signup code')).toHaveValue('');
});

test('a code that was typed before the script had come stays, and goes when another plan is chosen', async () => {
  sessionStorage.removeItem('registration');
  history.replaceState(history.state, '', '?subject=economics');
  const box = document.body.appendChild(document.createElement('div'));
  const form = (
    <form>
      <RegisterFields outcome={{}} busy={false} />
    </form>
  );
  box.innerHTML = renderToString(form);
  const code = box.querySelector<HTMLInputElement>('[name="code"]');
  if (!code) throw new Error('There is no field for the code');
  code.value = 'TENFORONE';
  const root = hydrateRoot(box, form);
  await expect.element(page.getByRole('radio', { name: /^Economics 150 minutes/ })).toBeChecked();
  await expect.element(page.getByLabelText('Promo code (optional)')).toHaveValue('TENFORONE');
  await page.getByRole('radio', { name: /^Business 150 minutes/ }).click();
  await expect.element(page.getByLabelText('Promo code (optional)')).toHaveValue('');
  root.unmount();
  box.remove();
});

async function openForm(query: string) {
  history.replaceState(history.state, '', query || location.pathname);
  await render(
    <form>
      <RegisterFields outcome={{}} busy={false} />
    </form>,
  );
}
