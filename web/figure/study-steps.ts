import type { CurvesDiagram, NetworkDiagram, TreeDiagram } from '#content/curriculum/curriculum.ts';
import { normaliseLabel } from '#domain/diagrams/labels.ts';

/** What of a diagram has been built by a step. */
export type Built = {
  curves: ReadonlySet<string>;
  points: ReadonlySet<string>;
  areas: ReadonlySet<string>;
  notes: boolean;
};

/** The step at which each part appears: the first that names it, else the first that speaks of its kind. */
export function builtBy(diagram: CurvesDiagram, step: number): Built {
  const steps = diagram.steps ?? [];
  const last = Math.max(steps.length - 1, 0);
  const firstStep = (names: (string | undefined)[], verb: RegExp) => {
    const named = steps.findIndex((text) => names.some((name) => name && mentions(text, name)));
    const spoken = steps.findIndex((text) => verb.test(text));
    return named >= 0 ? named : spoken >= 0 ? spoken : last;
  };
  const curveStep = new Map(diagram.curves.map(({ id, label }) => [id, firstStep(namesOf(label), /draw/i)]));
  const pointStep = new Map(
    (diagram.points ?? []).map(({ id, x, y, cross = [], on }) => {
      const curves = [...cross, ...(on ? [on] : [])].map((curve) => curveStep.get(curve) ?? 0);
      return [id, Math.max(firstStep([x, y], /mark/i), ...curves)];
    }),
  );
  const areaStep = new Map((diagram.areas ?? []).map(({ id, label }) => [id, firstStep([label], /shade/i)]));
  const upTo = (when: ReadonlyMap<string, number>) =>
    new Set([...when].filter(([, at]) => at <= step || step >= last).map(([id]) => id));
  return { curves: upTo(curveStep), points: upTo(pointStep), areas: upTo(areaStep), notes: step >= last };
}

/** Of a network its arrows are there from the first step; the figures and the critical path come with theirs. */
export function networkBy({ steps = [] }: NetworkDiagram, step: number) {
  const isBuilt = reaches(steps, step);
  return { earliest: isBuilt(/\bEST\b/), latest: isBuilt(/\bLFT\b/), floats: isBuilt(/float|critical/i) };
}

/** Of a tree the square and its branches are there from the first step. */
export function treeBy({ steps = [] }: TreeDiagram, step: number) {
  const isBuilt = reaches(steps, step);
  return {
    chances: isBuilt(/circle|chance/i),
    outcomes: isBuilt(/outcomes/i),
    costs: isBuilt(/costs/i),
    sums: isBuilt(/work back|net gain/i),
  };
}

/** Whether the step that speaks of something has come; with the last one everything has. */
function reaches(steps: readonly string[], step: number) {
  return (words: RegExp) => {
    const spoken = steps.findIndex((text) => words.test(text));
    return step >= (spoken >= 0 ? spoken : steps.length - 1);
  };
}

/** 'MPC=MSC' is also spoken of as MPC; 'Maximum level' as maximum. */
function namesOf(label: string): string[] {
  return [label, ...label.split(/[=\s]/).slice(0, 1)];
}

function mentions(text: string, name: string): boolean {
  const words = text.split(/[\s,.;:]+/).map(normaliseLabel);
  const wanted = normaliseLabel(name);
  return words.includes(wanted) || (wanted.length > 5 && normaliseLabel(text).includes(wanted));
}
