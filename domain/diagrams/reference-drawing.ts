import { cellPlace } from './check-matrix.ts';
import type { CurvesRules, DiagramRules, NetworkRules, TreeRules } from './diagram-rules.ts';
import type { CurvesDrawing, Drawing, NetworkDrawing, TreeDrawing } from './drawing.ts';
import { evaluateNetwork, nodesOf } from './evaluate-network.ts';
import { bestOption, evaluateOption } from './evaluate-tree.ts';
import type { Line } from './geometry.ts';
import { findCorners, findSpots } from './places.ts';

/** The diagram as it should be drawn. */
export function referenceDrawing(rules: DiagramRules): Drawing {
  if (rules.kind === 'xy') return drawCurves(rules, new Map(rules.curves.map(({ id, reference }) => [id, reference])));
  if (rules.kind === 'tree') return drawTree(rules);
  if (rules.kind === 'network') return drawNetwork(rules);
  return { kind: 'matrix', cells: rules.cells.map((cell) => ({ id: cellPlace(rules, cell), label: cell.label })) };
}

/** Points, areas and notes where the rules put them, on any curves. */
export function drawCurves(rules: CurvesRules, lines: ReadonlyMap<string, Line>): CurvesDrawing {
  const spots = findSpots(rules.points, lines);
  return {
    kind: 'xy',
    xLabel: rules.axes.x.label,
    yLabel: rules.axes.y.label,
    curves: rules.curves.flatMap(({ id, label }) => {
      const line = lines.get(id);
      return line ? [{ id, label, bend: 'corners' as const, handles: [...line] }] : [];
    }),
    points: (rules.points ?? []).flatMap(({ id, x: xLabel = '', y: yLabel = '' }) => {
      const at = spots.get(id);
      return at && (xLabel || yLabel) ? [{ id, at, xLabel, yLabel }] : [];
    }),
    areas: (rules.areas ?? []).flatMap(({ id, label, vertices }) => {
      const corners = findCorners(vertices, lines, spots);
      return corners ? [{ id, label, corners }] : [];
    }),
    notes: (rules.requiredLabels ?? []).map(({ label, at }) => ({ id: label, label, at })),
  };
}

function drawTree({ tree: { options } }: TreeRules): TreeDrawing {
  return {
    kind: 'tree',
    options: options.map((option) => {
      const { expectedValue, netGain } = evaluateOption(option);
      const outcomes = option.outcomes ?? [];
      return {
        id: option.id,
        cost: String(option.cost),
        expectedValue: String(expectedValue),
        netGain: String(netGain),
        outcomes: outcomes.map(({ probability, value }) => ({
          probability: String(probability),
          value: String(value),
        })),
      };
    }),
    choice: bestOption(options)?.id ?? '',
  };
}

function drawNetwork({ activities }: NetworkRules): NetworkDrawing {
  const { total, float, critical, earliestAt, latestAt } = evaluateNetwork(activities);
  return {
    kind: 'network',
    nodes: nodesOf(activities).map((node) => ({
      id: node.id,
      earliest: String(earliestAt(node)),
      latest: String(latestAt(node)),
    })),
    floats: activities.map(({ id }) => ({ id, value: String(float(id)) })),
    critical,
    total: String(total),
  };
}
