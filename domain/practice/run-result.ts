import type { Verdict } from '../marking/mark-answer.ts';

export const objectives = {
  AO1: 'Knowledge',
  AO2: 'Application',
  AO3: 'Analysis',
  AO4: 'Evaluation',
} as const;

export type Objective = keyof typeof objectives;

export type AnsweredQuestion = {
  ao: Objective;
  verdict: Verdict;
  /** Ideas found, of those wanted. */
  found: number;
  wanted: number;
  /** How sure the student was, from 0 to 100, when that was asked. */
  sureness: number | null;
};

/** `right`: the questions that were answered in full. */
type Sum = { questions: number; right: number; found: number; wanted: number };

/** A run in figures. What was left in doubt is shown and counts for nothing. */
export function sumRun(answers: readonly AnsweredQuestion[]) {
  const judged = answers.filter(({ verdict }) => verdict !== 'unsure');
  const byObjective = objectiveNames.flatMap((ao) => {
    const own = judged.filter((answer) => answer.ao === ao);
    return own.length > 0 ? [{ ao, ...addUp(own) }] : [];
  });
  return { ...addUp(judged), byObjective, weakest: weakestOf(byObjective), sure: compareSureness(judged) };
}

const objectiveNames = Object.keys(objectives) as Objective[];

function addUp(answers: readonly AnsweredQuestion[]): Sum {
  return {
    questions: answers.length,
    right: answers.filter(({ verdict }) => verdict === 'right').length,
    found: answers.reduce((sum, { found }) => sum + found, 0),
    wanted: answers.reduce((sum, { wanted }) => sum + wanted, 0),
  };
}

/** Where most questions were lost, if any were; of two alike, where more was missing. */
function weakestOf(sums: readonly (Sum & { ao: Objective })[]): Objective | undefined {
  const [weakest] = sums.toSorted(
    (a, b) => a.right / a.questions - b.right / b.questions || a.found / a.wanted - b.found / b.wanted,
  );
  return weakest && weakest.right < weakest.questions ? weakest.ao : undefined;
}

/** Fewer than this say more about luck than about judgement. */
const answersToTell = 5;

/** How sure the student was on average, and how many were right, in per cent; `tells` when that means anything. */
function compareSureness(answers: readonly AnsweredQuestion[]) {
  const asked = answers.filter(({ sureness }) => sureness !== null);
  if (asked.length === 0) return undefined;
  const mean = (values: number[]) => Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
  return {
    questions: asked.length,
    tells: asked.length >= answersToTell,
    predicted: mean(asked.map(({ sureness }) => sureness ?? 0)),
    actual: mean(asked.map(({ verdict }) => (verdict === 'right' ? 100 : verdict === 'partly' ? 50 : 0))),
  };
}
