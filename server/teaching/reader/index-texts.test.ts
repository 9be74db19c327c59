import fc from 'fast-check';
import { expect, test } from 'vitest';
import { indexTexts } from './index-texts.ts';

test('each text is found where it stands, as often as it stands there, and no other', () => {
  const word = fc.string({ maxLength: 3 });
  fc.assert(
    fc.property(fc.array(word, { maxLength: 40 }), word, (texts, asked) => {
      const places = texts.flatMap((text, at) => (text === asked ? [at] : []));
      expect(indexTexts(texts)(asked)).toEqual(places);
    }),
    { numRuns: 500 },
  );
});

test('a hundred thousand texts that differ in a letter are told apart', () => {
  const texts = Array.from({ length: 100_000 }, (_, at) => `economics:what is ${at}`);
  const find = indexTexts(texts);
  expect(texts.flatMap(find)).toEqual([...texts.keys()]);
  expect(find('business:what is 1')).toEqual([]);
});
