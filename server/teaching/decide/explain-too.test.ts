import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';

const candles =
  'a company sells candles at £12 each, variable cost is £7 and fixed costs are £2000. how many to break even';
const task =
  "Q6: 'the owner is thinking of raising the price to £17. calculate the new contribution per unit and break even, and explain one reason why this may not increase profit' (4 marks)";

test('what is to be explained beside a sum is looked for with what has moved, and said after it', async () => {
  const lesson = await startLesson({ agent: 'business' });
  await lesson.say(candles, { act: 'calculate' });
  const { text } = await lesson.say(task, { act: 'ask', found: ['ped-how'] });
  expect(lesson.asked.at(-1)?.words).toBe('why might raising the price not increase profit');
  expect(text).toBe(
    'Contribution per unit is £17 minus £7, which is £10. ' +
      'Break-even is the fixed costs of £2,000 divided by the contribution of £10, which is 200. ' +
      'So contribution per unit rises from £5 to £10, and break-even falls from 400 to 200. ' +
      'A rival on the next shelf makes buyers quick to leave. Without one they stay.',
  );
});

test('without an answer that is near the sum stands alone, and the part is answered when it is asked for again', async () => {
  const lesson = await startLesson({ agent: 'business' });
  await lesson.say(candles, { act: 'calculate' });
  const { text } = await lesson.say(task, { act: 'ask', found: [{ id: 'ped-how', probability: 0.5 }] });
  expect(text).toMatch(/from 400 to 200\.$/);
  const bit = await lesson.say('what about the explain bit', { act: 'ask', found: ['ped-how'] });
  expect(bit.text).toBe('A rival on the next shelf makes buyers quick to leave. Without one they stay.');
});
