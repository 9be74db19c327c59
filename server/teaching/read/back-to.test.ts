import { expect, test } from 'vitest';
import { readBackTo } from './back-to.ts';

test('what is gone back to is the topic of what is asked behind it', () => {
  expect(readBackTo('Can we go back to the demand curve please? Why does income shift it?')).toEqual({
    topic: 'demand curve',
    rest: 'Why does income shift it?',
  });
  expect(readBackTo('can we go back to the gym one')).toBeUndefined();
  expect(readBackTo('does it go back to normal? i think it does')).toBeUndefined();
});
