import type { Evidence } from '../tutor.ts';
import { creditOf } from './mastery.ts';

/** Fewer answers than this say more about luck than about judgement. */
export const answersForCalibration = 10;

type Guess = { sureness: number; verdict: Evidence['verdict'] };

export type CalibrationBand = { from: number; to: number; answers: number; sureness: number; actual: number };

export type Calibration = {
  answers: number;
  /** Empty until there are enough answers. */
  bands: CalibrationBand[];
  /** How much surer than right, in points of a hundred; negative when the answers were better than the guess. */
  tooSure: number | null;
};

/** How sure the student was before the marking, against what the marking said. */
export function calibrate(guesses: readonly Guess[]): Calibration {
  if (guesses.length < answersForCalibration) return { answers: guesses.length, bands: [], tooSure: null };
  const bands = bandEdges.flatMap(([from, to]) => {
    const within = guesses.filter(({ sureness }) => sureness >= from && (sureness < to || to === 100));
    return within.length === 0 ? [] : [{ from, to, answers: within.length, ...means(within) }];
  });
  const { sureness, actual } = means(guesses);
  return { answers: guesses.length, bands, tooSure: sureness - actual };
}

/** In words, for a student who would rather read than look. */
export function calibrationSentence({ tooSure }: Pick<Calibration, 'tooSure'>): string {
  if (tooSure === null) return '';
  if (Math.abs(tooSure) <= 8) return 'Your judgement of your own answers is close to the marking.';
  return tooSure > 0
    ? `You were ${tooSure} points more sure than you were right. Before you send an answer, check what’s missing.`
    : `Your answers were ${-tooSure} points better than you expected. You know more than you think.`;
}

const bandEdges = [
  [0, 20],
  [20, 40],
  [40, 60],
  [60, 80],
  [80, 100],
] as const;

function means(guesses: readonly Guess[]): { sureness: number; actual: number } {
  const sum = (of: (guess: Guess) => number) => guesses.reduce((total, guess) => total + of(guess), 0);
  return {
    sureness: Math.round(sum(({ sureness }) => sureness) / guesses.length),
    actual: Math.round((100 * sum(({ verdict }) => creditOf({ verdict, hints: 0 }))) / guesses.length),
  };
}
