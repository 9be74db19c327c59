import { expect, test } from 'vitest';
import type { Entry } from '../bank/entry.ts';
import { indexExactly } from './exactly.ts';

const entry: Entry = {
  ...{ id: 'a', subject: 'economics', section: '3.4.4', kind: 'why' },
  asks: ['Why are cartels against the law?', 'is that even legal'],
  reply: 'They raise prices.',
  plainer: 'They cheat.',
};
const find = indexExactly([entry]);
const asked = { subject: 'economics', topic: '', tutorSaid: '' } as const;

test('a button that was pressed is found at once, whatever its signs and case', () => {
  expect(find({ ...asked, words: 'why are cartels against the LAW' })?.id).toBe('a');
  expect(find({ ...asked, subject: 'business', words: 'why are cartels against the law' })).toBeUndefined();
});

test('what could be said of anything is left to the models and the topic', () => {
  expect(find({ ...asked, words: 'is that even legal' })).toBeUndefined();
});
