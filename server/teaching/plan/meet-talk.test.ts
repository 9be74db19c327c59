import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';

async function begin(...points: string[]) {
  const lesson = await startLesson();
  await lesson.say("help me plan 'Evaluate whether the railway should be owned by the state' 25 marks", {
    act: 'essay-plan',
  });
  for (const point of points) await lesson.say(point, { act: 'answer' });
  return lesson;
}

test.each(["that's not what i meant", 'no thats not what i mean', 'you misunderstood me'])(
  "'%s' is no point: what stands there is told, and what is said then takes its place",
  async (words) => {
    const lesson = await begin('fares rise because fuel is dear');
    const asked = await lesson.say(words, { act: 'claim' });
    expect(asked.text).toBe("Sorry. I have it down as 'fares rise because fuel is dear'. How should it read?");
    const text = 'private owners raise fares because they want profit';
    const { lesson: after } = await lesson.say(text, { act: 'answer' });
    expect(after.open).toMatchObject({ stage: 'second', lines: [{ part: 'Point', text }] });
  },
);

test('with nothing in the plan yet, what was meant is asked', async () => {
  const { text, lesson } = await (await begin()).say('thats not what i meant', { act: 'no' });
  expect(text).toBe('Sorry, I took that the wrong way. How would you put it?');
  expect(lesson.open).toMatchObject({ kind: 'essay', stage: 'first', lines: [] });
});

test("'no, I meant that …' stands for what was said before", async () => {
  const lesson = await begin('fares rise because fuel is dear');
  const { lesson: after } = await lesson.say('no i meant that fares rise because owners want profit', { act: 'claim' });
  expect(after.open).toMatchObject({ lines: [{ text: 'fares rise because owners want profit' }] });
});

test.each(['this is confusing', "i don't get what you're asking me", 'im lost'])(
  "'%s' gets what is asked for in one plain sentence, and the plan stays as it was",
  async (words) => {
    const lesson = await begin('fares rise because fuel is dear');
    const { text, lesson: after } = await lesson.say(words, { act: 'confused' });
    expect(text).toContain("All I need now is one more reason, a different one: '… because …'.");
    expect(after.open).toMatchObject({ stage: 'second', lines: [{ text: 'fares rise because fuel is dear' }] });
  },
);

test.each(['can we do a different question', 'actually can we do another title instead', 'different question please'])(
  "'%s' keeps the plan and asks for the next title",
  async (words) => {
    const { text, lesson } = await (await begin('fares rise because fuel is dear')).say(words, { act: 'move-on' });
    expect(text).toBe(
      'Sure, this plan is kept. Which title is it? Give me the question word for word, and how many marks.',
    );
    expect(lesson.open).toMatchObject({ kind: 'essay', stage: 'title', lines: [] });
    expect(lesson.parked).toMatchObject({ lines: [{ text: 'fares rise because fuel is dear' }] });
  },
);
