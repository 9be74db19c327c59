import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { BusinessPage } from './business-page.tsx';
import { EconomicsPage } from './economics-page.tsx';

test('Economics offers four themes, three boards and the shortcuts of the specification', async () => {
  const screen = await render(<EconomicsPage />);
  await expect.element(screen.getByRole('heading', { name: 'Economics tutor', exact: true })).toBeVisible();
  await screen.getByText('Exam boards and specifications').click();
  const links = new Map(
    screen
      .getByRole('link')
      .elements()
      .map((link) => [link.textContent, link]),
  );
  const address = (start: string) => [...links].find(([text]) => text?.startsWith(start))?.[1].getAttribute('href');
  expect([1, 2, 3, 4].map((number) => address(`Theme ${number}`))).toEqual([
    '/theme/economics-1',
    '/theme/economics-2',
    '/theme/economics-3',
    '/theme/economics-4',
  ]);
  const headings = screen.getByRole('heading', { level: 2 }).elements();
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Your Economics tutor',
    'Economics tutor',
    'Choose a theme',
    'Shortcuts',
  ]);
  expect(address('How to Guide')).toBe('/guide');
  expect(address('Tutor Marked Question')).toBe('/tmq/economics');
  expect(address('Analysis Builder')).toBe('/subject/economics/ab');
  expect(address('Evaluation Skills')).toBe('/subject/economics/es');
  expect(address('Quick Fire Testing')).toBe('/subject/economics/qft');
  expect(address('Exam Strategy Simulator')).toBe('/subject/economics/ess');
  expect(address('About')).toBe('/about');
  for (const board of ['OCR', 'Edexcel', 'AQA']) {
    const link = screen.getByRole('link', { name: `${board} specification (opens in a new tab)` });
    await expect.element(link).toHaveAttribute('target', '_blank');
    await expect.element(link).toHaveAttribute('href', expect.stringContaining('https://'));
  }
});

test('what is coming soon is shown and cannot be pressed', async () => {
  const screen = await render(<BusinessPage />);
  for (const name of ['Exam Strategy Simulator', 'Resource Shop']) {
    const tile = screen.getByText(name);
    await expect.element(tile).toBeVisible();
    expect(tile.element().closest('a, button')).toBeNull();
    expect(tile.element().closest('li')?.textContent).toBe(`${name}Coming Soon`);
  }
});

test('every section of a subject can be found, with its topics', async () => {
  const screen = await render(<BusinessPage />);
  // Ten units, once each, and the boards.
  expect(screen.container.querySelectorAll('details')).toHaveLength(11);
  expect(screen.container.querySelectorAll('details li')).toHaveLength(42);
  expect(screen.getByText('Choosing strategic direction', { exact: true }).elements()).toHaveLength(1);
  await screen.getByText('2 sections of Unit 8').click();
  await expect.element(screen.getByText("Where to compete · Ansoff's four directions and their risk")).toBeVisible();
});
