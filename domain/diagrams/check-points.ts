import type { CurvesRules, PointRule } from './diagram-rules.ts';
import type { CurvesDrawing } from './drawing.ts';
import type { Finding, Place } from './findings.ts';
import type { XY } from './geometry.ts';
import { isLabel } from './labels.ts';
import type { Spots } from './places.ts';
import { wherePointIs } from './where-point-is.ts';

/** How far a label on an axis may be from where it belongs. */
const near = 0.05;

/** A point counts as marked when its labels stand at the right places of the axes, whichever mark carries them. */
export function checkPoints(rules: CurvesRules, drawing: CurvesDrawing, spots: Spots): Finding[] {
  const named = (rules.points ?? []).filter(({ x, y }) => x || y);
  const sides = named.flatMap((rule) => sidesOf(rule).map((side) => ({ ...side, rule, spot: spots.get(rule.id) })));
  const marksOf = (side: Side) =>
    drawing.points.filter(({ xLabel, yLabel }) => isLabel(side.axis ? yLabel : xLabel, side.accept));
  const isAt = (side: Side, spot: XY | undefined) =>
    spot !== undefined && marksOf(side).some(({ at }) => Math.abs(at[side.axis] - spot[side.axis]) < near);
  return named.map((rule): Finding => {
    const spot = spots.get(rule.id);
    const own = sides.filter((side) => side.rule === rule);
    const missed = own.filter((side) => !isAt(side, spot));
    const where = wherePointIs(rules, rule);
    const names = own.map(({ label }) => label).join(' and ');
    const finding = { rule: `point-${rule.id}`, kind: 'point' as const, ok: missed.length === 0 };
    const marks = own.flatMap(marksOf).map(({ id }): Place => ({ kind: 'point', id }));
    if (finding.ok)
      return { ...finding, text: `${names} ${own.length > 1 ? 'are' : 'is'} marked ${where}.`, places: marks };
    if (!spot)
      return {
        ...finding,
        waits: true,
        text: `${names} cannot be placed yet: ${own.length > 1 ? 'they belong' : 'it belongs'} ${where}.`,
        places: marks,
      };
    const places: Place[] = [...marks, { kind: 'spot', at: spot }];
    const other = sides.find((side) =>
      missed.some((mine) => side.axis === mine.axis && side.rule !== rule && isAt(mine, side.spot) && isAt(side, spot)),
    );
    const lost = missed.map(({ label }) => label).join(' and ');
    const many = missed.length > 1;
    if (other)
      return {
        ...finding,
        misconception: 'labels-swapped',
        text: `${lost} and ${other.label} are swapped: ${lost} ${many ? 'belong' : 'belongs'} ${where}.`,
        places,
      };
    const text = missed.some((side) => marksOf(side).length > 0)
      ? `${lost} ${many ? 'are in the wrong place: they belong' : 'is in the wrong place: it belongs'} ${where}.`
      : `Mark ${lost} ${where}.`;
    return { ...finding, text, places };
  });
}

type Side = { axis: 0 | 1; label: string; accept: string[] };

function sidesOf({ x, y, acceptX = [], acceptY = [] }: PointRule): Side[] {
  return [
    ...(x ? [{ axis: 0 as const, label: x, accept: [x, ...acceptX] }] : []),
    ...(y ? [{ axis: 1 as const, label: y, accept: [y, ...acceptY] }] : []),
  ];
}
