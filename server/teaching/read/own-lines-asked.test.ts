import { expect, test } from 'vitest';
import { ownLinesAsked } from './own-lines-asked.ts';

const own = 'Overall this holds when demand is elastic, because then a small rise in price cuts quantity a lot.';
const history = [
  { by: 'student' as const, text: `ok how about: ${own}` },
  { by: 'tutor' as const, text: 'State the aim first.' },
];

test.each([
  'is my sentence good enough for the end of the paragraph or do i need to change it',
  'no the question was my last sentence, the one about diet drinks. is it good or not and why',
  'so is my ending ok?',
  'does my last line work though',
  'i meant my conclusion, is it any good',
  'i was asking about my sentence. is that strong enough',
  'would my new version be better',
])("'%s' asks of what he sent", (words) => {
  expect(ownLinesAsked(words, history)).toBe(own);
});

test.each([
  'is my answer right',
  'how long should my conclusion be',
  `is my sentence ok: Overall it works because firms pass the tax on to buyers.`,
  'what makes a good last sentence',
  'is a conclusion just a summary',
  'i meant the tax, is it good for growth',
])("'%s' does not", (words) => {
  expect(ownLinesAsked(words, history)).toBeUndefined();
});

test('where nothing was sent there is nothing to speak of', () => {
  expect(ownLinesAsked('is my sentence good enough', [{ by: 'student', text: 'what is a tariff' }])).toBeUndefined();
});
