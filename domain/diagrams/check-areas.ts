import type { AreaRule, CurvesRules } from './diagram-rules.ts';
import type { CurvesDrawing } from './drawing.ts';
import { type Finding, type Place, sentence } from './findings.ts';
import type { XY } from './geometry.ts';
import { isLabel } from './labels.ts';
import { findCorners, type Lines, type Spots } from './places.ts';
import { centreOf, overlap, polygonSize } from './polygons.ts';

/** Pieces with the same label are one area. */
export function checkAreas(rules: CurvesRules, drawing: CurvesDrawing, lines: Lines, spots: Spots): Finding[] {
  const areas = rules.areas ?? [];
  const wanted = new Map(areas.map(({ id, vertices }) => [id, findCorners(vertices, lines, spots)]));
  const drawn = new Map(
    areas.map(({ id, accept }) => [id, drawing.areas.filter(({ label }) => isLabel(label, accept))]),
  );
  const isRight = (one: string, other: string) => {
    const corners = wanted.get(other);
    return (
      corners !== undefined &&
      overlap(
        [corners],
        (drawn.get(one) ?? []).map(({ corners }) => corners),
      ) > 0.5
    );
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
      text: `${label} is not the area that you shaded.`,
      places: [...places, spot],
    };
  });
  return [...findings, ...compareAreas(rules, areas, wanted)];
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
