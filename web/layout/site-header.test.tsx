import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { Account, AccountState } from '#web/session.ts';
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

test('a student finds the way through the product, and nothing that is for visitors', async () => {
  await page.viewport(1440, 800);
  await renderHeader(student);
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect.element(main.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  for (const [name, href] of [
    ['Practise', '/subject/economics/qft'],
    ['Map', '/subject/economics/map'],
    ['Progress', '/progress'],
    ['Marking', '/my-marking'],
    ['Tutor', '/subject/economics'],
  ] as const)
    await expect.element(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  for (const name of [/^Subjects/, /^Features/, /^About/, /^Instagram/, /^Login/])
    await expect.element(page.getByRole('link', { name })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Account' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Search' })).toBeVisible();
});

test('a teacher finds the classes among the ways, where a student finds progress', async () => {
  await page.viewport(1440, 800);
  const [plan] = student.subscriptions;
  if (!plan) throw new Error('The student of this test has a plan.');
  await renderHeader({ ...student, subscriptions: [{ ...plan, plan: 'TEACHER' }] }, '/classes/1');
  const classes = page.getByRole('link', { name: 'Classes', exact: true });
  await expect.element(classes).toHaveAttribute('href', '/classes');
  await expect.element(classes).toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByRole('link', { name: 'Progress', exact: true })).not.toBeInTheDocument();
});

test('the ways follow the subject that was looked at last', async () => {
  await page.viewport(1440, 800);
  const first = await renderHeader(student, '/theme/business-3');
  await expect.element(page.getByRole('link', { name: 'Map' })).toHaveAttribute('href', '/subject/business/map');
  await expect.element(page.getByRole('link', { name: 'Tutor' })).toHaveAttribute('aria-current', 'page');
  await first.unmount();
  await renderHeader(student, '/progress');
  await expect.element(page.getByRole('link', { name: 'Map' })).toHaveAttribute('href', '/subject/business/map');
  localStorage.removeItem('subject');
});

test('on a phone the ways are a bar at the bottom, each as large as a thumb', async () => {
  await page.viewport(390, 800);
  await renderHeader(student);
  const practise = page.getByRole('link', { name: 'Practise' });
  await expect.element(practise).toBeVisible();
  const { bottom, height, width } = practise.element().getBoundingClientRect();
  expect(bottom).toBeGreaterThan(780);
  expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);
  await expect.element(page.getByRole('button', { name: 'Menu' })).not.toBeInTheDocument();
});

test('in a run there is only the way out of it', async () => {
  await page.viewport(1440, 800);
  const { unmount } = await renderHeader(student, '/subject/business/qft/1');
  await expect
    .element(page.getByRole('link', { name: 'Leave the round' }))
    .toHaveAttribute('href', '/subject/business/qft');
  await expect.element(page.getByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Account' })).not.toBeInTheDocument();
  expect(document.documentElement.hasAttribute('data-focus')).toBe(true);
  await unmount();
  expect(document.documentElement.hasAttribute('data-focus')).toBe(false);
  localStorage.removeItem('subject');
});

test('the demo says that it is one, in runs and drawings too', async () => {
  const strip = page.getByRole('complementary', { name: 'Demo' });
  document.body.insertAdjacentHTML('afterbegin', '<div id="notice"></div>');
  for (const [path, links] of [
    ['/', ['Answer a question', 'Create account']],
    ['/subject/economics/qft/1', ['Create account']],
    ['/subject/economics/diagrams/tax', ['Create account']],
  ] as const) {
    const { unmount } = await renderHeader({ ...student, demo: true }, path);
    await expect.element(strip.getByText(/A made-up student, six weeks in\./)).toBeVisible();
    expect(
      strip
        .getByRole('link')
        .elements()
        .map((link) => link.textContent),
    ).toEqual(links);
    await unmount();
  }
  await renderHeader(student);
  await expect.element(page.getByRole('button', { name: 'Account' })).toBeVisible();
  await expect.element(strip).not.toBeInTheDocument();
  document.getElementById('notice')?.remove();
  localStorage.removeItem('subject');
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

async function renderHeader(account: AccountState, path = '/') {
  const { hook, history } = memoryLocation({ path, record: true });
  const { unmount } = await render(
    <Router hook={hook}>
      <SiteHeader account={account} />
    </Router>,
  );
  return { history, unmount };
}

const student: Account = {
  email: 'amara@school.sch.uk',
  fullName: 'Amara',
  mobileNumber: '07700 900123',
  yearOfStudy: 'Year 2',
  subjects: ['economics', 'business'],
  subscriptions: [
    { id: 'sub-1', subjects: ['economics', 'business'], status: 'active', plan: 'BOTH_MONTHLY', leaving: null },
  ],
};
