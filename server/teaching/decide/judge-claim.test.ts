import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';
import { judge } from './judge-claim.ts';

const verdicts = {
  agrees: { agrees: 0.97, contradicts: 0.01, depends: 0.02 },
  contradicts: { agrees: 0.02, contradicts: 0.97, depends: 0.01 },
  depends: { agrees: 0.02, contradicts: 0.01, depends: 0.97 },
  unclear: { agrees: 0.4, contradicts: 0.3, depends: 0.3 },
};

async function claim(id: string, verdict: keyof typeof verdicts) {
  const lesson = await startLesson();
  const found = [{ id, probability: 0.95, verdict: verdicts[verdict] }];
  return lesson.say('so it is about how buyers react', { act: 'claim', found });
}

test('a claim that holds is agreed with, and the reason follows', async () => {
  expect((await claim('ped-how', 'agrees')).text).toBe(
    'Yes. A rival on the next shelf makes buyers quick to leave. Without one they stay.',
  );
});

test('a claim that hangs on something is said to', async () => {
  expect((await claim('ped-always', 'depends')).text).toBe(
    'Sometimes, yes, but it depends. ' +
      'How wide the good is drawn decides it. Food as a whole is inelastic, one brand of crisps is not.',
  );
});

test('a claim that nobody can be sure of is put exactly, with no judgement', async () => {
  expect((await claim('ped-how', 'unclear')).text).toBe(
    'A rival on the next shelf makes buyers quick to leave. Without one they stay.',
  );
});

test('a claim that the answer contradicts is never agreed with', async () => {
  expect((await claim('ped-how', 'contradicts')).text).toMatch(/^A rival on the next shelf/);
});

test('a misconception is set right in its own words, with nothing before them', async () => {
  expect((await claim('ped-misconception', 'contradicts')).text).toBe(
    'Nearly: buyers do react, only by less than the price moved. What would perfectly inelastic demand look like?',
  );
});

test('a claim about nothing in the course is not judged', async () => {
  const lesson = await startLesson();
  const { text, unanswered } = await lesson.say('bananas rule the sea', { act: 'claim', found: [] });
  expect(text).toBe("That's not one I can answer and be sure of. Name a topic, or say 'test me'.");
  expect(unanswered).toBe(true);
});

test('what sounds like an answer is a claim when nothing was asked', async () => {
  const lesson = await startLesson();
  const { text, act } = await lesson.say('rivals make buyers leave', {
    act: { answer: 0.9, claim: 0.1 },
    found: [{ id: 'ped-how', probability: 0.95, verdict: verdicts.agrees }],
  });
  expect({ text, act }).toEqual({
    text: 'Yes. A rival on the next shelf makes buyers quick to leave. Without one they stay.',
    act: 'claim',
  });
});

test('to agree takes much more than half', () => {
  expect(judge({ verdict: { agrees: 0.75, contradicts: 0.1, depends: 0.15 } })).not.toBe('agrees');
  expect(judge({})).toBe('unclear');
});

test("'always' is answered with 'not always' where what was written names a case that differs", async () => {
  const claim = { act: 'claim', found: ['ped-how'] } as const;
  const { text } = await (await startLesson()).say('so buyers always leave', claim);
  expect(text).not.toMatch(/^Not/);
  const tooMuch = await (await startLesson()).say('so the shop always pays it', {
    act: 'claim',
    found: ['tax-always'],
  });
  expect(tooMuch.text).toMatch(/^Not (?:always|in every case)\. /);
});
