import { exerciseVerdicts, judgementVerdicts, linkVerdicts } from '#content/exercises.ts';
import type { Marking } from './exercise-api.ts';

export function verdictSentence(marking: Marking): string {
  if (marking.kind === 'write') return linkVerdicts[marking.mark];
  if (marking.kind === 'judgement') return judgementVerdicts[marking.judged];
  return exerciseVerdicts[marking.kind][marking.verdict];
}
