import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';

test('whoever missed a topic hears what it consists of, and then where it starts', async () => {
  const lesson = await startLesson();
  const { text, act } = await lesson.say('was off ill when we did price elasticity of demand', { found: [] });
  expect(text).toMatch(
    /^Price, income and cross elasticities of demand (?:comes down to this|in a line): working out PED, YED and XED; what makes demand elastic; elasticity and revenue; and how firms and governments use the figures\. Elasticity asks how far buyers react\./,
  );
  expect(act).toBe('switch-topic');
});

test('in other words it is known by what the models make of them, and a precise question is left alone', async () => {
  const words = 'price elasticity of demand is all spaghetti to me';
  const lesson = await startLesson();
  expect((await lesson.say(words, { wish: 'survey' })).text).toContain('Elasticity asks how far buyers react.');
  const other = await startLesson();
  const asked = await other.say('i missed ped, why is it negative?', { found: ['ped-minus'] });
  expect(asked.text).toMatch(/^Because price and quantity move in opposite directions\./);
});

test('what the models take for a wish is none where something precise is asked', async () => {
  const words =
    'we did elasticity today and i do not get why price elasticity of demand is negative, went way too fast';
  const lesson = await startLesson();
  const { text } = await lesson.say(words, { wish: 'survey', found: ['ped-minus'] });
  expect(text).toMatch(/^Because price and quantity move in opposite directions\./);
});

test('of one thing in a section its own answer begins, and not the whole section', async () => {
  const lesson = await startLesson({ agent: 'business' });
  const { text } = await lesson.say('i dont understand decision trees', { act: 'confused', found: [] });
  expect(text).not.toContain('Understanding management decision making');
});
