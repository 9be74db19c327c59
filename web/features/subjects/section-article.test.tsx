import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { SectionView } from '#content/curriculum/curriculum.ts';
import { SectionArticle } from './section-article.tsx';

const section: SectionView = {
  id: '1.2.3',
  title: 'Price elasticity',
  topics: ['Meaning', 'Uses'],
  keyPoints: [
    { id: 'p1', type: 'definition', term: 'Elasticity', text: 'How strongly one thing answers another.' },
    {
      id: 'p2',
      type: 'formula',
      term: 'PED',
      formula: 'change in quantity ÷ change in price',
      text: 'PED = change in quantity ÷ change in price. Usually negative.',
    },
    { id: 'p3', type: 'chain', steps: ['price rises', 'quantity contracts', 'revenue falls'], text: 'price rises …' },
    { id: 'p4', type: 'example', text: 'In 2018 the levy began; by 2023 sugar had fallen.', verified: 'memory' },
    { id: 'p5', type: 'misconception', misconception: 'Steep is inelastic.', correction: 'Slope is not it.', text: '' },
  ],
  questions: [{ id: 'q1', ao: 'AO1', difficulty: 1, seconds: 30, prompt: 'What is PED?' }],
  diagrams: [],
};

test('only an example with figures says that its figures were checked', async () => {
  const examples = ['Sales rose 12% in 2024.', 'In 2018 the levy began.', 'Dyson’s motors are a core competence.'];
  const keyPoints = examples.map((text, at) => ({ id: `e${at}`, type: 'example', text, verified: 'checked' }) as const);
  const screen = await render(<SectionArticle themeId="economics-1" section={{ ...section, keyPoints }} />);
  const shown = screen
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
  expect(shown.filter((text) => text?.includes('checked') || text?.includes('Checked'))).toEqual([
    'Sales rose 12% in 2024. (Main figures checked against a source.)',
    'In 2018 the levy began. (Checked against a source.)',
    'Dyson’s motors are a core competence. (Checked against a source.)',
  ]);
});

test('a section shows its definitions, formulae, chains, examples with dates, errors and questions', async () => {
  const screen = await render(<SectionArticle themeId="economics-1" section={section} />);
  await expect.element(screen.getByRole('heading', { name: 'Elasticity' })).toBeVisible();
  await expect.element(screen.getByText('Usually negative.', { exact: true })).toBeVisible();
  expect(screen.getByText('change in quantity', { exact: true }).element().parentElement?.textContent).toBe(
    'change in quantity divided by change in price',
  );
  expect(screen.getByText('quantity contracts').element().closest('ol')?.children).toHaveLength(3);
  await expect.element(screen.getByText('Dated 2018 to 2023.', { exact: false })).toBeVisible();
  await expect
    .element(screen.getByText('(Not checked against a source: look it up before you quote it.)'))
    .toBeVisible();
  await expect.element(screen.getByText('Wrong: Steep is inelastic.')).toBeVisible();
  await expect.element(screen.getByText('Answer this')).toBeVisible();
});
