import { expect, test } from 'vitest';
import { namesAnswer } from './names-answer.ts';

const when = {
  prompt: 'Roughly when does its cash rise?',
  answer: 'Around May, when the customer actually pays, not in March.',
};
const which = { prompt: 'Is demand elastic or inelastic?', answer: 'Inelastic, because 0.4 is less than 1.' };

test.each([
  [when, 'may?'],
  [when, 'um is it in May'],
  [which, 'inelastic'],
  [which, 'i think its inelastic?'],
])('a word or two that the answer begins with: %j %s', (question, words) => {
  expect(namesAnswer(question, words)).toBe(true);
});

test.each([
  [when, 'march?'],
  [when, 'not may'],
  [when, 'cash'],
  [which, 'elastic'],
  [which, 'demand'],
  [which, 'inelastic or elastic'],
  [{ prompt: 'Why did it fall?', answer: 'It did not rise, because demand fell.' }, 'rise'],
])('anything else is left to the marking: %j %s', (question, words) => {
  expect(namesAnswer(question, words)).toBe(false);
});
