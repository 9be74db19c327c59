import { expect, test } from 'vitest';
import { hideEveryDetail } from './hide-every-detail.ts';

test.each([
  ['sam here, what is a giffen good', '[name] here, what is a giffen good'],
  ["It's Student's law, says SAM", "It's [name]'s law, says [name]"],
  ['samstudent asks about tariffs', '[name] asks about tariffs'],
  ['my name is kim and I need tariffs', 'my name is [name] and I need tariffs'],
  ['mr jones and Miss Lee said that tariffs raise prices', 'mr [name] and Miss [name] said that tariffs raise prices'],
  ['my friend Jack thinks so', 'my friend [name] thinks so'],
  ['follow me @sam.s08 for tariffs', 'follow me [name] for tariffs'],
  ['mail sam.s@school.example about it', 'mail [email] about it'],
  ['see https://school.example/~sam?x=1 please', 'see [link] please'],
  ['ring 07700 900123 or 7700 900123', 'ring [number] or [number]'],
  ['my candidate number is 80123456', 'my candidate number is [number]'],
  ['I live at 12 acacia avenue, SW1A 1AA', 'I live at [address], [address]'],
  ['I live at 7b Mill Close in town', 'I live at [address] in town'],
  ['I go to greenfield sixth form', 'I go to [school]'],
  ['at Saint Anne’s Academy we learn of tariffs', 'at [school] we learn of tariffs'],
  ['why do 2 firms close', 'why do 2 firms close'],
  ['I miss the point of sir humphrey', 'I miss the point of sir humphrey'],
  ['what does the Austrian School say of £2000000', 'what does the Austrian School say of £2000000'],
  ['costs 1000 2000 3000 4000, GDP 2,750,000', 'costs 1000 2000 3000 4000, GDP 2,750,000'],
  ['what is the same as a sample', 'what is the same as a sample'],
])('%s is kept as %s', (text, hidden) => {
  expect(hideEveryDetail(text, 'Sam Student')).toBe(hidden);
});

test('both halves of a double name are hidden, an initial is not', () => {
  expect(hideEveryDetail('Anne asks Smith and Jones for a price', 'Anne-Marie A Smith-Jones')).toBe(
    '[name] asks [name] and [name] for a price',
  );
});
