import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';

test('several terms are told in a sentence each, as the course defines them', async () => {
  const lesson = await startLesson({ agent: 'economics-theme-4' });
  const { text } = await lesson.say('can you define tariff, quota and customs union again', { found: [] });
  expect(text).toMatch(
    /^A tariff is a tax on imports.* A quota is .* Customs union: free trade between members plus a common external tariff\.$/,
  );
});

test('a short form of which nothing is written is told in full, and its neighbours decide what it means', async () => {
  const lesson = await startLesson();
  const { text } = await lesson.say('whats mpc msc mpb msb, too many letters', { found: [] });
  expect(text).toBe(
    'MPC is marginal private cost. MSC is marginal social cost. MPB is marginal private benefit. MSB is marginal social benefit.',
  );
});

test.each(['what is the difference between tariff and quota', 'why do tariffs and quotas raise prices'])(
  'something else is asked of them: %s',
  async (words) => {
    const lesson = await startLesson();
    expect((await lesson.say(words, { found: ['ped-minus'] })).text).toMatch(/^Because price and quantity/);
  },
);
