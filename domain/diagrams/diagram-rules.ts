import type { XY } from './geometry.ts';
import type { Shape } from './shapes.ts';

/** What a drawing is checked against. `content/curriculum/diagrams.json` holds it; the browser never does. */
export type DiagramRules = CurvesRules | MatrixRules | TreeRules | NetworkRules;

export type Accepted = { label: string; accept: string[] };

export type CurveRule = Accepted & { id: string; shape: Shape | Shape[]; reference: XY[]; optional?: boolean };

export type RelationRule = {
  type:
    | 'above'
    | 'rightOf'
    | 'steeper'
    | 'twiceAsSteep'
    | 'startsAtOrigin'
    | 'sameStart'
    | 'cross'
    | 'crossAtMinimum'
    | 'tangent'
    | 'touchesAxisBothEnds';
  a: string;
  b?: string;
  /** The part of the shared width that counts. */
  from?: number;
  to?: number;
  factor?: number;
  text: string;
  optional?: boolean;
};

/** A point is given by the curves that make it, and found on the student's own. */
export type PointRule = {
  id: string;
  cross?: [string, string];
  pick?: 'first' | 'last';
  on?: string;
  sameX?: string;
  sameY?: string;
  minOf?: string;
  maxOf?: string;
  at?: XY;
  x?: string;
  y?: string;
  acceptX?: string[];
  acceptY?: string[];
};

export type CornerRule = string | XY | { x: number | string; on: string } | { x: number | string; y: number | string };

export type AreaRule = Accepted & { id: string; vertices: CornerRule[] };

export type CurvesRules = {
  kind: 'xy';
  axes: { x: Accepted; y: Accepted };
  curves: CurveRule[];
  relations?: RelationRule[];
  points?: PointRule[];
  order?: { increasing: string[]; text: string }[];
  areas?: AreaRule[];
  areaCompare?: { larger: string; smaller: string; text: string }[];
  requiredLabels?: (Accepted & { at: XY })[];
};

export type MatrixRules = {
  kind: 'matrix';
  axes: Record<'x' | 'y', { key: string; label: string; values: string[] }>;
  cells: (Accepted & { [key: string]: unknown; id: string })[];
};

export type TreeRules = {
  kind: 'tree';
  tree: {
    options: {
      id: string;
      label: string;
      cost: number;
      value?: number;
      outcomes?: { label: string; probability: number; value: number }[];
    }[];
  };
  /** Pounds that a sum may be out by: rounding is no error. */
  tolerance: number;
};

export type NetworkRules = { kind: 'network'; activities: { id: string; duration: number; pred: string[] }[] };
