import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Tabs } from './tabs.tsx';
import './theme.css';

const tabs = [
  { id: 'question', label: 'Question', content: 'Evaluate a sugar tax.' },
  { id: 'answer', label: 'Answer', content: 'Nothing yet.' },
  { id: 'scheme', label: 'Scheme', content: 'Shown later.' },
];

test('the first tab is selected and the only one in the tab order', async () => {
  await render(<Tabs label="Work" tabs={tabs} />);
  await userEvent.tab();
  await expect.element(page.getByRole('tab', { name: 'Question' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('tabpanel', { name: 'Question' })).toHaveFocus();
});

test('the arrow keys select the next tab and wrap round', async () => {
  await render(<Tabs label="Work" tabs={tabs} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('tab', { name: 'Answer' })).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('Nothing yet.');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(page.getByRole('tab', { name: 'Question' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('Shown later.');
});

test('a click selects a tab', async () => {
  await render(<Tabs label="Work" tabs={tabs} />);
  await userEvent.click(page.getByRole('tab', { name: 'Scheme' }));
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('Shown later.');
});

test('where the row is wider than the screen, the chosen tab and the next one are seen', async () => {
  await page.viewport(320, 600);
  const many = ['Students', 'Missed ideas', 'Map', 'Set work', 'Settings'].map((label) => ({
    id: label,
    label,
    content: '',
  }));
  await render(<Tabs label="Class" tabs={many} />);
  const inView = (name: string) => {
    const { left, right } = page.getByRole('tab', { name }).element().getBoundingClientRect();
    return left >= -1 && right <= window.innerWidth + 1;
  };
  expect(inView('Set work')).toBe(false);
  await userEvent.click(page.getByRole('tab', { name: 'Map' }));
  await expect.poll(() => inView('Map') && inView('Set work')).toBe(true);
});
