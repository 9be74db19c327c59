import { expect, test } from 'vitest';
import { readExactly } from './exact-acts.ts';

test.each([
  ['Thanks!', 'thanks'],
  ['ty', 'thanks'],
  ['hint pls', 'hint'],
  ['can I have a small hint', 'hint'],
  ['Give me a hint.', 'hint'],
  ['Say that again.', 'repeat'],
  ['test me', 'test-me'],
  ['Quiz me on this', 'test-me'],
  ["I don't get it", 'confused'],
  ['I don’t understand this', 'confused'],
  ['put it more simply', 'confused'],
  ['???', 'confused'],
  ['Give me an example', 'example'],
  ['another example please', 'example'],
  ['Show me the diagram', 'diagram'],
  ['oh ok so basically you stop when it costs more than you get. can u show me on a diagram', 'diagram'],
  ['Can you draw it please?', 'diagram'],
  ['never mind that, can u just test me on PED', 'test-me'],
  ['skip this', 'move-on'],
  ['hiya', 'greeting'],
  ['good morning', 'greeting'],
  ['gtg', 'goodbye'],
  ['im so stressed', 'feelings'],
  ["I'm such an idiot", 'feelings'],
] as const)("'%s' is %s, whatever waits", (words, act) => {
  for (const waiting of ['nothing', 'question'] as const) expect(readExactly(words, waiting)).toBe(act);
});

test('yes and no are to an offer; to a question the model decides', () => {
  expect(readExactly('yeah', 'offer')).toBe('yes');
  expect(readExactly('go for it', 'offer')).toBe('yes');
  expect(readExactly('nah', 'offer')).toBe('no');
  expect(readExactly('yes', 'question')).toBeUndefined();
  expect(readExactly('no', 'question')).toBeUndefined();
});

test("'ok' is yes to an offer and thanks otherwise", () => {
  expect(readExactly('ok', 'offer')).toBe('yes');
  expect(readExactly('okay', 'question')).toBe('thanks');
  expect(readExactly('ok', 'nothing')).toBe('thanks');
});

test("'idk' and 'tell me' are about a question that waits", () => {
  expect(readExactly('idk', 'question')).toBe('stuck');
  expect(readExactly('no idea', 'question')).toBe('stuck');
  expect(readExactly('just tell me', 'question')).toBe('tell-me');
  expect(readExactly("what's the answer", 'question')).toBe('tell-me');
  expect(readExactly('idk', 'nothing')).toBeUndefined();
  expect(readExactly('tell me', 'nothing')).toBeUndefined();
});

test.each(['42', '-0.4', '25%', '£3.50', '12 / 4 = 3'])("'%s' answers a question and means nothing else", (words) => {
  expect(readExactly(words, 'question')).toBe('answer');
  expect(readExactly(words, 'nothing')).toBeUndefined();
});

test.each([
  'what is a hint of inflation',
  'thanks to subsidies prices fall',
  'example of a merit good',
  'hi-tech firms',
])("'%s' is left to the model", (words) => {
  for (const waiting of ['nothing', 'question', 'offer'] as const) expect(readExactly(words, waiting)).toBeUndefined();
});

test.each([
  'is asking 30 ppl on insta a sample or is it just rubbish',
  "do you think I'm going to be ok if I only revise inflation and growth and skip the balance of payments",
])('a question about the work is no feeling: %s', (words) => {
  expect(readExactly(words, 'nothing')).toBeUndefined();
});
