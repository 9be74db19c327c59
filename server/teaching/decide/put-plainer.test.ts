import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';

const whatIsPed = ['what is ped', { act: 'ask', found: ['ped-meaning'] }] as const;

test('not understood: plainer, then by an example, then a picture of the whole topic, then which part of it', async () => {
  const lesson = await startLesson();
  await lesson.say(...whatIsPed);
  expect((await lesson.say('huh?')).text).toBe('It is a score for how sensitive shoppers are.');
  expect((await lesson.say("i don't get it")).text).toMatch(
    /^Insulin: nobody cuts the dose because the pharmacy charges more\./,
  );
  expect((await lesson.say('im confused')).text).toBe(
    'Your phone charger breaks and the only shop open sells one for £15 instead of £10. You groan and buy it: demand that ' +
      'hardly reacts is called inelastic. But if your usual crisps go up by 50%, you just grab another brand: demand that ' +
      'reacts a lot is called elastic. The more easily you can swap, the more elastic it is. PED measures that.',
  );
  const { text, shown } = await lesson.say('im lost');
  expect(text).toBe('Then one small part at a time. Which bit lost you?');
  expect(shown?.offers?.map(({ says }) => says)).toEqual([
    'Why is price elasticity of demand negative?',
    'How do substitutes change elasticity?',
  ]);
});

test('nothing but question marks is not understood either', async () => {
  const lesson = await startLesson();
  await lesson.say(...whatIsPed);
  expect((await lesson.say('???')).text).toBe('It is a score for how sensitive shoppers are.');
});

test('confused by something that is named gets that explained', async () => {
  const lesson = await startLesson();
  await lesson.say(...whatIsPed);
  const { text } = await lesson.say('i dont understand the minus sign', { act: 'confused', found: ['ped-minus'] });
  expect(text).toMatch(/^Because price and quantity move in opposite directions\./);
});

test('confused before anything was said is asked what about', async () => {
  const { text } = await (await startLesson()).say('i dont get it');
  expect(text).toBe("That's fine, let's sort it out. What was the last bit that made sense?");
});

test('an example is one of the topic in hand, never one that was given, and there is an end', async () => {
  const lesson = await startLesson();
  await lesson.say(...whatIsPed);
  expect((await lesson.say('give me an example')).text).toBe(
    'Insulin: nobody cuts the dose because the pharmacy charges more. ' +
      'Name one thing at home that you would buy at nearly any price.',
  );
  expect((await lesson.say('another example')).text).toBe(
    'Commuters must travel at eight, so the railway charges them most at eight.',
  );
  expect((await lesson.say('another example')).text).toMatch(/^Demand for cigarettes is usually estimated/);
  expect((await lesson.say('another example')).text).toBe(
    "I've given you the examples I have for this one. Can you think of one from the news or your own life?",
  );
  expect((await lesson.say('another example')).text).toBe(
    'That was my last example on this. Try one of your own and I will tell you whether it fits.',
  );
});

test('an example of what is named, whatever is in hand', async () => {
  const lesson = await startLesson();
  await lesson.say('what is an indirect tax', { act: 'ask', found: ['tax-meaning'] });
  const { text } = await lesson.say('give me an example of inelastic demand', {
    act: 'example',
    found: ['ped-meaning', 'ped-example'],
  });
  expect(text).toMatch(/^Insulin: nobody cuts the dose/);
});

test('an example of nothing is admitted', async () => {
  const { text, unanswered } = await (await startLesson()).say('for example?', { act: 'example' });
  expect(text).toBe("That's not one I can answer and be sure of. Name a topic, or say 'test me'.");
  expect(unanswered).toBe(true);
});
