import { expect, test } from 'vitest';
import { readNumbers } from '../calculate/read-numbers.ts';
import { explainFigure } from './explain-figure.ts';

const story = [
  'Picture the council paying Dave £100 to mend a wall.',
  "Dave keeps £20 and spends £80 at the grocer's.",
  'The grocer keeps some and spends £64 at the garage.',
  'That first £100 has become 100 plus 80 plus 64 and on, until it adds up to £500.',
];

test.each([
  ['£80', 'where did £80 come from??', ['£100 minus £20 is £80.']],
  [
    '£64',
    'where does the 64 come from',
    ['£80 out of £100 is 0.8, and the same share goes on each time.', '0.8 times £80 is £64.'],
  ],
  [
    '£500',
    'So where does the £500 come from exactly? Is it 1 divided by 0.2?',
    [
      'Yes, that is where it comes from.',
      '£20 of each £100 is kept, which is 0.2 of every pound.',
      '1 divided by 0.2 is 5, and 5 times £100 is £500.',
    ],
  ],
])('a figure of the story is explained from the story: %s', (figure, words, says) => {
  const [asked] = readNumbers(figure).figures;
  expect(asked && explainFigure(story, asked, words)).toEqual(says);
});
