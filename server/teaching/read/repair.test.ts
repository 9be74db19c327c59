import { expect, test } from 'vitest';
import { readRepair } from './repair.ts';

const history = [
  { by: 'student', text: 'why does a demand curve slope down' },
  { by: 'tutor', text: 'The price level is up the side.' },
] as const;

test.each([
  [
    "huh? that's about government spending. i asked about the normal demand curve for trainers",
    'the normal demand curve for trainers',
  ],
  ['thats AD again. i mean for one good', 'for one good: why does a demand curve slope down'],
  ['no i meant in oligopoly', 'in oligopoly: why does a demand curve slope down'],
  ['but u still didnt say why marginal revenue falls with output', 'why marginal revenue falls with output'],
  [
    '?? i never said anything about floating. i was asking about satisficing',
    'satisficing: why does a demand curve slope down',
  ],
  ['no not profit sharing lol. choosing our own rota as a team', 'choosing our own rota as a team'],
  [
    'ok but I meant the rota thing, not the profit share. we pick our own shifts',
    'the rota thing. we pick our own shifts',
  ],
  ['thats not what i asked. i asked why ped is negative', 'why ped is negative'],
  [
    'i wasnt asking about blame. just is being given responsibility a motivator in herzberg',
    'is being given responsibility a motivator in herzberg',
  ],
  ['why are you talking about monopoly we havent done that. can u just test me on PED', 'test me on PED'],
  ["That's not what I asked.", 'why does a demand curve slope down'],
  ['You keep skipping my question.', 'why does a demand curve slope down'],
  ['ok but my question was about the pay that the workers get', 'the pay that the workers get'],
])('what is really wanted: %s', (words, wanted) => {
  expect(readRepair(words, [...history])?.wanted).toBe(wanted);
});

test.each([
  'why does it slope down',
  'i think it is about income',
  'my teacher asked us about this',
  'what does it mean',
  'so the firm never said why it left',
  'is that what you mean',
])('no complaint: %s', (words) => {
  expect(readRepair(words, [...history])).toBeUndefined();
});

test('a complaint behind a complaint goes back to what was asked before both', () => {
  const longer = [
    ...history,
    { by: 'student', text: 'thats not what i asked' },
    { by: 'tutor', text: 'Sorry.' },
  ] as const;
  expect(readRepair('that is not what i asked', [...longer])?.wanted).toBe('why does a demand curve slope down');
});
