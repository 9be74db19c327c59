import file from '../../content/curriculum/diagrams.json' with { type: 'json' };
import { checkDrawing } from '../../domain/diagrams/check-drawing.ts';
import type { DiagramRules } from '../../domain/diagrams/diagram-rules.ts';
import { referenceDrawing } from '../../domain/diagrams/reference-drawing.ts';
import { freeHand } from '../../tests/drawings/free-hand.ts';
import { wrongDrawings } from '../../tests/drawings/wrong-drawings.ts';
import type { Line, Row } from '../row.ts';

const mostMilliseconds = 50;

/** Row 20: every diagram drawn rightly, by shaking hands and wrongly in every way we know, checked one at a time. */
export const row: Row = {
  number: 20,
  name: 'drawings',
  async measure() {
    const diagrams = file.diagrams as unknown as DiagramRules[];
    const judged = diagrams.flatMap(judgeAll);
    const right = judged.filter(({ agreed }) => agreed).length;
    const times = judged.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
    const p95 = times[Math.floor(times.length * 0.95)] ?? Number.NaN;
    const verdicts: Line = {
      figure: `drawings judged as labelled, of ${judged.length}`,
      ours: `${((100 * right) / judged.length).toFixed(1)} %`,
      goal: '100 %',
      met: right === judged.length,
    };
    return [
      verdicts,
      {
        figure: 'checking one drawing, p95',
        ours: `${p95.toFixed(1)} ms (slowest ${times.at(-1)?.toFixed(1)})`,
        goal: `< ${mostMilliseconds} ms`,
        met: p95 < mostMilliseconds,
      },
    ];
  },
};

function judgeAll(rules: DiagramRules) {
  const hands = rules.kind === 'xy' ? [11, 12, 13].map((seed) => freeHand(rules, seed)) : [];
  const right = [referenceDrawing(rules), ...hands].map((drawing) => ({ drawing, wanted: true }));
  const wrong = wrongDrawings(rules).map(({ drawing }) => ({ drawing, wanted: false }));
  return [...right, ...wrong].map(({ drawing, wanted }) => {
    const started = performance.now();
    const { verdict } = checkDrawing(rules, drawing);
    return { milliseconds: performance.now() - started, agreed: (verdict === 'right') === wanted };
  });
}
