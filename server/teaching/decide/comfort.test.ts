import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';

test('who says what the trouble is about is comforted first, and then has that explained', async () => {
  const lesson = await startLesson();
  const { text, lesson: after } = await lesson.say('mock tomorrow and i still dont get ped im going to cry', {
    act: 'feelings',
    found: ['ped-meaning'],
  });
  expect(text).toMatch(/^Take a breath: one topic at a time is how everybody gets through it\. \S/);
  expect(after.entry).toBe('ped-meaning');
  expect(after.open).toBeNull();
});

test('a feeling alone gets one small step', async () => {
  const lesson = await startLesson();
  const { text, lesson: after } = await lesson.say('i am so stressed about all of it', {
    act: 'feelings',
    found: ['ped-meaning'],
  });
  expect(text).toMatch(/\?$/);
  expect(after.entry).toBeNull();
  expect(after.open).toMatchObject({ kind: 'offer', act: 'test-me' });
});

test('whether to stay up is a matter of rest, and not off the subject', async () => {
  const { text, act } = await (await startLesson()).say('ok going to bed or should i stay up n do one more topic');
  expect(act).toBe('feelings');
  expect(text).toContain('A short break often does more than another hour.');
});

test('what names the course and no mood is a statement about it', async () => {
  const { act, lesson } = await (await startLesson()).say('so im rich if ped is low', {
    act: 'feelings',
    found: ['ped-meaning'],
  });
  expect(act).toBe('claim');
  expect(lesson.entry).toBe('ped-meaning');
});

test('a word for a mood that is said of the course, or asked about, is no feeling', async () => {
  const felt = { act: { feelings: 0.8, claim: 0.2 }, found: ['ped-evaluate'] } as const;
  for (const words of [
    'i reckon elasticity is useless though, prove me wrong',
    "the pound gets stronger. Who's happy?",
  ])
    expect((await (await startLesson()).say(words, felt)).act, words).toBe('claim');
});

test('whoever finds it hard, or thought himself slow, is told that he is not', async () => {
  const lesson = await startLesson();
  expect((await lesson.say('ok i think i sort of get it. is it normal to find this hard')).act).toBe('feelings');
  const { text } = await lesson.say('ok i think i get it now. sorry for being slow');
  expect(text).toMatch(/^(?:You're doing better than you think|You stuck with it, and it shows)\./);
});

test('a topic that is named beside the feeling is begun', async () => {
  const { text, lesson } = await (await startLesson()).say('cant be bothered, im so tired. elasticity go', {
    act: 'feelings',
    found: [{ id: 'ped-how', probability: 0.72 }],
  });
  expect(text).toMatch(/Elasticity asks how far buyers react\./);
  expect(lesson.entry).toBe('ped-start');
});

test('what is asked at the end is explained after the comfort, and nothing is where it names nothing', async () => {
  const worried = 'exam tomorrow and the labour market is my worst, im so stressed.';
  const asked = await (await startLesson()).say(`${worried} what is an indirect tax`, {
    act: 'feelings',
    found: [{ id: 'tax-meaning', probability: 0.9 }],
  });
  expect(asked.text).toContain('A tax on spending, which the seller pays over and may pass on.');
  for (const nothing of ['Is it hard?', 'Where do I even start?']) {
    const named = await (await startLesson()).say(`${worried} ${nothing}`, {
      act: 'feelings',
      found: [{ id: 'tax-meaning', probability: 0.6 }],
    });
    expect(named.text).not.toContain('A tax on spending');
  }
});

test('what is asked behind a good mood is answered', async () => {
  const { text } = await (await startLesson()).say('I feel a bit better. What is an indirect tax exactly?', {
    act: 'feelings',
    found: [{ id: 'tax-meaning', probability: 0.9 }],
  });
  expect(text).toContain('A tax on spending, which the seller pays over and may pass on.');
});

test('a question with a mood in it is answered after the comfort', async () => {
  const { text } = await (await startLesson()).say('is there one thing about tax to hold on to so I do not panic', {
    act: 'feelings',
    found: [{ id: 'tax-meaning', probability: 0.7 }],
  });
  expect(text).toContain('A tax on spending, which the seller pays over and may pass on.');
});
