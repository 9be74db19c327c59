import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';

test.each([
  'I think the price goes up.',
  'wages rise I reckon',
  'it costs more to make',
  'sales drop then',
  'supply moves left',
  'firms hire less people',
])('what names something of the course is never off topic: %s', async (words) => {
  for (const agent of ['economics', 'business']) {
    const lesson = await startLesson({ agent, spoken: true });
    await lesson.open();
    const { text, act } = await lesson.say(words, { act: { 'off-topic': 0.97, claim: 0.02 } });
    expect(act).not.toBe('off-topic');
    expect(text).not.toMatch(/I can't help with that one|outside what I do|stick to/);
  }
});

test.each(["what's the weather like", 'who won the football last night', 'do you like pizza', 'my dog is ill'])(
  'what does not is off topic still: %s',
  async (words) => {
    const lesson = await startLesson({ agent: 'economics' });
    const { act } = await lesson.say(words, { act: { 'off-topic': 0.97, claim: 0.02 } });
    expect(act).toBe('off-topic');
  },
);
