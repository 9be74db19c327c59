import { expect, test } from 'vitest';
import type { QuickFireQuestion } from '#content/curriculum/curriculum.ts';
import { readPack } from '#content/curriculum/packs.ts';
import type { AnswerMarker } from '#server/providers/marker/interface.ts';

/** What a reader would say of each idea, for an adapter whose reader is played by the test. */
export type IdeaReading = { number: number; present: boolean; contradicts: boolean; quote: string | null };

export type MarkerWorld = { marker: AnswerMarker } & AsyncDisposable;

/** Everything that the rest of the product relies on, whoever marks. */
export function testMarker(means: string, open: (reading: IdeaReading[]) => Promise<MarkerWorld>): void {
  const rightAnswer = 'It is the next best alternative, which you have forgone.';
  const rightReading: IdeaReading[] = [
    { number: 1, present: true, contradicts: false, quote: 'the next best alternative' },
    { number: 2, present: true, contradicts: false, quote: 'forgone' },
  ];

  test(`${means}: a right answer is right, and each idea points at words of the answer`, async () => {
    await using world = await open(rightReading);
    const { verdict, ideas, followUp } = await world.marker.mark(await opportunityCost(), rightAnswer, {});
    expect(verdict).toBe('right');
    expect(followUp).toBeUndefined();
    expect(ideas.map(({ idea, state }) => [idea, state])).toEqual([
      ['next best alternative', 'found'],
      ['forgone or given up', 'found'],
    ]);
    const quotes = ideas.map(({ span }) => span && rightAnswer.slice(...span));
    expect(quotes[0]).toContain('next best');
    expect(quotes[1]).toContain('forgone');
  });

  test(`${means}: half an answer is partly right, and the other half is missing`, async () => {
    await using world = await open([
      { number: 1, present: false, contradicts: false, quote: null },
      { number: 2, present: true, contradicts: false, quote: 'have to give up' },
    ]);
    const marking = await world.marker.mark(await opportunityCost(), 'something that you have to give up', {});
    expect(marking.verdict).toBe('partly');
    expect(marking.ideas[0]).toEqual({ idea: 'next best alternative', state: 'missing' });
  });

  test(`${means}: what is denied is never right, nor partly`, async () => {
    await using world = await open(rightReading.map((one) => ({ ...one, present: false, contradicts: true })));
    const answer = 'It is not true that it is the next best alternative forgone';
    const { verdict } = await world.marker.mark(await opportunityCost(), answer, {});
    expect(['not yet', 'unsure']).toContain(verdict);
  });

  test.each(['', '  \n', '...', 'idk'])(`${means}: "%s" is not yet an answer`, async (answer) => {
    await using world = await open(rightReading);
    const { verdict, ideas } = await world.marker.mark(await opportunityCost(), answer, {});
    expect(verdict).toBe('not yet');
    expect(ideas.map(({ state }) => state)).toEqual(['missing', 'missing']);
  });

  test(`${means}: a figure comes last, and a wrong one is not right`, async () => {
    const question = await findQuestion(
      ({ numeric, requiredIdeas }) => numeric !== undefined && requiredIdeas.length === 1,
    );
    await using world = await open([{ number: 1, present: true, contradicts: false, quote: 'I think' }]);
    const { verdict, ideas } = await world.marker.mark(question, 'I think it is 123456 in the end', {});
    expect(verdict).not.toBe('right');
    expect(ideas).toHaveLength(2);
    expect(ideas[1]?.idea).toMatch(/^the figure /);
  });

  test(`${means}: whoever no longer waits is told at once`, async () => {
    await using world = await open(rightReading);
    const leaving = new AbortController();
    leaving.abort(new Error('gone'));
    const question = await opportunityCost();
    await expect(world.marker.mark(question, rightAnswer, { signal: leaving.signal })).rejects.toThrow('gone');
  });
}

const opportunityCost = () => findQuestion(({ id }) => id === '1.1.3-q1');

async function findQuestion(wanted: (question: QuickFireQuestion) => boolean): Promise<QuickFireQuestion> {
  const pack = await readPack('economics', 1);
  const question = pack?.sections.flatMap(({ questions }) => questions).find(wanted);
  if (!question) throw new Error('There is no such question');
  return question;
}
