import { expect, test } from 'vitest';
import { findCase } from './find-case.ts';
import { indexCases } from './read-cases.ts';

const cases = indexCases([
  {
    case: 'Tesla',
    names: ['tesla', 'teslas'],
    facts: [
      { sections: ['3.8.2'], about: ['stuck in the middle', 'porter'], says: 'Tesla differentiates.' },
      { sections: ['3.2.1'], about: ['leader', 'autocratic'], says: 'Its leader decides alone.' },
    ],
  },
  { case: 'IKEA', names: ['ikea'], facts: [{ sections: ['3.8.2'], about: ['hybrid'], says: 'IKEA is a hybrid.' }] },
]);
const find = (words: string, before = '', sections: string[] = []) =>
  findCase(cases, { words, before, sections })?.fact.says;

test('a case that is named gives what it shows at the point that is asked about', () => {
  expect(find("Is Tesla 'stuck in the middle' now?")).toBe('Tesla differentiates.');
  expect(find('is the boss of tesla autocratic', '', ['3.2.1'])).toBe('Its leader decides alone.');
  expect(find('is the boss of tesla autocratic')).toBeUndefined();
});

test('two cases at once are compared by nobody here', () => {
  expect(find('is tesla or ikea stuck in the middle')).toBeUndefined();
});

test('another question about the case is left to the written answers', () => {
  expect(find('does tesla pay its staff well')).toBeUndefined();
});
