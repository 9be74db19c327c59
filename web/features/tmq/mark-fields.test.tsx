import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MarkFields } from './mark-fields.tsx';
import type { Draft } from './marking-link.ts';
import '#web/ui/theme.css';

const tariffs = [
  {
    outOf: 15,
    levels: [
      { level: 1, marks: '1–4', descriptor: 'Scattered' },
      { level: 2, marks: '5–8', descriptor: 'Developing' },
    ],
  },
];
const blank: Draft = { strands: null, outOf: 15, level: null, mark: null, strengths: '', nextSteps: '', comments: [] };

function Fields() {
  const [draft, setDraft] = useState(blank);
  return <MarkFields tariffs={tariffs} draft={draft} onChange={(changes) => setDraft({ ...draft, ...changes })} />;
}

test('a mark that its level does not allow is said beside the field at once', async () => {
  await render(<Fields />);
  const mark = page.getByLabelText('Mark');
  const sentence = 'A mark of 14 is not in level 2 (5–8). Please change the mark or the level.';
  await mark.fill('14');
  await expect.element(mark).not.toHaveAttribute('aria-invalid');
  await page.getByLabelText('Level').selectOptions('2 (5–8)');
  await expect.element(page.getByText(sentence)).toBeVisible();
  await expect.element(mark).toHaveAccessibleDescription(sentence);
  // The other fields stay as they are, and the sentence has room beside the narrow field.
  const height = (label: string) => page.getByLabelText(label).element().getBoundingClientRect().height;
  expect(height('Out of')).toBe(height('Mark'));
  expect(page.getByText(sentence).element().getBoundingClientRect().width).toBeGreaterThan(320);
  await mark.fill('8');
  await expect.element(page.getByText(sentence)).not.toBeInTheDocument();
});
