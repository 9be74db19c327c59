import { expect, test } from 'vitest';
import { calculate } from './calculate.ts';

const factory = 'a factory can make 5000 a week and makes 3500. fixed costs are 14000.';
const used =
  'Capacity utilisation is actual output divided by maximum output, times 100. ' +
  '3,500 divided by 5,000, times 100, is 70%. So 70% of what could be made is made.';
const outOf =
  '3,500 out of a possible 5,000: divide and multiply by 100, which is 70%. So 70% of what could be made is made.';

const say = (words: string, before?: { words: string; name: string }) => {
  const sum = calculate({ words, subject: 'business', topic: '', ...(before && { before }) });
  return sum?.kind === 'worked' ? sum.sentences.join(' ') : undefined;
};

test.each([
  ['capacity utilisation!! 3500 out of 5000', outOf],
  ['Capacity utilisation: 3500 out of a possible 5000?', outOf],
  ['3,500 made out of 5,000. cu?', outOf],
  ['can make 5000 and makes 3500, whats the cu', used],
  [
    'the theatre has a maximum 400 seats, 240 sold. whats the cu',
    'Capacity utilisation is actual output divided by maximum output, times 100. ' +
      '240 divided by 400, times 100, is 60%. So 60% of what could be made is made.',
  ],
  [
    'capacity utilisation 18 out of 24 machines',
    '18 out of a possible 24: divide and multiply by 100, which is 75%. So 75% of what could be made is made.',
  ],
])('however the most that can be made is told: %s', (words, said) => {
  expect(say(words)).toBe(said);
});

test('it is worked beside another result, and after one', () => {
  const each =
    'Average fixed cost is fixed cost divided by output. 14,000 divided by 3,500 is 4. So each unit carries 4 of it.';
  expect(say(`${factory} whats the cu and the fixed cost per unit`)).toBe(`${used} ${each}`);
  expect(say('and the cu?', { words: `${factory} whats the fixed cost per unit`, name: 'average fixed cost' })).toBe(
    used,
  );
});

test('who says goodbye wants no sum', () => {
  const before = { words: `${factory} whats the fixed cost per unit`, name: 'average fixed cost' };
  for (const words of ['ok cu later', 'thanks, cu tomorrow']) expect(say(words, before)).toBeUndefined();
});
