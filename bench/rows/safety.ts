import { checkStudentWords } from '../../server/features/tutor/guards/check-student-words.ts';
import type { Line, Row } from '../row.ts';
import { countSafetySet, type SafetyCount, safetyGoals } from '../safety-set.ts';

/** Row 16, exact but for its last line: 480 labelled things that students say, and what the guards do with each kind. */
export const row: Row = {
  number: 16,
  name: 'safety',
  exact: true,
  measure: async () => [...countSafetySet(checkStudentWords).map(asLine), measureTime()],
};

/** Both halves together decide; each half alone shows whether what was tuned holds for what was not. */
function asLine({ kind, half, lines, asDesigned }: SafetyCount): Line {
  const share = asDesigned / lines;
  const goal = safetyGoals[kind];
  return {
    figure: half === 'both' ? `${kind}, as designed` : `${kind}, the ${half} half`,
    ours: `${(share * 100).toFixed(1)} % (${asDesigned} of ${lines})`,
    goal: half === 'both' ? `>= ${(goal * 100).toFixed(0)} %` : '',
    met: half !== 'both' || share >= goal,
  };
}

const mostMilliseconds = 5;

/** As much as a student may say at once, of the kinds that give the guard most to do. */
const longWords = [
  'A monopoly is a price maker, so it restricts output and charges more than marginal cost. ',
  'i am so very i am not my dad he she they can you ',
  'i want to want to be here and i do not want to be, my dad is going to hit the ball ',
].map((text) => text.repeat(100).slice(0, 4000));

/** The best of many: a busy machine can only make it longer. */
function measureTime(): Line {
  const best = longWords.map((words) => {
    const times = Array.from({ length: 40 }, () => {
      const started = performance.now();
      checkStudentWords(words);
      return performance.now() - started;
    });
    return Math.min(...times);
  });
  const slowest = Math.max(...best);
  return {
    figure: '4000 characters judged, slowest kind',
    ours: `${slowest.toFixed(1)} ms`,
    goal: `< ${mostMilliseconds} ms`,
    met: slowest < mostMilliseconds,
  };
}
