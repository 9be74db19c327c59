import { expect, test } from 'vitest';
import { phrases } from '#content/tutor/phrases.ts';
import { freshLesson } from '../lesson.ts';
import { tell } from './tell.ts';
import { fill, vary } from './vary.ts';

const ways = ['One.', 'Two.', 'Three.'];

test('the same lesson says it the same way, the next turn says it another way', () => {
  expect([0, 1, 2, 3].map((turns) => vary(ways, { turns, said: [] }))).toEqual(['One.', 'Two.', 'Three.', 'One.']);
  expect(tell(freshLesson, 'hello')).toBe(tell(freshLesson, 'hello'));
});

test('what was said is passed over while there is another way', () => {
  expect(vary(ways, { turns: 0, said: ['one'] })).toBe('Two.');
  expect(vary(ways, { turns: 0, said: ['one', 'two', 'three'] })).toBe('One.');
});

test('where each was said, it is the one that was said longest ago', () => {
  expect(vary(ways, { turns: 0, said: ['two', 'three', 'one'] })).toBe('Two.');
});

test('gaps are filled, and one that nobody knows is left empty', () => {
  expect(fill('Here is {title}, {nothing}', { title: 'supply' })).toBe('Here is supply, ');
});

test('a student’s words are not filled in again', () => {
  expect(fill('For {text}', { text: '{title}' })).toBe('For {title}');
});

test('no phrase holds a dash, markup or two spaces', () => {
  const said = Object.values(phrases).flat();
  expect(said.filter((phrase) => /[—–*_#`]| {2}|^\s|\s$/.test(phrase))).toEqual([]);
});
