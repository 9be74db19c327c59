import { expect, test } from 'vitest';
import type { Lesson } from '#server/teaching/lesson.ts';
import { startLesson } from '#tests/scripted-lesson.ts';

const growth: Lesson['open'] = { kind: 'check', id: '2.1.1-q2', tries: 0, helped: 0, found: [], inPassing: false };

async function say(words: string) {
  const lesson = await startLesson({
    agent: 'economics-theme-2',
    begin: { open: growth, asked: ['2.1.1-q2'], section: '2.1.1', turns: 1 },
  });
  return (await lesson.say(words, { act: 'ask' })).text;
}

test.each([
  'thats growth not inflation lol. but 6-4-1 = 1%?',
  '6 - 4 - 1 = 1%?',
  'so 6-4-1 = 1% right?',
  '6 - 4 = 2 and 2 - 1 = 1%?',
])('a result put as a question answers what was asked: %s', async (words) => {
  expect(await say(words)).toMatch(/real GDP per capita grows by about 1%/);
  expect(await say(words)).not.toContain('only the arithmetic');
});

test.each(['what is 6 - 4 - 1 again?', 'why is it 6 - 4?', '6 + 4 = 10%?'])(
  'a question, or another result, is no right answer: %s',
  async (words) => {
    expect(await say(words)).not.toMatch(/^(?:Yes|Right|Exactly|Spot on)/);
  },
);
