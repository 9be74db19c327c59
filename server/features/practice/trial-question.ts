import { randomInt } from 'node:crypto';
import type { QuickFireQuestion } from '#content/curriculum/curriculum.ts';
import { readPack } from '#content/curriculum/packs.ts';
import { trialQuestions } from '#content/trial-questions.ts';
import { Failure } from '#domain/failures.ts';
import { mostUseful } from '#domain/marking/most-useful.ts';
import type { Deps } from '../../deps.ts';

/** The question that follows `after`, or any when there is none: what a visitor may read of it. */
export async function readTrialQuestion(after?: string) {
  const before = trialQuestions.findIndex((entry) => keyOf(entry) === after);
  const at = before < 0 ? randomInt(trialQuestions.length) : (before + 1) % trialQuestions.length;
  const entry = trialQuestions[at];
  if (!entry) throw new Failure('not_found');
  const { prompt, seconds } = await requireQuestion(entry);
  return { id: keyOf(entry), subject: entry.subject, prompt, seconds };
}

/** What the answer has, the one thing that would help it most, and only now the model answer. */
export async function markTrialAnswer({ marker }: Pick<Deps, 'marker'>, { questionId, answer }: TrialAnswer) {
  const entry = trialQuestions.find((one) => keyOf(one) === questionId);
  if (!entry) throw new Failure('not_found');
  const question = await requireQuestion(entry);
  const { ideas, verdict } = await marker.mark(question, answer, {});
  const missing = verdict === 'right' ? undefined : mostUseful(ideas);
  return { verdict, ideas, missing: missing?.idea ?? null, modelAnswer: question.modelAnswer };
}

type TrialAnswer = { questionId: string; answer: string };

type Entry = (typeof trialQuestions)[number];

/** Section ids, and so question ids, are unique within a subject only. */
function keyOf({ subject, id }: Entry): string {
  return `${subject}:${id}`;
}

async function requireQuestion({ subject, theme, id }: Entry): Promise<QuickFireQuestion> {
  const pack = await readPack(subject, theme);
  const question = pack?.sections.flatMap(({ questions }) => questions).find((one) => one.id === id);
  if (!question) throw new Error(`There is no question ${id} in ${subject} ${theme}`);
  return question;
}
