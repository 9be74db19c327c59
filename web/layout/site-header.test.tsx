import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { AccountSummary } from './account-menu.tsx';
import { SiteHeader } from './site-header.tsx';
import '#web/ui/theme.css';

test('a visitor finds the three links, the social links and Login', async () => {
  await renderHeader(null);
  await expect.element(page.getByRole('link', { name: 'Subjects' })).toHaveAttribute('href', '/subjects');
  await expect.element(page.getByRole('link', { name: 'Features' })).toHaveAttribute('href', '/');
  await expect.element(page.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/about');
  await expect.element(page.getByRole('link', { name: /^Instagram/ })).toHaveAttribute('rel', 'noopener noreferrer');
  await expect.element(page.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
});

test('the link to the page in view is marked as current', async () => {
  await renderHeader(null, '/about');
  await expect.element(page.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByRole('link', { name: 'Subjects' })).not.toHaveAttribute('aria-current');
});

test('a student reads the account and closes one plan', async () => {
  const { onCloseSubscription } = await renderHeader(student);
  await userEvent.click(page.getByRole('button', { name: 'Account' }));
  await expect.element(page.getByText('amara@school.sch.uk')).toBeVisible();
  await expect.element(page.getByText('07700 900123')).toBeVisible();
  await expect.element(page.getByText('Year 13')).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Close Business plan' })).toBeVisible();
  await userEvent.click(page.getByRole('menuitem', { name: 'Close Economics and Business plan' }));
  expect(onCloseSubscription).toHaveBeenCalledExactlyOnceWith('sub-1');
});

test('a student without a subscription is told so, can close the account and log out', async () => {
  const { onLogout, onCloseSubscription } = await renderHeader({ ...student, subscriptions: [] });
  await userEvent.click(page.getByRole('button', { name: 'Account' }));
  await expect.element(page.getByText('No subscription yet')).toBeVisible();
  await userEvent.click(page.getByRole('menuitem', { name: 'Close my account' }));
  expect(onCloseSubscription).toHaveBeenCalledExactlyOnceWith(undefined);
  await userEvent.click(page.getByRole('button', { name: 'Account' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Logout' }));
  expect(onLogout).toHaveBeenCalledOnce();
});

test('a student logs out of every device', async () => {
  const { onLogout, onLogoutEverywhere } = await renderHeader(student);
  await userEvent.click(page.getByRole('button', { name: 'Account' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Log out everywhere' }));
  expect(onLogoutEverywhere).toHaveBeenCalledOnce();
  expect(onLogout).not.toHaveBeenCalled();
});

test('while the account is unknown the header offers neither Login nor Account', async () => {
  await renderHeader('unknown');
  await expect.element(page.getByRole('link', { name: 'Margin, home' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Login' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Account' })).not.toBeInTheDocument();
});

test('on a phone the menu opens by keyboard, closes on Esc and gives focus back', async () => {
  await page.viewport(390, 800);
  await renderHeader(null);
  const button = page.getByRole('button', { name: 'Menu' });
  await expect.element(page.getByRole('link', { name: 'About' })).not.toBeInTheDocument();
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await expect.element(page.getByRole('link', { name: 'About' })).toBeVisible();
  await userEvent.keyboard('{Tab}{Escape}');
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await expect.element(button).toHaveFocus();
});

test('on a phone the menu closes when one of its links is followed', async () => {
  await page.viewport(390, 800);
  const { history } = await renderHeader(null);
  await userEvent.click(page.getByRole('button', { name: 'Menu' }));
  await userEvent.click(page.getByRole('link', { name: 'About' }));
  expect(history).toEqual(['/', '/about']);
  await expect.element(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
});

async function renderHeader(account: AccountSummary | null | 'unknown', path = '/') {
  const { hook, history } = memoryLocation({ path, record: true });
  const onLogout = vi.fn();
  const onLogoutEverywhere = vi.fn();
  const onCloseSubscription = vi.fn();
  const actions = { onLogout, onLogoutEverywhere, onCloseSubscription };
  await render(
    <Router hook={hook}>
      <SiteHeader account={account} {...actions} />
    </Router>,
  );
  return { history, ...actions };
}

const student: AccountSummary = {
  email: 'amara@school.sch.uk',
  mobileNumber: '07700 900123',
  yearOfStudy: 'Year 13',
  subscriptions: [
    { id: 'sub-1', subjects: ['economics', 'business'] },
    { id: 'sub-2', subjects: ['business'] },
  ],
};
