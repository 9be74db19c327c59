import fc from 'fast-check';
import { expect, test } from 'vitest';
import { heardPart, splitSentences } from './sentences.ts';

test('sentences end where a full stop is followed by a space, not at 2.5 or e.g.', () => {
  const text = 'Inflation is 2.5% a year. Is that low? Yes, e.g. compared with 2022!  "It fell." So:\n\nwhy?';
  expect(splitSentences(text)).toEqual([
    'Inflation is 2.5% a year. ',
    'Is that low? ',
    'Yes, e.g. compared with 2022!  ',
    '"It fell." ',
    'So:\n\n',
    'why?',
  ]);
});

test('joined again, the sentences are the text', () => {
  fc.assert(fc.property(fc.string(), (text) => splitSentences(text).join('') === text));
});

test('what was heard is the words up to there, and never a part of a word', () => {
  const sentence = 'Demand is the quantity that consumers are willing and able to buy.';
  expect(heardPart(sentence, 0)).toBe('');
  expect(heardPart(sentence, 0.02)).toBe('');
  expect(heardPart(sentence, 0.5)).toBe('Demand is the quantity that');
  expect(heardPart(sentence, 1)).toBe(sentence);
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (fraction) => {
      const heard = heardPart(sentence, fraction);
      return heard === '' || (sentence.startsWith(heard) && /^($|\s)/.test(sentence.slice(heard.length)));
    }),
  );
});
