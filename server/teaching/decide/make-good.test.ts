import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';

test('neither the answer complained of nor one about what is denied is given', async () => {
  const lesson = await startLesson();
  await lesson.say('what does a dearer ticket do', { act: 'ask', found: ['ped-meaning'] });
  const { text, shown } = await lesson.say('why are you talking about taxes. what does a dearer ticket do', {
    act: 'ask',
    found: ['tax-meaning', 'ped-meaning', 'ped-effect'],
  });
  expect(text).toContain('With inelastic demand a dearer ticket brings in more revenue.');
  expect(text).not.toContain('indirect tax');
  expect(shown?.offers?.length).toBeGreaterThan(0);
});

test('where nothing better is found it is said plainly, with no apology before the next miss', async () => {
  const lesson = await startLesson();
  await lesson.say('what does a dearer ticket do', { act: 'ask', found: ['tax-meaning'] });
  const { text, shown, unanswered } = await lesson.say("that's not what i asked", {
    act: 'ask',
    found: [
      { id: 'tax-meaning', probability: 0.9 },
      { id: 'ped-effect', probability: 0.66 },
    ],
  });
  expect(text).toMatch(
    /^(?:That was not what you asked, and I don't have a better answer to it|I went off your question, and I have nothing written that answers it)\. /,
  );
  expect(text).not.toContain('Sorry');
  expect(shown?.offers?.length).toBe(1);
  expect(unanswered).toBe(true);
});
