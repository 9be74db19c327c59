import { upperFirst } from '../upper-first.ts';
import type { XY } from './geometry.ts';

/** Where in the drawing a finding is: the student's own line, mark or field, or a spot where something should be. */
export type Place =
  | { kind: 'axis'; axis: 'x' | 'y' }
  | { kind: 'curve' | 'point' | 'area' | 'note' | 'cell'; id: string }
  | { kind: 'spot'; at: XY }
  | { kind: 'field'; id: string };

/** Errors that have a name, because many students make the same. */
export type Misconception =
  | 'axes-swapped'
  | 'flipped-curve'
  | 'bowed-wrong-way'
  | 'straight-for-curved'
  | 'shifted-wrong-way'
  | 'wrong-side'
  | 'labels-swapped'
  | 'wrong-area'
  | 'wrong-curve-shifted'
  | 'misses-the-minimum'
  | 'crosses-instead-of-touching'
  | 'not-steep-enough'
  | 'wrong-start'
  | 'probabilities-not-one'
  | 'plain-average'
  | 'cost-not-subtracted'
  | 'highest-outcome-chosen'
  | 'smallest-taken'
  | 'largest-taken'
  | 'slack-called-critical';

export type FindingKind =
  | 'axis'
  | 'presence'
  | 'shape'
  | 'position'
  | 'point'
  | 'order'
  | 'area'
  | 'note'
  | 'cell'
  | 'value'
  | 'label';

export type Finding = {
  rule: string;
  kind: FindingKind;
  ok: boolean;
  /** A whole sentence for the student. */
  text: string;
  places: Place[];
  misconception?: Misconception;
  /** It cannot be judged before something else is there: worth no line of its own yet. */
  waits?: true;
};

export type Verdict = 'right' | 'partly' | 'not yet';
export type CheckedDrawing = { verdict: Verdict; score: number; findings: Finding[] };

export function concludeFindings(findings: Finding[]): CheckedDrawing {
  const right = findings.filter(({ ok }) => ok).length;
  const score = findings.length ? right / findings.length : 0;
  const verdict = score === 1 ? 'right' : score >= 0.5 ? 'partly' : 'not yet';
  return { verdict, score, findings };
}

export function sentence(words: string): string {
  return `${upperFirst(words)}${/[.?!]$/.test(words) ? '' : '.'}`;
}

/** Of a value that is filled in: its place is the field. */
export function value(id: string, ok: boolean, text: string, misconception?: Misconception): Finding {
  return {
    rule: id,
    kind: 'value',
    ok,
    text,
    places: [{ kind: 'field', id }],
    ...(misconception && { misconception }),
  };
}
