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
  [
    "That's monopolistic competition again. I'm asking about monopoly and innovation. Can you compare the two arguments?",
    'monopoly and innovation. Can you compare the two arguments?',
  ],
  ['not lorenz lol i mean the number, like is it 1.90 a day', 'the number, like is it 1.90 a day'],
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
  "that's about right, so what next",
  'so that is a shift in supply, not demand',
  'is that about the short run',
  'that is about 5% then',
  'i am doing well, not bad',
  "we're not allowed calculators, how do i do it",
  'whats AD and SRAS we havent done that yet',
  "it's not about price, it's about quality",
])('no complaint: %s', (words) => {
  expect(readRepair(words, [...history])).toBeUndefined();
});

test.each([
  [
    "We're not on externalities. Forget it. Different angle: why is monopoly inefficient?",
    'why is monopoly inefficient?',
    ['externalities'],
  ],
  ['why are you talking about monopoly we havent done that. can u just test me on PED', 'test me on PED', ['monopoly']],
  [
    'That is about efficiency, which we have not done yet. Why does income shift the curve?',
    'Why does income shift the curve?',
    ['efficiency'],
  ],
  ['I asked about aid, not trade. Does aid help Ghana?', 'aid. Does aid help Ghana?', ['trade']],
  ['The BBC?? I never mentioned it. Can you show me the monopoly diagram', 'show me the monopoly diagram', ['BBC']],
  ['nobody asked about wages. i want to know why demand falls', 'i want to know why demand falls', ['wages']],
  [
    "What's Toyota got to do with it? I have already got BrewDog as the example.",
    'I have already got BrewDog as the example.',
    ['Toyota'],
  ],
  ["I'm doing Ghana, not Malawi. Isn't it cocoa there?", "Ghana. Isn't it cocoa there?", ['Malawi']],
  ['why are u on about supply i said demand. what makes demand elastic', 'what makes demand elastic', ['supply']],
  ["No neither of those, what's paternalistic", "what's paternalistic", []],
  ["You've drifted to unions. Why does inflation rise?", 'Why does inflation rise?', ['unions']],
  ['No, neither of those. Could you just tell me what an inferior good is?', 'tell me what an inferior good is?', []],
  ['no i mean why might a price rise not increase profit', 'why might a price rise not increase profit', []],
  [
    'you said in your first message that elastic means the seller pays more. why did you say no',
    'elastic means the seller pays more.',
    [],
  ],
])('what is denied is told from what is wanted: %s', (words, wanted, denied) => {
  expect(readRepair(words, [...history])).toMatchObject({ wanted, denied });
});

test('what names only another thing is wished for in the same way as before', () => {
  const said = (text: string) => [{ by: 'student' as const, text }];
  expect(readRepair("that's demand-pull, I wanted the supply-side one", said('show me the diagram'))).toMatchObject({
    wanted: 'Draw the diagram of the supply-side one',
    denied: ['demand-pull'],
  });
  expect(readRepair('thats pricing not elasticity', said('another one but on elasticity this time'))).toMatchObject({
    wanted: 'another one but on elasticity this time',
    denied: ['pricing'],
  });
});

test('a complaint behind a complaint goes back to what was asked before both', () => {
  const longer = [
    ...history,
    { by: 'student', text: 'thats not what i asked' },
    { by: 'tutor', text: 'Sorry.' },
  ] as const;
  expect(readRepair('that is not what i asked', [...longer])?.wanted).toBe('why does a demand curve slope down');
});

test('what is meant instead is completed by the question before, and what is asked of it stays behind it', () => {
  const before = [{ by: 'student' as const, text: 'What is a monetary union?' }];
  expect(readRepair('no i meant customs union not monetary union. and is the uk in one', before)).toMatchObject({
    wanted: 'what is a customs union? and is the uk in one',
    denied: ['monetary union'],
  });
});

test("'who said that pay is …' asks for a name, and denies nothing", () => {
  expect(readRepair('piece rate is taylor isnt it? who said pay is a hygiene factor', [...history])).toBeUndefined();
  expect(readRepair('who said anything about pay', [...history])?.denied).toEqual(['pay']);
});
