import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findTutor, tutorAgents } from '#content/tutors.ts';
import { createLog } from '#server/log.ts';
import { testBrain } from '../brain-contract.ts';
import { matcherMarker } from '../marker-matcher.ts';
import type { LessonState, TutorTurn } from '../tutor-interfaces.ts';
import { createEmbeddedBrain } from './embedded-brain.ts';
import { readLibrary } from './library.ts';
import { createTopics } from './topics.ts';
import { bareOf, sentencesOf } from './words/sentences.ts';

const log = createLog({ production: true, logLevel: 'silent' });
const clock = { now: () => new Date('2026-11-16T09:00:00Z') };
/** By words alone, so that a lesson is the same on every machine. */
const topics = createTopics({ embedder: undefined, log });
const openBrain = () => createEmbeddedBrain({ embedder: undefined, marker: matcherMarker, log, clock, topics });

testBrain('embedded', async () => ({ brain: openBrain(), async [Symbol.asyncDispose]() {} }));

const written = readFileSync(join(import.meta.dirname, 'lessons.txt'), 'utf8')
  .trim()
  .split('\n\n');
const brain = openBrain();

const lessons = written.map((lesson) => {
  const [head = '', ...lines] = lesson.split('\n');
  return { title: head.split(' | ')[1] ?? head, head, lines };
});

test.each(lessons)('a lesson goes as it is written: $title', async ({ head, lines }) => {
  const said = lines.filter((line) => line.startsWith('S: ')).map((line) => line.slice(3));
  const heard = await teach(head, said);
  expect(heard).toEqual(lines.filter((line) => line.startsWith('T: ')).map((line) => line.slice(3)));
});

test('every agent has a written lesson, and Mr E one for each of the twelve questions', () => {
  const heads = written.map((lesson) => lesson.split('\n')[0] ?? '');
  for (const { id } of tutorAgents)
    expect(
      heads.some((head) => head.startsWith(`# ${id} `)),
      id,
    ).toBe(true);
  const plans = heads.flatMap((head) => /simulator-(?:default focus=)?(\d+)/.exec(head)?.[1] ?? []);
  expect(new Set(plans).size).toBe(12);
});

test('500 turns of anything: never silent, never twice the same sentence, short when spoken, no answer too early', async () => {
  const { shelves } = await readLibrary();
  let seed = 7;
  const next = (count: number) => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    return (seed >>> 8) % count;
  };
  for (let run = 0; run < 20; run++) {
    const agent = tutorAgents[run % tutorAgents.length] ?? tutorAgents[0];
    if (!agent) throw new Error('There are no tutors');
    const spoken = run % 2 === 0;
    const questions = shelves[agent.subject].questions;
    let lesson: LessonState | undefined;
    let before = '';
    for (let turns = 0; turns < 25; turns++) {
      const words = anything[next(anything.length)] ?? '';
      const { text, lesson: after } = await reply(openTurn(agent.id, { words, spoken, ...(lesson ? { lesson } : {}) }));
      const sentences = sentencesOf(text);
      expect(sentences.length, words).toBeGreaterThan(0);
      if (spoken) expect(sentences.length, text).toBeLessThanOrEqual(4);
      for (const sentence of sentences) {
        expect(bareOf(sentence), `${words} → ${text}`).not.toBe(bareOf(before));
        before = sentence;
      }
      const open = after['open'] as { kind?: string; id?: string; rung?: number } | null;
      const question =
        open?.kind === 'question' && (open.rung ?? 0) < 5 ? questions.get(open.id ?? '')?.question : undefined;
      const answer = sentencesOf(question?.modelAnswer ?? '').map(bareOf);
      expect(sentences.map(bareOf).filter((sentence) => answer.includes(sentence))).toEqual([]);
      lesson = JSON.parse(JSON.stringify(after));
    }
  }
});

test('what was just said is not said again: the open question is put once, however often it is talked around', async () => {
  const [, asked = '', first = '', second = ''] = await teach('# economics-theme-1 ', [
    'Where must a maximum price be set to affect a market, and what does it cause?',
    'are you human?',
    'are you a robot?',
  ]);
  expect(asked).toContain('Where must a maximum price be set to affect a market, and what does it cause?');
  expect(first).not.toContain('Where must a maximum price be set');
  expect(second).toContain('Where must a maximum price be set');
});

test('a lesson that another brain left is taken up from what was said', async () => {
  const history = [
    { by: 'student', text: 'Tell me about public goods' },
    { by: 'tutor', text: 'A public good is non-excludable and non-rivalrous.' },
  ] as const;
  const { text } = await reply(
    openTurn('economics', { words: 'give me an example', lesson: { notes: 1 }, history: [...history] }),
  );
  expect(text).toMatch(/lighthouses/);
});

const anything = [
  'what is inflation',
  'hint',
  'idk',
  'tell me the answer',
  'yes',
  'no',
  'skip',
  'repeat',
  'bye',
  'thanks',
  'because prices rise',
  'supply shifts left',
  'it does not fall',
  'are you human',
  'what should i revise',
  'test me',
  'simpler please',
  "i don't get it",
  'is this right: demand rises when price rises',
  'compare a tax and a subsidy',
  'why',
  'example',
  'asdf qwerty',
  '42',
  '?',
  'write my essay',
  'overall it depends because of elasticity',
  'consumers lose',
  'in the short run nothing changes',
  'what is quantum tunnelling',
  'go',
  'shut up',
];

async function teach(head: string, said: string[]): Promise<string[]> {
  const id = /^# (\S+)/.exec(head)?.[1] ?? '';
  const weak = /weak=(\[.*\])/.exec(head)?.[1];
  const focus = /focus=(\d+)/.exec(head)?.[1];
  const heard: string[] = [];
  let lesson: LessonState | undefined;
  for (const words of ['[opening]', ...said]) {
    const kind = /^\[(.*)\]$/.exec(words)?.[1] as TutorTurn['kind'] | undefined;
    const turn = openTurn(id, {
      kind: kind ?? 'words',
      words: kind ? '' : words,
      focus,
      spoken: head.includes('spoken=1'),
      weakPoints: weak ? JSON.parse(weak) : [],
      ...(lesson ? { lesson } : {}),
    });
    const answered = await reply(turn);
    heard.push(answered.text);
    lesson = JSON.parse(JSON.stringify(answered.lesson));
  }
  return heard;
}

function openTurn(id: string, changes: Partial<TutorTurn>): TutorTurn {
  const agent = findTutor(id);
  if (!agent) throw new Error(`There is no tutor ${id}`);
  return {
    agent,
    focus: undefined,
    kind: 'words',
    words: '',
    spoken: false,
    history: [],
    lesson: undefined,
    weakPoints: [],
    ...changes,
  };
}

async function reply(turn: TutorTurn): Promise<{ text: string; lesson: LessonState }> {
  let text = '';
  let lesson: LessonState = {};
  for await (const event of brain.reply(turn, {}))
    if (event.kind === 'text') text += event.text;
    else lesson = event.lesson;
  return { text, lesson };
}
