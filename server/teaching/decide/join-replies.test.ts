import { expect, test } from 'vitest';
import { freshLesson } from '../lesson.ts';
import type { TurnContext } from '../turn-context.ts';
import { joinParts } from './join-replies.ts';

const contextOf = (spoken: boolean) => ({ lesson: freshLesson, turn: { spoken } }) as TurnContext;
const inWords = (word: string, count: number) => `${upper(word)}${` ${word}`.repeat(count - 1)}.`;
const upper = (word: string) => word[0]?.toUpperCase() + word.slice(1);
const three = [inWords('one', 20), inWords('two', 20), inWords('three', 20)];

test('the first is as long as the second leaves it room, in whole sentences', () => {
  const second = [inWords('second', 20)];
  const say = [three.join(' ')];
  expect(joinParts(contextOf(false), { say }, { say: second }).say).toEqual([...three, ...second]);
  expect(joinParts(contextOf(true), { say }, { say: second }).say).toEqual([...three.slice(0, 2), ...second]);
});

test('a long second leaves the first its point', () => {
  const second = [inWords('second', 120)];
  expect(joinParts(contextOf(false), { say: three }, { say: second }).say).toEqual([...three.slice(0, 2), ...second]);
});

test('a check in passing is asked after neither, and may be asked later', () => {
  const open = { kind: 'check' as const, id: 'one', tries: 0, helped: 0, found: [], inPassing: true };
  const checked = { say: ['One.'], ask: 'And why?', change: { open, asked: ['one'] } };
  const joined = joinParts(contextOf(false), checked, { ...checked, say: ['Two.'] });
  expect(joined).toMatchObject({ say: ['One.', 'Two.'], change: { open: null, asked: [] } });
  expect(joined.ask).toBeUndefined();
});

test('what the message went past is kept, though the second part goes past nothing', () => {
  const lapsed = { id: 'one', words: 'both' };
  const joined = joinParts(
    contextOf(false),
    { say: ['One.'], change: { lapsed } },
    { say: ['Two.'], change: { lapsed: null } },
  );
  expect(joined.change?.lapsed).toEqual(lapsed);
});
