import { expect, test } from 'vitest';
import { collect, lessonTurn, testBrain, textOf } from '#tests/contracts/brain-contract.ts';
import { teachingByWords as teaching } from '#tests/teaching-by-words.ts';
import { createLog } from '../../log.ts';
import { matcherMarker } from '../marker/marker-matcher.ts';
import { createEmbeddedBrain } from './brain-embedded.ts';

const log = createLog({ production: true, logLevel: 'silent' });
const clock = { now: () => new Date('2026-11-16T09:00:00Z') };
const brain = createEmbeddedBrain({ teaching, marker: matcherMarker, log, clock });

testBrain('embedded', async () => ({ brain, async [Symbol.asyncDispose]() {} }));

test('it says at start-up what it reads and marks with', () => {
  expect(brain.description).toBe('built in: written answers, found by words alone; marking: words and rules');
});

test('what stands under a reply comes once, before what is remembered', async () => {
  const events = await collect(brain, lessonTurn({ words: 'What is opportunity cost?' }));
  expect(events.map(({ kind }) => kind).slice(-2)).toEqual(['shown', 'lesson']);
  expect(events.filter(({ kind }) => kind === 'shown')).toMatchObject([
    { shown: { offers: expect.arrayContaining([{ label: 'Test me on this', says: 'Test me on this' }]) } },
  ]);
});

test('what it could not answer is said with what is remembered', async () => {
  const unanswered = async (words: string) => (await collect(brain, lessonTurn({ words }))).at(-1);
  expect(await unanswered('how do you bake a sourdough loaf overnight')).toMatchObject({
    kind: 'lesson',
    unanswered: true,
  });
  expect(await unanswered('What is opportunity cost?')).toMatchObject({ kind: 'lesson', unanswered: false });
});

test('a thread that another brain has led goes on', async () => {
  const history = [
    { by: 'student', text: 'What is opportunity cost?' } as const,
    { by: 'tutor', text: 'It is the next best alternative forgone. Can you think of one?' } as const,
  ];
  const again = lessonTurn({ words: 'say that again', history, lesson: { brain: 'hosted', version: 9 } });
  expect(textOf(await collect(brain, again))).toBe(history[1]?.text);
});

test('a marker that is broken leaves the marking to words, and the lesson goes on', async () => {
  const broken = { description: 'broken', mark: () => Promise.reject(new Error('marker: off')) };
  const logged: string[] = [];
  const warned = createLog({ production: true, logLevel: 'warn' }, { write: (line) => void logged.push(line) });
  const lame = createEmbeddedBrain({ teaching, marker: broken, log: warned, clock });
  const asked = await collect(lame, lessonTurn({ words: 'test me on opportunity cost' }));
  const last = asked.at(-1);
  if (last?.kind !== 'lesson') throw new Error('There was nothing to remember');
  const words = 'the value of the next best alternative that is given up';
  expect(textOf(await collect(lame, lessonTurn({ words, lesson: last.lesson })))).not.toBe('');
  expect(logged.join('')).toContain('an answer is marked by words alone');
  expect(logged.join('')).not.toContain('given up');
});

test('words that were expected are thought about once, and other words anew', async () => {
  const read: string[] = [];
  const { open, read: readWords, ...rest } = teaching;
  const counted = {
    ...rest,
    open,
    read: (...args: Parameters<typeof readWords>) => {
      read.push(args[0].words);
      return readWords(...args);
    },
  };
  const quick = createEmbeddedBrain({ teaching: counted, marker: matcherMarker, log, clock });
  const asked = lessonTurn({ words: 'What is opportunity cost?' });
  const said = await collect(brain, asked);
  quick.anticipate?.(asked);
  expect(await collect(quick, asked)).toEqual(said);
  expect(read).toEqual(['What is opportunity cost?']);
  quick.anticipate?.(asked);
  const other = lessonTurn({ words: 'What is a subsidy?' });
  expect(await collect(quick, other)).toEqual(await collect(brain, other));
  expect(read.at(-1)).toBe('What is a subsidy?');
});

test('what could not be thought of ahead is thought of when it is asked', async () => {
  let tries = 0;
  const { read, ...rest } = teaching;
  const flaky = {
    ...rest,
    read: (...args: Parameters<typeof read>) =>
      tries++ === 0 ? Promise.reject(new Error('reader: gone')) : read(...args),
  };
  const lame = createEmbeddedBrain({ teaching: flaky, marker: matcherMarker, log, clock });
  const asked = lessonTurn({ words: 'What is opportunity cost?' });
  lame.anticipate?.(asked);
  expect(await collect(lame, asked)).toEqual(await collect(brain, asked));
});
