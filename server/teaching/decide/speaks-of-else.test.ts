import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';
import type { Lesson } from '../lesson.ts';

const asked = (manner: 'in passing' | 'as a test', tries = 0): { begin: Partial<Lesson> } => ({
  begin: {
    open: { kind: 'check', id: 'ped-example', tries, helped: tries, found: [], inPassing: manner === 'in passing' },
    ...{ asked: ['ped-example'], section: '1.2.3', turns: 2 },
  },
});

test.each([
  'social stuff! like put it in the bathroom or do a small pack for the bag',
  'stuff for your teeth that nobody can do without',
  'they would go on buying it, so something they need every day',
])('what is right of the same topic is an answer, however near another answer of it is: %s', async (words) => {
  const lesson = await startLesson(asked('in passing'));
  const { act, text } = await lesson.say(words, {
    act: 'answer',
    found: [{ id: 'ped-how', probability: 0.8 }],
    marked: ['missing'],
    right: 7,
  });
  expect([act, text]).toEqual([
    'answer',
    expect.stringMatching(/^(?:That can be said|Fair)\. .*A necessity such as toothpaste\.$/),
  ]);
});

test.each([
  // Just what the other answer says, not right, or of another topic.
  [{ id: 'ped-how', probability: 0.95 }, 7],
  [{ id: 'ped-how', probability: 0.8 }, -1],
  [{ id: 'tax-meaning', probability: 0.8 }, 7],
] as const)('else it is a statement of its own: %o, %d', async (found, right) => {
  const lesson = await startLesson(asked('in passing'));
  const { act } = await lesson.say('stuff for your teeth that nobody can do without', {
    ...{ act: 'answer', found: [found], marked: ['missing'], right },
  });
  expect(act).toBe('claim');
});

test('who was asked for more and says his part in better words has answered, however it is read', async () => {
  const open = { kind: 'check' as const, id: 'ped-minus', tries: 1, helped: 1, inPassing: false };
  const begin = { open: { ...open, found: ['the sign turns positive'] }, section: '1.2.3', turns: 3 };
  const say = async (words: string) =>
    (await startLesson({ begin })).say(words, {
      act: 'claim',
      found: [{ id: 'ped-how', probability: 0.8 }],
      marked: ['found', 'missing'],
      right: -7,
    });
  for (const words of [
    'both of them rise so it comes out above zero',
    'the two go the same way so the answer has no minus any more',
  ])
    expect((await say(words)).text, words).toMatch(
      /^(?:Nearly\. The whole of it|Almost all there\. In full): It turns/,
    );
  expect((await say('is it above zero when both rise or does it stay the same then?')).act).not.toBe('answer');
});

test('a wrong figure is never called true as far as it goes, however right the words around it are', async () => {
  const open = { kind: 'check' as const, id: '2.1.2-q2', tries: 0, helped: 0, found: [], inPassing: false };
  const lesson = await startLesson({ agent: 'economics-theme-2', begin: { open, section: '2.1.2', turns: 2 } });
  const { text } = await lesson.say('6%? because it went up 6', { act: 'answer', right: 6 });
  expect(text).not.toMatch(/True as far|That holds|Right so far|can be said/);
});

test('the hint after half an answer is at the half that is missing', async () => {
  const open = { kind: 'check' as const, id: '2.6.2-q4', tries: 0, helped: 0, found: [], inPassing: false };
  const lesson = await startLesson({ agent: 'economics-theme-2', begin: { open, section: '2.6.2', turns: 2 } });
  const { text } = await lesson.say('because rates are already so low they cant cut them much more', {
    ...{ act: 'answer', marked: ['found', 'missing'] },
  });
  expect(text).toContain('what the government can do that the Bank cannot');
});
