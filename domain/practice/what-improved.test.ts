import { expect, test } from 'vitest';
import { type Compared, whatImproved } from './what-improved.ts';

test('what was missed before and is right now comes before all else', () => {
  expect(whatImproved([one('partly', 'not yet'), one('right', null), one('right', 'partly', 'PED?')])).toEqual({
    kind: 'put right',
    prompt: 'PED?',
  });
});

test('then what came nearer, what was right at first sight, what is still known, and what was met', () => {
  expect(whatImproved([one('right', null), one('partly', 'not yet', 'YED?')])).toEqual({
    kind: 'nearer',
    prompt: 'YED?',
  });
  expect(whatImproved([one('right', 'right'), one('right', null)])).toEqual({ kind: 'new and right', count: 1 });
  expect(whatImproved([one('right', 'right'), one('not yet', null)])).toEqual({ kind: 'still right', count: 1 });
  expect(whatImproved([one('not yet', null), one('partly', null)])).toEqual({ kind: 'met', count: 2 });
});

test('what did not get better is not praised', () => {
  expect(whatImproved([one('not yet', 'right'), one('partly', 'partly'), one('unsure', 'not yet')])).toBeUndefined();
  expect(whatImproved([])).toBeUndefined();
});

function one(verdict: Compared['verdict'], before: Compared['before'], prompt = 'Define it.'): Compared {
  return { prompt, verdict, before };
}
