import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';

test('who asks whether he was right about something hears of that, and not of the last figure', async () => {
  const lesson = await startLesson({ agent: 'business' });
  await lesson.say('i think rent is a fixed cost', { act: 'claim', right: 5 });
  await lesson.say('revenue is 5000 and costs are 3500 what is profit', { act: 'calculate' });
  const { text } = await lesson.say('go on then... was i right about rent', { act: 'claim', right: 5 });
  expect(text).toMatch(/^You said that rent is a fixed cost\. (?:Yes|Right|Exactly|That's)\b/);
  expect(text).not.toContain('3,500');
});

test('of what he has not spoken of he is asked', async () => {
  const lesson = await startLesson({ agent: 'business' });
  expect((await lesson.say('was i right about scaffolding', { act: 'ask' })).text).toBe(
    'What was it that you said about scaffolding? Say it once more, and I will look at it.',
  );
});
