import { expect, test } from 'vitest';
import { lacksNamed } from './lacks-named.ts';

const lean = { asks: ["Is McDonald's lean?"], reply: "McDonald's uses several lean ideas, such as little stock." };
const timed = { asks: ['Who was Taylor?'], reply: 'Taylor timed each task and paid by the piece.' };

test('who names Taylor wants to hear of Taylor', () => {
  expect(lacksNamed('is mcdonalds an example of taylor', lean)).toBe(1);
  expect(lacksNamed('is mcdonalds an example of taylor', timed)).toBe(0);
  expect(lacksNamed('is mcdonalds lean', timed)).toBe(0);
});

test('a measure may be written out or short', () => {
  expect(lacksNamed('what does a PED of -0.4 mean', { asks: [], reply: 'A YED of 0.4 is that of a necessity.' })).toBe(
    1,
  );
  const written = { asks: [], reply: 'A price elasticity of demand below one is inelastic.' };
  expect(lacksNamed('what does a PED of -0.4 mean', written)).toBe(0);
});
