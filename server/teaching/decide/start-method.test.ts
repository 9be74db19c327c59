import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';

const skills = [
  ['analysis-builder', 'chain', { act: 'switch-topic', found: ['tax-start'] }, "let's do indirect taxes"],
  ['evaluation-skills', 'claim', { act: 'claim', found: ['tax-meaning'] }, 'a sugar tax always cuts obesity'],
  ['quick-fire', 'run', { act: 'test-me', found: ['tax-start'] }, 'test me on indirect taxes'],
] as const;

test.each(skills)('%s begins its exercise on what is named', async (agent, kind, script, words) => {
  const lesson = await startLesson({ agent });
  const { lesson: after, sentences } = await lesson.say(words, script);
  expect(after.open?.kind).toBe(kind);
  expect(sentences.length).toBeGreaterThan(1);
});

test.each(skills)('%s answers a question in the middle and goes on', async (agent, kind, script, words) => {
  const lesson = await startLesson({ agent });
  const { lesson: begun } = await lesson.say(words, script);
  const { text, shown, lesson: after } = await lesson.say('why is ped negative', { act: 'ask', found: ['ped-minus'] });
  expect(text).toBe('Because price and quantity move in opposite directions.');
  expect(shown?.offers?.[0]).toEqual({ label: 'Back to where we were', says: 'Go on' });
  expect(after.open).toEqual(begun.open);
  const back = await lesson.say('Go on', { act: 'move-on' });
  expect(back.lesson.open).toEqual(begun.open);
  expect(back.lesson.open?.kind).toBe(kind);
  expect(back.text).not.toBe('');
});

test.each(skills)('%s is left by who says goodbye', async (agent, _, script, words) => {
  const lesson = await startLesson({ agent });
  await lesson.say(words, script);
  expect((await lesson.say('bye')).lesson.open).toBeNull();
});

test('a plain question to a tutor of a skill is answered, and begins nothing', async () => {
  const lesson = await startLesson({ agent: 'analysis-builder' });
  const { text, lesson: after } = await lesson.say('what is ped', { act: 'ask', found: ['ped-meaning'] });
  expect(text).toMatch(/^It measures how strongly the amount bought responds to the price\./);
  expect(after.open?.kind).not.toBe('chain');
});

test('in a run there are no hints, and a pass is counted', async () => {
  const lesson = await startLesson({ agent: 'quick-fire' });
  await lesson.say('test me on indirect taxes', { act: 'test-me', found: ['tax-start'] });
  expect((await lesson.say('hint')).text).toMatch(
    /^(?:No hints in a round: say what you have, or say 'pass'\.|Hints come after the round, so say what you have or say 'pass'\.)/,
  );
  const { evidence, lesson: after } = await lesson.say('pass');
  expect(evidence).toMatchObject([{ verdict: 'not yet', sectionId: '1.2.9' }]);
  expect(after.open).toMatchObject({ kind: 'run', at: 1 });
});

test('a run has no clock, and ends with what got better and what to go back to', async () => {
  const weak = { sectionId: '1.2.9', itemKind: 'question', itemId: '1.2.9-q1' } as const;
  const lesson = await startLesson({ agent: 'quick-fire', weakPoints: [weak], now: '2026-11-16T09:00:00Z' });
  const { text: greeting } = await (await startLesson({ agent: 'quick-fire' })).open();
  expect(greeting).toContain('Five short questions, and no rush.');
  const said = [await lesson.say('test me on indirect taxes', { act: 'test-me', found: ['tax-start'] })];
  expect(said[0]?.lesson.open).toMatchObject({ kind: 'run', missedBefore: ['1.2.9-q1'] });
  const { open } = said[0]?.lesson ?? {};
  if (open?.kind !== 'run') throw new Error('There is no run');
  expect(open.ids[0]).toBe('1.2.9-q1');
  said.push(await lesson.say('a full answer', { act: 'answer', marked: ['found', 'found', 'found', 'found'] }));
  for (const _ of open.ids.slice(1)) said.push(await lesson.say('pass'));
  for (const { text } of said) expect(text).not.toMatch(/\b(?:seconds|clock|in time|slow\w*|over the time)\b/i);
  expect(said.at(-1)?.text).toMatch(/Well done[^.]* one out of five\./);
  expect(said.at(-1)?.text).toMatch(/ got better.*this time you got it right\./i);
});

test('Mr E begins with the plan for his question, and a point of it is work', async () => {
  const lesson = await startLesson({ agent: 'simulator-0' });
  expect((await lesson.open()).lesson.open).toMatchObject({ kind: 'plan', stage: 'plan', index: 0 });
  const { lesson: after } = await lesson.say('first I would define the market', { act: 'essay-plan' });
  expect(after.open?.kind).toBe('plan');
});

test('a mix of quick questions, a chain and a claim that nobody named hold nothing that was not taught', async () => {
  const mix = await startLesson({ agent: 'quick-fire', taught: [4] });
  const { lesson: run } = await mix.say('go');
  expect(run.open?.kind === 'run' && run.open.ids.filter((id) => !id.startsWith('4.'))).toEqual([]);
  for (const agent of ['analysis-builder', 'evaluation-skills']) {
    const lesson = await startLesson({ agent, taught: [4] });
    expect((await lesson.say('start')).lesson.section, agent).toMatch(/^4\./);
  }
});
