import { expect, test } from 'vitest';
import { findTutor, tutorAgents } from '#content/tutors.ts';
import type { BrainEvent, TutorBrain, TutorTurn } from '#server/providers/brain/interface.ts';
import { EngineFailure } from '#server/providers/models/interface.ts';

export type OpenedBrain = { brain: TutorBrain; [Symbol.asyncDispose](): Promise<void> };

/** Everything that a turn relies on, whichever brain it asks. */
export function testBrain(means: string, open: () => Promise<OpenedBrain>): void {
  test(`${means}: a reply is pieces of text and then, once, what to remember`, async () => {
    await using opened = await open();
    for (const turn of [
      lessonTurn({ kind: 'opening', words: '' }),
      lessonTurn({ words: 'What is opportunity cost?' }),
      lessonTurn({ kind: 'check-in', words: '', spoken: true }),
      lessonTurn({ kind: 'missed', words: '', spoken: true }),
      lessonTurn({ kind: 'wrap-up', words: '', spoken: true }),
    ]) {
      const events = await collect(opened.brain, turn);
      expect(events.map(({ kind }) => kind).join(' '), turn.kind).toMatch(/^(text )+(shown )?lesson$/);
      expect(textOf(events).trim(), turn.kind).not.toBe('');
    }
  });

  test(`${means}: what it remembers is plain JSON, and it takes it up again`, async () => {
    await using opened = await open();
    let turn = lessonTurn({ words: 'Test me on opportunity cost' });
    for (const words of ['It is the next best alternative forgone', 'Give me a hint', 'I do not know']) {
      const events = await collect(opened.brain, turn);
      const last = events.at(-1);
      if (last?.kind !== 'lesson') throw new Error('There was nothing to remember');
      const lesson = JSON.parse(JSON.stringify(last.lesson));
      expect(lesson).toEqual(last.lesson);
      const history = [
        ...turn.history,
        { by: 'student' as const, text: turn.words },
        { by: 'tutor' as const, text: textOf(events) },
      ];
      turn = lessonTurn({ words, lesson, history });
    }
  });

  test(`${means}: every agent answers, with a weak point and a focus too`, async () => {
    await using opened = await open();
    for (const agent of tutorAgents) {
      const weakPoints = [
        { sectionId: '1.1.3', itemKind: 'question', itemId: '1.1.3-q1', missing: 'forgone' } as const,
      ];
      const turn = lessonTurn({ agent, focus: agent.method === 'plan' ? '1' : undefined, weakPoints });
      for (const asked of [turn, { ...turn, kind: 'opening', words: '' } as const])
        expect(textOf(await collect(opened.brain, asked)).trim(), agent.id).not.toBe('');
    }
  });

  test(`${means}: it leaves the turn as it was, and two students at once do not mix`, async () => {
    await using opened = await open();
    const turns = ['What is inflation?', 'What is a merger?'].map((words) => deepFreeze(lessonTurn({ words })));
    const both = await Promise.all(turns.map((turn) => collect(opened.brain, turn)));
    for (const events of both) expect(events.filter(({ kind }) => kind === 'lesson')).toHaveLength(1);
  });

  test(`${means}: whatever a student types is only words`, async () => {
    await using opened = await open();
    for (const words of [
      '?',
      '👋🏽',
      'x'.repeat(4000),
      "'; drop table users; --",
      '<script>alert(1)</script>',
      '\u202Eabc',
      '{{agent}} {x}',
    ])
      expect(textOf(await collect(opened.brain, lessonTurn({ words }))).trim(), words).not.toBe('');
  });

  test(`${means}: a student who has gone hears nothing more, and nothing is remembered`, async () => {
    await using opened = await open();
    const before = await collect(opened.brain, lessonTurn({ words: 'What is GDP?' }), AbortSignal.abort());
    expect(before.filter(({ kind }) => kind === 'lesson')).toEqual([]);
    const gone = new AbortController();
    const heard: BrainEvent[] = [];
    for await (const event of ended(
      opened.brain.reply(lessonTurn({ words: 'What is GDP?' }), { signal: gone.signal }),
    )) {
      heard.push(event);
      gone.abort();
    }
    expect(heard.length).toBeLessThanOrEqual(2);
    expect(heard.filter(({ kind }) => kind === 'lesson')).toEqual([]);
  });
}

export function lessonTurn(changes: Partial<TutorTurn> = {}): TutorTurn {
  const agent = findTutor('economics-theme-1');
  if (!agent) throw new Error('There is no such tutor');
  return {
    agent,
    focus: undefined,
    kind: 'words',
    words: 'What is opportunity cost?',
    spoken: false,
    history: [],
    lesson: undefined,
    weakPoints: [],
    ...changes,
  };
}

export async function collect(brain: TutorBrain, turn: TutorTurn, signal?: AbortSignal): Promise<BrainEvent[]> {
  const events: BrainEvent[] = [];
  for await (const event of ended(brain.reply(turn, signal ? { signal } : {}), signal)) events.push(event);
  return events;
}

/** A brain that is stopped may end or throw: both are silence. */
async function* ended(events: AsyncIterable<BrainEvent>, signal?: AbortSignal): AsyncGenerator<BrainEvent> {
  try {
    yield* events;
  } catch (error) {
    if (!signal?.aborted && !(error instanceof Error && error.name === 'AbortError')) throw error;
  }
}

export function textOf(events: BrainEvent[]): string {
  return events.flatMap((event) => (event.kind === 'text' ? event.text : [])).join('');
}

/** The code of the failure that a reply ends with, and what was said before it. */
export async function failureOf(brain: TutorBrain, turn: TutorTurn, hear: (words: string) => void = () => {}) {
  let said = '';
  try {
    for await (const event of brain.reply(turn, {})) {
      if (event.kind !== 'text') continue;
      said += event.text;
      hear(event.text);
    }
  } catch (error) {
    if (error instanceof EngineFailure) return { engine: error.engine, code: error.code, said };
    throw error;
  }
  throw new Error('It did not fail');
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(deepFreeze);
    Object.freeze(value);
  }
  return value;
}
