import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { UsageReminder } from './usage-reminder.tsx';

test("the reminder shows until 'I Understand' is pressed, and then never again for that subject", async () => {
  localStorage.clear();
  const first = await render(<UsageReminder subject="economics" />);
  await expect.element(first.getByRole('dialog', { name: 'Your monthly minutes' })).toBeVisible();
  await first.getByRole('button', { name: 'I Understand' }).click();
  expect(first.getByRole('dialog').query()).toBeNull();
  await first.unmount();

  const again = await render(<UsageReminder subject="economics" />);
  expect(again.getByRole('dialog').query()).toBeNull();
  await again.unmount();

  const other = await render(<UsageReminder subject="business" />);
  await expect.element(other.getByRole('dialog', { name: 'Your monthly minutes' })).toBeVisible();
});

test('Esc only puts the reminder off until the next visit', async () => {
  localStorage.clear();
  const first = await render(<UsageReminder subject="economics" />);
  await expect.element(first.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(first.getByRole('dialog').query()).toBeNull();
  await first.unmount();

  const again = await render(<UsageReminder subject="economics" />);
  await expect.element(again.getByRole('dialog')).toBeVisible();
});
