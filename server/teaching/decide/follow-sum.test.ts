import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';

const sum = 'price up from 8 to 10 and sales drop 300 to 270, whats the ped';

test('the result of the sum is what is asked about next, whatever the words are read as', async () => {
  const lesson = await startLesson();
  await lesson.say(sum, { act: 'calculate', found: ['ped-meaning'] });
  const judged = await lesson.say('is that elastic then', { act: 'ask', found: ['ped-meaning'] });
  expect(judged.text).toBe('No, minus 0.4 is inelastic: quantity changes by a smaller percentage than price.');
  expect(judged.shown?.steps).toBeUndefined();
  const meant = await lesson.say('what does that mean', { act: 'confused', found: ['ped-meaning'] });
  expect(meant.text).toContain('If the price rose by 10%, the quantity would fall by about 4%.');
});

test('a result of some turns ago is no longer what that means', async () => {
  const lesson = await startLesson();
  await lesson.say(sum, { act: 'calculate', found: ['ped-meaning'] });
  for (let turn = 0; turn < 3; turn++) await lesson.say('thanks', { act: 'thanks' });
  const { text } = await lesson.say('is that elastic then', { act: 'ask', found: ['ped-meaning'] });
  expect(text).not.toContain('minus 0.4');
});

test('who has it wrong hears what it is, though the working was said before', async () => {
  const lesson = await startLesson();
  await lesson.say(sum, { act: 'calculate', found: ['ped-meaning'] });
  const { text } = await lesson.say(`${sum}, i got -2.5`, { act: 'check-my-work', found: ['ped-meaning'] });
  expect(text).toBe('Not quite: you have it the wrong way round; the change in quantity goes on top. It is -0.4.');
});

test('whether more came in is told from the sum just worked', async () => {
  const lesson = await startLesson();
  const words = 'so greggs put sausage rolls up from 1.20 to 1.30 and say they sell 8% less. whats the ped';
  await lesson.say(words, { act: 'calculate', found: ['ped-meaning'] });
  const { text } = await lesson.say('so did they make more money or less', { act: 'ask', found: ['ped-meaning'] });
  expect(text).toBe(
    'Revenue is price times quantity: 1.3 times 0.92 is 1.196, against 1.2 before. So they take 0.3% less money; profit depends on the costs too.',
  );
});
