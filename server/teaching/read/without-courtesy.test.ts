import { expect, test } from 'vitest';
import { plainWords } from './plain-words.ts';
import { withoutCourtesy } from './without-courtesy.ts';

test.each([
  ['thanks! also what is PED', 'also what is PED'],
  ['Thank you so much, what about income elasticity?', 'what about income elasticity?'],
  ['ok thanks, that helps. now test me on taxes', 'now test me on taxes'],
  ['hi, can you explain monopoly to me', 'can you explain monopoly to me'],
  ['ok cool, before i answer can you remind me what it shows', 'can you remind me what it shows'],
  ['good morning what is a subsidy then', 'what is a subsidy then'],
])("of '%s' this is meant: '%s'", (words, meant) => {
  expect(withoutCourtesy(words)).toBe(meant);
});

test.each(['thanks', 'thanks that helps', 'hi there', 'thanks a lot mate'])(
  "'%s' is a courtesy and no more",
  (words) => {
    expect(withoutCourtesy(words)).toBe(words);
  },
);

test('words are compared without case, signs, filling and politeness, but with their figures', () => {
  expect(plainWords('Um, well... TELL me, please!')).toBe('tell me');
  expect(plainWords('Don’t know lol')).toBe('dont know');
  expect(plainWords('PED is -0.4.')).toBe('ped is -0.4');
});

test('who asks to wait and then asks something asks that, also as the ears write it', () => {
  for (const words of ['Hold on. What is inflation?', 'Held on what is inflation?', 'wait wait what is inflation?'])
    expect(withoutCourtesy(words).toLowerCase()).toBe('what is inflation?');
  expect(withoutCourtesy('hold on')).toBe('hold on');
});

test('what is understood and thanked for goes before a wish', () => {
  expect(withoutCourtesy('ok makes sense ty. gimme one question to try')).toBe('gimme one question to try');
});
