import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AboutScreen } from './about-screen.tsx';
import { AcceptableUseScreen } from './acceptable-use-screen.tsx';
import { PrivacyScreen } from './privacy-screen.tsx';

test('the acceptable use policy has its eight sections in their order, then tips and prompts', async () => {
  await render(<AcceptableUseScreen />);
  await expect.element(page.getByText('Effective 1 June 2025')).toBeVisible();
  expect(headings()).toEqual([
    '1. Purpose of this policy',
    '2. Why this policy exists',
    '3. Time-limited use',
    '4. Permitted uses',
    '5. Prohibited uses',
    '6. Violations and enforcement',
    '7. Third-party terms',
    '8. Policy updates',
    'Tips for using your time well',
  ]);
  await expect.element(page.getByRole('heading', { name: 'Example prompts' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'How to guide' }).first()).toHaveAttribute('href', '/guide');
});

test('the acceptable use policy states the allowance and what stays after it', async () => {
  const { container } = await render(<AcceptableUseScreen />);
  await expect.element(page.getByText('Effective 1 June 2025')).toBeVisible();
  for (const sentence of [
    '150 minutes of voice tutoring each calendar month',
    'The count starts again on the first of the month',
    'About 10 conversations of 10 to 15 minutes fit in the allowance.',
    'TMQ, Diagrammatical Recall Tasks and Exam Support Tools stay available',
    'Evaluation is 25 to 30 percent of the marks at A-level.',
  ]) {
    expect(container.textContent).toContain(sentence);
  }
});

test('the privacy policy has its ten sections in their order', async () => {
  await render(<PrivacyScreen />);
  await expect.element(page.getByText('First published August 2025, last updated 16 November 2026')).toBeVisible();
  expect(headings()).toEqual([
    '1. Information we collect',
    '2. How we use it',
    '3. How we keep it safe',
    '4. Conversations with the AI tutor',
    '5. Who we share it with',
    '6. Your rights',
    '7. Cookies',
    '8. Data-protection compliance',
    '9. Safeguarding and appropriate use',
    '10. Contact',
  ]);
});

test('every line of the contents leads to a section of the page', async () => {
  const { container } = await render(<PrivacyScreen />);
  await expect.element(page.getByText('On this page')).toBeVisible();
  const targets = [...container.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
  expect(targets).toHaveLength(10);
  for (const target of targets) expect(container.querySelector(`section${target}`)).not.toBeNull();
});

test('the about page answers its five questions', async () => {
  await render(<AboutScreen />);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('About Margin');
  expect(headings()).toEqual([
    'Who it is for',
    'How the tutor works',
    'How marking works',
    'What AI can and cannot do',
    'Who stands behind it',
  ]);
});

function headings(): string[] {
  return [...document.querySelectorAll('h2')].map((heading) => heading.textContent.trim());
}
