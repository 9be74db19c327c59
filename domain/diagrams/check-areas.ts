import type { AreaRule, CurvesRules } from './diagram-rules.ts';
import type { CurvesDrawing } from './drawing.ts';
import { type Finding, type Place, sentence } from './findings.ts';
import type { XY } from './geometry.ts';
import { isLabel } from './labels.ts';
import { findCorners, type Lines, type Spots } from './places.ts';
import { centreOf, compareShading, perimeter, polygonSize, type Shading } from './polygons.ts';

/** Pieces with the same label are one area. */
export function checkAreas(rules: CurvesRules, drawing: CurvesDrawing, lines: Lines, spots: Spots): Finding[] {
  const areas = rules.areas ?? [];
  const wanted = new Map(areas.map(({ id, vertices }) => [id, findCorners(vertices, lines, spots)]));
  const drawn = new Map(
    areas.map(({ id, accept }) => [id, drawing.areas.filter(({ label }) => isLabel(label, accept))]),
  );
  const compare = (one: string, other: string) => {
    const pieces = (drawn.get(one) ?? []).map(({ corners }) => corners);
    return compareShading(wanted.get(other) ?? [], pieces);
  };
  const isRight = (one: string, other: string) => {
    const { covered, outside } = compare(one, other);
    const bar = barFor(wanted.get(other) ?? []);
    return covered >= bar.covered && outside <= bar.outside;
  };
  const findings = areas.map(({ id, label }): Finding => {
    const places = (drawn.get(id) ?? []).map((area): Place => ({ kind: 'area', id: area.id }));
    const finding = { rule: `area-${id}`, kind: 'area' as const, ok: isRight(id, id), places };
    if (finding.ok) return { ...finding, text: `${label} is shaded in the right place.` };
    const corners = wanted.get(id);
    if (!corners)
      return {
        ...finding,
        waits: true,
        text: `${label} cannot be placed until the curves and points around it are there.`,
      };
    const spot: Place = { kind: 'spot', at: centreOf(corners) };
    if (places.length === 0) return { ...finding, text: `Shade ${label} and label it.`, places: [spot] };
    const other = areas.find((area) => area.id !== id && isRight(id, area.id));
    if (other)
      return {
        ...finding,
        misconception: 'labels-swapped',
        text: `What you call ${label} is ${other.label}.`,
        places: [...places, spot],
      };
    return {
      ...finding,
      misconception: 'wrong-area',
      text: faultOf(label, compare(id, id), barFor(corners)),
      places: [...places, spot],
    };
  });
  return [...findings, ...compareAreas(rules, areas, wanted)];
}

/**
 * Half an area is not the area, and twice as much is not either. A thin one is nearly all edge, which a shaking hand
 * misses: there the bar is as low as that rule lets it be.
 */
function barFor(corners: readonly XY[]): Shading {
  const isThin = polygonSize(corners) < thin * perimeter(corners);
  return isThin ? { covered: 0.55, outside: 0.4 } : { covered: 0.7, outside: 0.3 };
}

const thin = 0.03;

function faultOf(label: string, { covered, outside }: Shading, bar: Shading): string {
  if (outside <= bar.outside) return `That is only a part of ${label}: shade all of it.`;
  if (covered >= bar.covered) return `What you shaded is more than ${label}.`;
  return `${label} is not the area that you shaded.`;
}

function compareAreas(rules: CurvesRules, areas: AreaRule[], wanted: ReadonlyMap<string, XY[] | undefined>): Finding[] {
  return (rules.areaCompare ?? []).map(({ larger, smaller, text }, index): Finding => {
    const [large, small] = [wanted.get(larger), wanted.get(smaller)];
    const ok = large !== undefined && small !== undefined && polygonSize(large) > polygonSize(small);
    const name = (id: string) => areas.find((area) => area.id === id)?.label;
    const places = [large, small].flatMap((corners): Place[] =>
      corners ? [{ kind: 'spot', at: centreOf(corners) }] : [],
    );
    const wrong = `${name(larger)} should be larger than ${name(smaller)}: ${text}. Look at how steep the curves are.`;
    const waits = places.length < 2 ? ({ waits: true } as const) : {};
    return { rule: `size-${index}`, kind: 'area', ok, text: ok ? sentence(text) : wrong, places, ...waits };
  });
}
