import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';

test('a diagram is told in its written words, drawn, and the second time told from the drawing', async () => {
  const lesson = await startLesson();
  const asked = ['draw the tax diagram', { act: 'diagram', found: ['tax-diagram'] }] as const;
  const first = await lesson.say(...asked);
  expect(first.text).toBe('Draw a steep demand curve. Move supply up by the tax.');
  expect(first.shown?.diagram).toBe('tax-inelastic');
  expect(first.shown?.offers?.map(({ says }) => says)).not.toContain('Show me the diagram');
  const second = await lesson.say(...asked);
  expect(second.text).toMatch(/^Here is the diagram: tax on a good with inelastic demand\. When demand is steep/);
  expect(second.shown?.diagram).toBe('tax-inelastic');
});

test("'where' gets no yes and no no", async () => {
  const where = await (await startLesson()).say('where do i shade the tax', { act: 'diagram', found: ['tax-shaded'] });
  expect(where.text).toBe('It is only the strip between the two supply curves.');
  expect(where.shown?.diagram).toBe('tax-inelastic');
});

test("'show me the diagram' is about what is in hand, or about what the page shows", async () => {
  const inHand = await startLesson();
  await inHand.say('what is an indirect tax', { act: 'ask', found: ['tax-meaning'] });
  expect((await inHand.say('show me the diagram')).shown?.diagram).toBe('tax-inelastic');
  const page = await startLesson({ lookingAt: { section: '1.2.9', diagram: 'subsidy' } });
  expect((await page.say('show me the diagram')).shown?.diagram).toBe('subsidy');
});

test('a part of a drawing is a part of the one in hand, whatever it is called', async () => {
  const lesson = await startLesson();
  await lesson.say('what is an indirect tax', { act: 'ask', found: ['tax-meaning'] });
  const { shown } = await lesson.say('what triangle? show me the diagram', { act: 'diagram', found: [] });
  expect(shown?.diagram).toBe('tax-inelastic');
});

test('a picture that nobody named is not one of another topic', async () => {
  const lesson = await startLesson();
  await lesson.say('what is ped', { act: 'ask', found: ['ped-meaning'] });
  const { text } = await lesson.say('how do i draw it for my flashcards', { act: 'diagram', found: ['tax-diagram'] });
  expect(text).not.toContain('Move supply up by the tax.');
});

test('a diagram is found by its name', async () => {
  const lesson = await startLesson();
  await lesson.say('what is an indirect tax', { act: 'ask', found: ['tax-meaning'] });
  const { shown } = await lesson.say('draw me the subsidy diagram', { act: 'diagram', found: [] });
  expect(shown?.diagram).toBe('subsidy');
});

test('a diagram that there is not is admitted', async () => {
  const { text, shown, unanswered } = await (await startLesson()).say('draw the moon', { act: 'diagram' });
  expect(text).toBe("That's not one I can answer and be sure of. Name a topic, or say 'test me'.");
  expect({ diagram: shown?.diagram, unanswered }).toEqual({ diagram: undefined, unanswered: true });
});
