import type { QuickFireQuestion } from '#content/curriculum/curriculum.ts';
import type { CheckedEntry } from '../bank/entry.ts';
import { asQuestion } from './patterns.ts';

/** The check of a written answer as a question that can be marked. */
export function checkQuestion({ id, check, ideas, answer }: CheckedEntry): QuickFireQuestion {
  const accept = (idea: string) => asQuestion('', idea).requiredIdeas.flatMap((one) => one.accept);
  return {
    id,
    ao: 'AO3',
    difficulty: 2,
    seconds: 60,
    prompt: check,
    modelAnswer: answer,
    requiredIdeas: ideas.map((idea) => ({ idea, accept: accept(idea) })),
  };
}
