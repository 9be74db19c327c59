import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ParagraphExercise } from './paragraph-exercise.tsx';
import { readUnsaved } from './use-written.ts';

const exercise = {
  kind: 'paragraph' as const,
  itemId: '1.2.3-p4',
  seed: 3,
  section: { id: '1.2.3', title: 'Elasticity' },
  from: 'Price rises',
  to: 'revenue falls',
  term: null,
};
const desk = { subject: 'economics' as const, owner: 'sam', attemptId: 'a1', unsaved: false };
const common = { desk, marking: undefined, busy: false, onSend: () => undefined };

beforeEach(() => localStorage.clear());

test('a tab that is closed in the middle of a word loses nothing, and shows it to nobody else', async () => {
  const { unmount } = await render(<ParagraphExercise {...common} exercise={exercise} over={false} />);
  await page.getByLabelText('Your paragraph').fill('As the pri');
  await unmount();
  const left = readUnsaved('economics', 'paragraph', 'sam');
  expect(left).toEqual({ exercise, work: { kind: 'paragraph', text: 'As the pri' } });
  expect(readUnsaved('economics', 'paragraph', 'alex')).toBeUndefined();
  expect(readUnsaved('business', 'paragraph', 'sam')).toBeUndefined();
});

test('what was begun is in the box again, and is gone from the browser once it is handed in', async () => {
  const begun = { ...exercise, draft: { kind: 'paragraph' as const, text: 'Begun on the bus.' } };
  const unsaved = { ...common, desk: { ...desk, unsaved: true } };
  const { rerender } = await render(<ParagraphExercise {...unsaved} exercise={begun} over={false} />);
  await expect.element(page.getByLabelText('Your paragraph')).toHaveValue('Begun on the bus.');
  expect(readUnsaved('economics', 'paragraph', 'sam')?.work).toEqual(begun.draft);
  await rerender(<ParagraphExercise {...unsaved} exercise={begun} over />);
  await expect.element(page.getByText('Begun on the bus.')).toBeInTheDocument();
  expect(readUnsaved('economics', 'paragraph', 'sam')).toBeUndefined();
});
