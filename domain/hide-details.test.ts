import { expect, test } from 'vitest';
import { hideDetails } from './hide-details.ts';

test.each([
  ['write to sam.student+x@school.example or me', 'write to [email] or me'],
  ['07700 900123', '[number]'],
  ['+44 7700 900123 and (01632) 960 001', '[number] and [number]'],
  ['my name is Sam Student and I like micro', 'my name is [name] and I like micro'],
  ["call me Zoë O'Neil", 'call me [name]'],
  ['SAM  STUDENT here', '[name] here'],
  ['Sam thinks that demand will rise', 'Sam thinks that demand will rise'],
  ['GDP was 2,750,000 million pounds in 2023, up 0.4%', 'GDP was 2,750,000 million pounds in 2023, up 0.4%'],
  ['costs 1000 2000 3000 4000 5000', 'costs 1000 2000 3000 4000 5000'],
  ['output 0.1234567890', 'output 0.1234567890'],
  ['output 0.123456789012', 'output 0.123456789012'],
  ['call me when price rises', 'call me when price rises'],
])('%s leaves as %s', (text, hidden) => {
  expect(hideDetails(text, 'Sam Student')).toBe(hidden);
});

test('a profile without a name, or with signs in it, hides nothing else', () => {
  expect(hideDetails('What is (a+b)?', '')).toBe('What is (a+b)?');
  expect(hideDetails('I am A.B. (x) today', 'A.B. (x)')).toBe('I am [name] today');
});
