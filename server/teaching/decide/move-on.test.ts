import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';

const whatIsPed = ['what is ped', { act: 'ask', found: ['ped-meaning'] }] as const;

test('moving on gives what the topic still has, and then the section that follows', async () => {
  const lesson = await startLesson();
  await lesson.say(...whatIsPed);
  expect((await lesson.say('next')).text).toBe(
    'Next, then. Elasticity asks how far buyers react. Some goods stretch and some hardly move.',
  );
  expect((await lesson.say('next')).text).toBe(
    'Right, next thing. With inelastic demand a dearer ticket brings in more revenue. Fewer go, but each pays more.',
  );
  const { text, lesson: after } = await lesson.say('next');
  expect(text).toBe('Right, next up: supply.');
  expect(after.section).toBe('1.2.4');
});

test('after enough of one section the next one comes, though something is left', async () => {
  const lesson = await startLesson();
  for (const id of ['ped-meaning', 'ped-how', 'ped-always', 'ped-evaluate'])
    await lesson.say('and then', { act: 'ask', found: [id] });
  expect((await lesson.say('next')).lesson.section).toBe('1.2.4');
});

test('a tutor of one theme stays in it, and begins again after its last section', async () => {
  const lesson = await startLesson({ lookingAt: { section: '1.4.2' } });
  await lesson.say('test me');
  expect((await lesson.say('next')).lesson.section).toBe('1.1.1');
});

test('moving on from nothing begins something of the tutor’s own', async () => {
  const { lesson } = await (await startLesson({ agent: 'economics-theme-2' })).say('next');
  expect(lesson.section).toMatch(/^2\./);
});

test('a new topic has a bridge to it, and begins where it starts', async () => {
  const lesson = await startLesson();
  await lesson.say(...whatIsPed);
  const { text, lesson: after } = await lesson.say('can we do taxes', {
    act: 'switch-topic',
    found: ['tax-meaning', { id: 'tax-start', probability: 0.9 }],
  });
  expect(text).toBe('Right, a change of topic. Think of a bottle of cola that costs ten pence more overnight.');
  expect(after.section).toBe('1.2.9');
});

test('a topic that there is not is admitted', async () => {
  const lesson = await startLesson();
  const { text, unanswered } = await lesson.say('can we do football', { act: 'switch-topic' });
  expect(text).toBe("That's not one I can answer and be sure of. Name a topic, or say 'test me'.");
  expect(unanswered).toBe(true);
});

test('the start of a theme, or the very first topic, is where that begins', async () => {
  const asked = { act: 'ask', found: ['ped-meaning'] } as const;
  const start = await (await startLesson()).say('help w the basic stuff from the start of theme 1', asked);
  expect(start.lesson.section).toBe('1.1.1');
  expect(start.text).toMatch(/^Sure, let's do that\./);
  const second = await (await startLesson({ agent: 'economics-theme-2' })).say(
    'test tmrw on the very first topic',
    asked,
  );
  expect(second.lesson.section).toBe('2.1.1');
});
