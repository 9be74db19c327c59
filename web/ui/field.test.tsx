import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Field } from './field.tsx';
import { PasswordField } from './password-field.tsx';

test('a field without an error is described by its hint alone', async () => {
  await render(<Field label="Email" hint="We never share it." />);
  const input = page.getByLabelText('Email');
  await expect.element(input).toHaveAccessibleDescription('We never share it.');
  await expect.element(input).not.toHaveAttribute('aria-invalid');
});

test('an error that appears is tied to its field and stands in a live region', async () => {
  const screen = await render(<Field label="Email" hint="We never share it." />);
  await screen.rerender(<Field label="Email" hint="We never share it." error="Enter a whole email address." />);
  const input = page.getByLabelText('Email');
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  await expect.element(input).toHaveAccessibleDescription('We never share it. Enter a whole email address.');
  await expect.element(page.getByText('Enter a whole email address.')).toHaveAttribute('aria-live', 'polite');
});

test('the live region is in the page before there is anything to say', async () => {
  const { container } = await render(<Field label="Email" />);
  expect(container.querySelector('[aria-live="polite"]')?.textContent).toBe('');
});

test('a password is shown and hidden again without losing what was typed', async () => {
  await render(<PasswordField label="Password" />);
  const input = page.getByLabelText('Password', { exact: true });
  await userEvent.fill(input, 'elasticity');
  await userEvent.click(page.getByRole('button', { name: 'Show password' }));
  await expect.element(input).toHaveAttribute('type', 'text');
  await userEvent.click(page.getByRole('button', { name: 'Show password' }));
  await expect.element(input).toHaveAttribute('type', 'password');
  await expect.element(input).toHaveValue('elasticity');
});
