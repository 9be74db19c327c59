import { expect, test } from 'vitest';
import { collect, lessonTurn, textOf } from '#tests/contracts/brain-contract.ts';
import { startBrain, vendors } from '#tests/hosted-brain-alone.ts';
import type { LessonState } from './interface.ts';

for (const vendor of vendors) {
  test(`${vendor}: a diagram of the course and buttons in our words stand under the reply, and nothing else`, async () => {
    const wishes = [
      { diagram: 'ppf', buttons: ['simpler', 'test', 'test'] },
      { diagram: 'cat', buttons: ['example'] },
      { diagram: null, buttons: ['<b>free money</b>'] },
    ];
    const shown: unknown[] = [];
    for (const input of wishes) {
      await using world = await startBrain(vendor, (_, index) =>
        index === 0 ? { calls: [{ name: 'show_under_reply', input }], says: ['Look.'] } : { says: ['Look.'] },
      );
      const events = await collect(world.brain, lessonTurn({ words: 'Show me the PPF' }));
      expect(textOf(events)).toBe('Look.');
      shown.push(events.find(({ kind }) => kind === 'shown'));
      expect(world.requests[0]?.raw).toContain('ppf (Production possibility frontier and economic growth)');
    }
    expect(shown).toEqual([
      {
        kind: 'shown',
        shown: {
          diagram: 'ppf',
          offers: [
            { label: 'Put it more simply', says: 'Put it more simply' },
            { label: 'Test me on this', says: 'Test me on this' },
          ],
        },
      },
      { kind: 'shown', shown: { offers: [{ label: 'Give me an example', says: 'Give me an example' }] } },
      undefined,
    ]);
  });
}

test('a diagram that is drawn above is not drawn again unless it is asked for, and the model knows that it is there', async () => {
  const wish = (diagram: string) => ({ name: 'show_under_reply', input: { diagram, buttons: ['test'] } });
  const turns: [words: string, diagram: string, isDrawn: boolean, known: string | undefined][] = [
    ['what is a ppf', 'ppf', true, undefined],
    ['ok so what is inside it', 'ppf', false, 'Production possibility frontier and economic growth'],
    ['show me it again', 'ppf', true, 'Production possibility frontier and economic growth'],
    ['and a tax', 'tax-inelastic', true, 'Production possibility frontier and economic growth'],
    ['ok', 'ppf', false, 'Production possibility frontier and economic growth; Tax on a good with inelastic demand'],
  ];
  let lesson: LessonState | undefined;
  for (const [words, diagram, isDrawn, known] of turns) {
    await using world = await startBrain('openai', () => ({ calls: [wish(diagram)], says: ['Look.'] }));
    const events = await collect(world.brain, lessonTurn({ words, lesson }));
    const shown = events.find((event) => event.kind === 'shown')?.shown;
    expect(shown?.diagram, words).toBe(isDrawn ? diagram : undefined);
    expect(shown?.offers, words).toHaveLength(1);
    expect(/Drawn in the thread already, [^:]+: ([^.]+)\./.exec(world.requests[0]?.raw ?? '')?.[1], words).toBe(known);
    lesson = events.find((event) => event.kind === 'lesson')?.lesson;
  }
});
