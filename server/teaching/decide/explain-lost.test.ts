import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';

test('a lesson that was not understood is begun again', async () => {
  const { text } = await (await startLesson()).say('didnt get todays lesson on elasticity at all', {
    act: 'claim',
    found: ['ped-meaning'],
    right: 6,
  });
  expect(text).toMatch(/^(?:No problem|That's fine, let's sort it out|Happy to go over it)\. /);
});
