import type { Accepted, CurvesRules } from '#domain/diagrams/diagram-rules.ts';
import { isLabel } from '#domain/diagrams/labels.ts';
import type { CheckedDiagram } from './read-diagrams.ts';

/** Names to choose from, in no telling order: the right ones among others that belong elsewhere. */
export type Palette = Record<'axes' | 'curves' | 'x' | 'y' | 'areas' | 'notes', string[]>;

type Curves = Extract<CheckedDiagram, { kind: 'xy' }>;
type Names = (rules: CurvesRules) => Accepted[];

export function mixPalette(diagram: Curves, all: Iterable<CheckedDiagram>): Palette {
  const others = [...all].filter((other): other is Curves => other.kind === 'xy' && other.id !== diagram.id);
  const mix = (names: Names, strangers: number) => {
    const own = names(diagram);
    if (own.length === 0) return [];
    const spare = others.flatMap(names).map(({ label }) => label);
    return mixIn(own, turn(spare, diagram.id), strangers);
  };
  return {
    axes: mix(({ axes }) => [axes.x, axes.y], 4),
    curves: mix(({ curves }) => curves, 4),
    x: mix(({ points = [] }) => points.flatMap(({ x, acceptX = [] }) => (x ? [{ label: x, accept: acceptX }] : [])), 2),
    y: mix(({ points = [] }) => points.flatMap(({ y, acceptY = [] }) => (y ? [{ label: y, accept: acceptY }] : [])), 2),
    areas: mix(({ areas = [] }) => areas, 3),
    notes: mix(({ requiredLabels = [] }) => requiredLabels, 3),
  };
}

/** A stranger that would be accepted here is none. */
export function mixIn(own: readonly Accepted[], strangers: readonly string[], most: number): string[] {
  const labels = [...new Set(own.map(({ label }) => label))];
  const accepted = own.flatMap(({ label, accept }) => [label, ...accept]);
  const added = [...new Set(strangers)].filter((label) => !isLabel(label, accepted)).slice(0, most);
  return [...labels, ...added].sort((a, b) => a.localeCompare(b, 'en'));
}

/** Each diagram takes its strangers from another place of the list, always the same. */
export function turn<Item>(list: readonly Item[], name: string): Item[] {
  const start = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % Math.max(list.length, 1);
  return [...list.slice(start), ...list.slice(0, start)];
}
