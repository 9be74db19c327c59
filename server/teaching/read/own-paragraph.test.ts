import { expect, test } from 'vitest';
import { ownParagraphIn } from './own-paragraph.ts';

const own = 'Piece rate motivates staff because they earn more. So output rises and unit costs fall.';

test.each([
  `Can you mark this: ${own}`,
  `heres my paragraph on pay, whats missing? ${own}`,
  `How would an examiner mark this? ${own}`,
  `Rate this paragraph out of 9: ${own}`,
  `i wrote this: ${own} is it good enough for analysis`,
  `this is for a 12 mark question, do i get marks for evaluation? ${own}`,
  `${own} is this ok`,
  `here it is: ${own} is this ok`,
  `${own} what mark would this get?`,
  `I wrote: "${own}" Is that enough?`,
])('the paragraph is found between what is asked about it: %s', (words) => {
  expect(ownParagraphIn(words)).toBe(own);
});

test.each([
  'can you mark my paragraph?',
  'is this right: profit is what is left',
  `Explain this to me. ${own}`,
  own,
  'check my answer: revenue is 12 x 1400 which is 16800, and the costs are 9000. So profit is 7800.',
  'is this good? why does the price rise when supply falls and what happens to the quantity then?',
])('no paragraph is handed over: %s', (words) => {
  expect(ownParagraphIn(words)).toBeUndefined();
});
