import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';

const stronger =
  'Higher interest rates make the pound stronger, because hot money flows into UK banks and foreigners must buy pounds to save here.';

test('a claim the wrong way round is told so, with the reason, and what is near is a button', async () => {
  const { text, shown, act } = await (await startLesson()).say('so higher rates make the pound weaker yeah', {
    act: 'claim',
    found: [{ id: 'ped-how', probability: 0.6 }],
  });
  expect(text).toBe(`No, the other way round. ${stronger}`);
  expect(act).toBe('claim');
  expect(shown?.offers?.map(({ says }) => says)).toEqual(['Test me on this']);
});

test('a right one is agreed with, and who asks which way is told', async () => {
  const right = await (await startLesson()).say('so higher rates make the pound stronger', { act: 'claim' });
  expect(right.text).toBe(`Yes. ${stronger}`);
  const which = await (await startLesson()).say('do higher rates make the pound stronger or weaker', { act: 'ask' });
  expect(which.text).toBe(stronger);
});

test('an answer that was written for these very words says more, and figures make a sum', async () => {
  const words = 'so higher rates make the pound weaker yeah';
  const written = await (await startLesson()).say(words, { act: 'ask', found: [{ id: 'ped-how', probability: 0.97 }] });
  expect(written.text).toBe('A rival on the next shelf makes buyers quick to leave. Without one they stay.');
  const figures = await (await startLesson()).say('so rates at 5 make the pound weaker', { act: 'claim' });
  expect(figures.text).not.toContain('other way round');
});

test('what is asked next leans on an answer of the section that speaks of the same', async () => {
  const { lesson } = await (await startLesson()).say('the more substitutes the more inelastic', { act: 'claim' });
  expect(lesson).toMatchObject({ section: '1.2.3', entry: 'ped-start' });
});
