import type { Verdict } from '../marking/mark-answer.ts';

export type Compared = { prompt: string; verdict: Verdict; before: Verdict | null };

/** The one thing of a run that went better than before, and nothing that did not happen. */
export type Improvement =
  | { kind: 'put right'; prompt: string }
  | { kind: 'nearer'; prompt: string }
  | { kind: 'still right'; count: number }
  | { kind: 'new and right'; count: number }
  | { kind: 'met'; count: number };

export function whatImproved(answers: readonly Compared[]): Improvement | undefined {
  const gained = answers.find(({ verdict, before }) => verdict === 'right' && before && before !== 'right');
  if (gained) return { kind: 'put right', prompt: gained.prompt };
  const nearer = answers.find(({ verdict, before }) => verdict === 'partly' && before === 'not yet');
  if (nearer) return { kind: 'nearer', prompt: nearer.prompt };
  const fresh = answers.filter(({ before }) => before === null);
  const firstTime = fresh.filter(({ verdict }) => verdict === 'right').length;
  if (firstTime > 0) return { kind: 'new and right', count: firstTime };
  const still = answers.filter(({ verdict, before }) => verdict === 'right' && before === 'right').length;
  if (still > 0) return { kind: 'still right', count: still };
  return fresh.length > 0 ? { kind: 'met', count: fresh.length } : undefined;
}
