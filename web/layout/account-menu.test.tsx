import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AccountMenu, type AccountSummary } from './account-menu.tsx';
import '#web/ui/theme.css';

test('a student reads the account and closes one plan', async () => {
  const { onCloseSubscription } = await renderMenu(student);
  await userEvent.click(page.getByRole('button', { name: 'Account' }));
  await expect.element(page.getByText('amara@school.sch.uk')).toBeVisible();
  await expect.element(page.getByText('07700 900123')).toBeVisible();
  await expect.element(page.getByText('Year 13')).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Close Business plan' })).toBeVisible();
  await userEvent.click(page.getByRole('menuitem', { name: 'Close Economics and Business plan' }));
  expect(onCloseSubscription).toHaveBeenCalledExactlyOnceWith('sub-1');
});

test('a teacher, who was asked for no year of study, is not told that none is given', async () => {
  const subscriptions = [{ id: 'sub-1', subjects: ['economics', 'business'], plan: 'TEACHER' }];
  await renderMenu({ ...student, yearOfStudy: null, subscriptions });
  await userEvent.click(page.getByRole('button', { name: 'Account' }));
  await expect.element(page.getByText('07700 900123')).toBeVisible();
  await expect.element(page.getByText('Year of study')).not.toBeInTheDocument();
});

test('a student without a subscription is told so, can close the account and log out', async () => {
  const { onLogout, onCloseSubscription } = await renderMenu({ ...student, subscriptions: [] });
  await userEvent.click(page.getByRole('button', { name: 'Account' }));
  await expect.element(page.getByText('No subscription yet')).toBeVisible();
  await userEvent.click(page.getByRole('menuitem', { name: 'Close my account' }));
  expect(onCloseSubscription).toHaveBeenCalledExactlyOnceWith(undefined);
  await userEvent.click(page.getByRole('button', { name: 'Account' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Logout' }));
  expect(onLogout).toHaveBeenCalledOnce();
});

test('a student logs out of every device', async () => {
  const { onLogout, onLogoutEverywhere } = await renderMenu(student);
  await userEvent.click(page.getByRole('button', { name: 'Account' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Log out everywhere' }));
  expect(onLogoutEverywhere).toHaveBeenCalledOnce();
  expect(onLogout).not.toHaveBeenCalled();
});

async function renderMenu(account: AccountSummary) {
  const onLogout = vi.fn();
  const onLogoutEverywhere = vi.fn();
  const onCloseSubscription = vi.fn();
  const actions = { onLogout, onLogoutEverywhere, onCloseSubscription };
  await render(<AccountMenu account={account} {...actions} />);
  return actions;
}

const student: AccountSummary = {
  email: 'amara@school.sch.uk',
  mobileNumber: '07700 900123',
  yearOfStudy: 'Year 13',
  subscriptions: [
    { id: 'sub-1', subjects: ['economics', 'business'], plan: 'BOTH_MONTHLY' },
    { id: 'sub-2', subjects: ['business'], plan: 'BUSINESS_MONTHLY' },
  ],
};
