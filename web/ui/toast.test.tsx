import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ToastHost, toast } from './toast.tsx';

test('the first toasts are shown although Sonner was not loaded when they were asked for', async () => {
  await render(<ToastHost />);
  toast.success('Your answer is saved.');
  toast.error('We could not reach the server.');
  await expect.element(page.getByText('Your answer is saved.')).toBeVisible();
  await expect.element(page.getByText('We could not reach the server.')).toBeVisible();
});

test('a toast asked for before the host is mounted is shown when it is', async () => {
  toast.success('Welcome back.');
  await render(<ToastHost />);
  await expect.element(page.getByText('Welcome back.')).toBeVisible();
});

test('a toast asked for once Sonner is there is shown too', async () => {
  await render(<ToastHost />);
  toast.success('One.');
  await expect.element(page.getByText('One.')).toBeVisible();
  toast.success('Two.');
  await expect.element(page.getByText('Two.')).toBeVisible();
});
