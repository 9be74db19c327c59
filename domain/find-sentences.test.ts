import { expect, test } from 'vitest';
import { findSentences } from './find-sentences.ts';

function cut(text: string): string[] {
  return findSentences(text).map((span) => text.slice(...span));
}

test('a sentence ends where another begins, and not at 1.5%, e.g. or U.K.', () => {
  expect(
    cut('Inflation is 1.5% a year. Is that low?  Yes, e.g. Japan had less. The U.K. Treasury (i.e. Mr. Hunt) agreed.'),
  ).toEqual([
    'Inflation is 1.5% a year.',
    'Is that low?',
    'Yes, e.g. Japan had less.',
    'The U.K. Treasury (i.e. Mr. Hunt) agreed.',
  ]);
});

test('quoted speech, brackets, money and figures begin sentences', () => {
  expect(cut('It said “Stop.” ‘No,’ they said. (They went on.) £3 was lost. 40% left!')).toEqual([
    'It said “Stop.”',
    '‘No,’ they said.',
    '(They went on.)',
    '£3 was lost.',
    '40% left!',
  ]);
});

test('a new line ends one, and white space alone is none', () => {
  expect(cut('  lower costs\n\n more output, e.g.\nexports \n')).toEqual([
    'lower costs',
    'more output, e.g.',
    'exports',
  ]);
  expect(cut(' \n ')).toEqual([]);
});
