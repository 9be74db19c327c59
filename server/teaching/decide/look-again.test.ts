import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';

/** A yes was said to an answer to this question. */
const after = (answer: string) => ({
  begin: { asked: ['pes-figure'], turns: 3, last: ['Yes, exactly.'] },
  before: [
    { by: 'tutor' as const, text: 'Price rises by 20% and quantity supplied by 5%. What is PES?' },
    { by: 'student' as const, text: answer },
    { by: 'tutor' as const, text: 'Yes, exactly.' },
  ],
});

test.each(['hang on is that definitely right?', 'are you sure about that', 'really? doesnt seem right to me'])(
  'a yes that was wrong is owned up to where it is doubted: %s',
  async (words) => {
    const lesson = await startLesson(after('its 4'));
    const { text } = await lesson.say(words, { act: 'meta' });
    expect(text).toMatch(
      /(?:my yes was wrong|I was wrong to say yes), sorry\. PES is 0\.25, so supply is inelastic\.$/,
    );
  },
);

test('a yes that was right stands', async () => {
  const lesson = await startLesson(after('its 0.25'));
  const { text } = await lesson.say('are you sure?', { act: 'meta', marked: ['found', 'found'] });
  expect(text).toMatch(/^I (?:looked again, and it stands|checked it once more, and it holds)\. PES is 0\.25/);
});

test.each(['wait was that actually right?', 'are you sure?'])(
  'nor is it taken back for a second look that finds less: %s',
  async (words) => {
    const lesson = await startLesson(after('its 0.25'));
    const { text } = await lesson.say(words, { act: 'meta', marked: ['found', 'missing'] });
    expect(text).toMatch(/^I (?:looked again, and it stands|checked it once more, and it holds)\. PES is 0\.25/);
  },
);

test('a yes that nobody can be sure of is taken back', async () => {
  const before = [
    { by: 'student' as const, text: 'so firms always raise wages then' },
    { by: 'tutor' as const, text: 'Yes.' },
  ];
  const lesson = await startLesson({ begin: { turns: 2, last: ['Yes.'] }, before });
  const { text } = await lesson.say('wait are you sure?', { act: 'meta' });
  expect(text).toMatch(/I take it back, sorry|I said yes too quickly, sorry/);
});

test('without a yes before it nothing is taken back', async () => {
  const lesson = await startLesson({ before: [{ by: 'tutor', text: 'Demand slopes down.' }] });
  expect((await lesson.say('are you sure?', { act: 'meta' })).text).not.toMatch(/take it back|too quickly/);
});
