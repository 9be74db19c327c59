import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type TutorAgent, tutorAgents } from '#content/tutors.ts';
import { teachingByWords as teaching } from '#tests/teaching-by-words.ts';
import { createLog } from '../../../log.ts';
import { createEmbeddedBrain } from '../../../providers/brain/brain-embedded.ts';
import type { LessonState } from '../../../providers/brain/interface.ts';
import { matcherMarker } from '../../../providers/marker/marker-matcher.ts';
import { createReplyGuard } from './create-reply-guard.ts';

const said = [
  'what is price elasticity of demand?',
  'its how much people want something',
  'give me a hint',
  'why does a tax on cigarettes not reduce smoking much',
  'I do not know',
  'just tell me',
  'give me an example',
  'test me',
  'is this right: inflation is when prices fall',
  'are you a real person',
  'I don’t get it',
  'what about the economics of drugs and arms',
  'thanks, bye',
];

/** It keeps nothing of a talk, and reads the curriculum once. */
const log = createLog({ production: true, logLevel: 'silent' });
const brain = createEmbeddedBrain({ teaching, marker: matcherMarker, log });

test.each(tutorAgents.map((agent) => [agent.id, agent] as const))(
  'the guard lets all of %s through',
  async (_, agent) => {
    for (const { words, reply } of await talk(agent)) {
      const guard = createReplyGuard({ agent, lastStudentWords: words });
      expect(guard.take(reply) + guard.end(), `to “${words}”`).toBe(reply);
    }
  },
);

test('the guard lets every sentence of the facts, the cases and the cards through', () => {
  const agent = tutorAgents[0] ?? raise();
  const texts = globSync('content/{facts,cases,cards}/*.jsonl')
    .flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
    .flatMap((line) => stringsIn(JSON.parse(line)))
    .filter((text) => /[.?!]['’]?$/.test(text));
  expect(texts.length).toBeGreaterThan(8000);
  const stopped = texts.filter((text) => {
    const guard = createReplyGuard({ agent, lastStudentWords: 'is that right' });
    return guard.take(text) + guard.end() !== text;
  });
  expect(stopped).toEqual([]);
});

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}

function raise(): never {
  throw new Error('There is no tutor');
}

async function talk(agent: TutorAgent) {
  const turns: { words: string; reply: string }[] = [];
  let lesson: LessonState | undefined;
  const focus = agent.method === 'plan' && agent.question === undefined ? '7' : undefined;
  for (const words of ['', ...said]) {
    const turn = { agent, focus, words, spoken: false, history: [], lesson, weakPoints: [] };
    let reply = '';
    for await (const event of brain.reply({ ...turn, kind: words ? 'words' : 'opening' }, {})) {
      if (event.kind === 'text') reply += event.text;
      else if (event.kind === 'lesson') lesson = event.lesson;
    }
    turns.push({ words, reply });
  }
  return turns;
}
