import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { LandingScreen } from './landing-screen.tsx';
import '#web/ui/theme.css';

test('no subject is chosen at first, and no button floats', async () => {
  await renderLanding();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('AI-Powered A-Level Tutoring');
  await expect.element(page.getByRole('link', { name: /^Master/ })).not.toBeInTheDocument();
});

test('choosing Economics offers to master it', async () => {
  await renderLanding();
  await userEvent.click(page.getByRole('checkbox', { name: 'Economics' }));
  const button = page.getByRole('link', { name: 'Master Economics Now', exact: true });
  await expect.element(button).toHaveAttribute('href', '/register?subject=economics');
});

test('choosing both names them in catalogue order, whichever came first', async () => {
  await renderLanding();
  await userEvent.click(page.getByRole('checkbox', { name: 'Business' }));
  await userEvent.click(page.getByRole('checkbox', { name: 'Economics' }));
  const button = page.getByRole('link', { name: 'Master Economics and Business Now', exact: true });
  await expect.element(button).toHaveAttribute('href', '/register?subject=economics,business');
});

test('a subject is chosen and left again with the space bar', async () => {
  await renderLanding();
  const business = page.getByRole('checkbox', { name: 'Business' });
  await expect.element(business).toBeVisible();
  (business.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(page.getByRole('link', { name: 'Master Business Now' })).toBeVisible();
  await userEvent.keyboard(' ');
  await expect.element(page.getByRole('link', { name: /^Master/ })).not.toBeInTheDocument();
});

test('a card can be ticked anywhere, and shows its figures', async () => {
  await renderLanding();
  const card = page.getByRole('article').filter({ hasText: 'Key challenges' }).nth(1);
  for (const figure of ['72%', 'B-', 'Medium-high', '5 hours a week', '4.3%']) {
    await expect.element(card.getByText(figure, { exact: true })).toBeVisible();
  }
  await userEvent.click(card, { position: { x: 200, y: 300 } });
  await expect.element(page.getByRole('checkbox', { name: 'Business' })).toBeChecked();
});

test('the prices, the promotion and the terms stand on the page', async () => {
  await renderLanding();
  for (const price of ['£13.99', '£22.99'])
    await expect.element(page.getByText(price, { exact: true }).first()).toBeVisible();
  await expect.element(page.getByText('£10.00 a month with a code')).toBeVisible();
  await expect
    .element(page.getByText('All plans are non-refundable, rolling from month to month, and can be cancelled anytime.'))
    .toBeVisible();
});

test('scroll=subjects in the address scrolls to the subjects', async () => {
  await renderLanding('/?scroll=subjects');
  await expect.poll(distanceToSubjects).toBeLessThan(120);
});

test('the stored flag scrolls to the subjects once', async () => {
  sessionStorage.setItem('scrollToSubjects', 'true');
  await renderLanding();
  await expect.poll(distanceToSubjects).toBeLessThan(120);
  expect(sessionStorage.getItem('scrollToSubjects')).toBeNull();
});

test('without either the page stays at its top', async () => {
  window.scrollTo(0, 0);
  await renderLanding();
  await expect.element(page.getByRole('checkbox', { name: 'Economics' })).toBeInTheDocument();
  await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
  expect(window.scrollY).toBe(0);
});

function distanceToSubjects(): number {
  const top = document.getElementById('subjects')?.getBoundingClientRect().top;
  return Math.abs(top ?? Number.POSITIVE_INFINITY);
}

async function renderLanding(path = '/') {
  const { hook, searchHook } = memoryLocation({ path });
  await render(
    <Router hook={hook} searchHook={searchHook}>
      <LandingScreen />
    </Router>,
  );
}
