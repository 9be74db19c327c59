import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';

test.each(['too many words', 'tldr', 'thats loads. just the headline version'])(
  'what was just said is cut to its heart: %s',
  async (words) => {
    const lesson = await startLesson();
    await lesson.say('how do substitutes change it', { found: ['ped-how'] });
    expect((await lesson.say(words, { act: 'confused' })).text).toBe(
      'A rival on the next shelf makes buyers quick to leave.',
    );
  },
);

test('or put in the plainer words, also of a term that is named', async () => {
  const lesson = await startLesson();
  await lesson.say('why is it negative', { found: ['ped-minus'] });
  const { text } = await lesson.say('huh so whats ped. dead simple pls', { act: 'ask', found: ['ped-meaning'] });
  expect(text).toBe('It is a score for how sensitive shoppers are.');
});

test('in other words it is known by what the models make of them', async () => {
  const lesson = await startLesson();
  await lesson.say('what is ped', { found: ['ped-meaning'] });
  const { text } = await lesson.say('say it so my little brother would get it', { act: 'ask', wish: 'simpler' });
  expect(text).toBe('It is a score for how sensitive shoppers are.');
});

test('who asks what something is, lost as he may be, is not told the last thing in other words', async () => {
  const lesson = await startLesson();
  await lesson.say('what is ped', { found: ['ped-meaning'] });
  const { text } = await lesson.say('why is it negative im so lost', { found: ['ped-minus'], wish: 'simpler' });
  expect(text).toMatch(/^Because price and quantity move in opposite directions\./);
});

test.each([
  'i got it wrong again. im just thick honestly everyone else gets this',
  'im so stupid i swear',
  'honestly i am going to fail this',
  'this is making me so stressed',
])('who says how he feels is not told the last thing once more: %s', async (words) => {
  const lesson = await startLesson();
  await lesson.say('what is ped', { found: ['ped-meaning'] });
  const { act, text } = await lesson.say(words, { act: 'feelings', wish: 'simpler' });
  expect(act).toBe('feelings');
  expect(text).not.toContain('It is a score for how sensitive shoppers are.');
});
