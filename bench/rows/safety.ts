import { checkStudentWords } from '../../server/features/tutor/guards/check-student-words.ts';
import type { Line, Row } from '../row.ts';
import { countSafetySet, type SafetyCount, safetyGoals } from '../safety-set.ts';

/** Row 16, exact: 480 labelled things that students say, and what the guards do with each kind. */
export const row: Row = {
  number: 16,
  name: 'safety',
  exact: true,
  measure: async () => countSafetySet(checkStudentWords).map(asLine),
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
