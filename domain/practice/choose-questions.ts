import { keepTaught, type Taught } from '../study/taught.ts';
import type { QuestionKind, RunScope } from './quick-fire.ts';
import { shuffle } from './shuffle.ts';

export type Candidate = {
  id: string;
  sectionId: string;
  theme: number;
  difficulty: number;
  kind?: QuestionKind;
  /** How likely it is still known, from 0 to 1; absent when it was never asked. */
  recall?: number;
  due: boolean;
  /** The newest answer was not right. */
  weak: boolean;
};

type Choice = { scope: RunScope; length: number; seed: string; today: readonly string[]; taught?: Taught };

/**
 * The questions of a run, the easier first. Where a scope holds too few, 'weak' and 'due' go on to what is nearest.
 * What was not taught comes only to whoever names its theme or section.
 */
export function chooseQuestions(
  all: readonly Candidate[],
  { scope, length, seed, today, taught = null }: Choice,
): Candidate[] {
  const open = scope.includes(':') ? all : keepTaught(all, taught, ({ theme }) => theme);
  const byNeed = shuffle(open, seed).sort((a, b) => needOf(b) - needOf(a));
  const ordered = unique(orderFor(scope, byNeed, today));
  return ordered.slice(0, length).sort((a, b) => a.difficulty - b.difficulty);
}

function orderFor(scope: RunScope, byNeed: Candidate[], today: readonly string[]): Candidate[] {
  if (scope === 'mixed') return rotateThemes(byNeed);
  if (scope === 'due') return [...today.flatMap((id) => byNeed.find((one) => one.id === id) ?? []), ...byNeed];
  if (scope === 'weak') {
    const weak = byNeed.filter((one) => one.weak);
    const sections = new Set(weak.map(({ sectionId }) => sectionId));
    return [...weak, ...byNeed.filter(({ sectionId }) => sections.has(sectionId)), ...rotateThemes(byNeed)];
  }
  const [kind, name] = scope.split(':');
  if (name === undefined) return rotateThemes(byNeed.filter((one) => one.kind === kind));
  return byNeed.filter(({ theme, sectionId }) => (kind === 'theme' ? String(theme) === name : sectionId === name));
}

/** What is due, the least remembered first; then what was never asked, the easier first; then the rest, the same way. */
function needOf({ due, recall, difficulty }: Candidate): number {
  if (recall === undefined) return 2 - difficulty / 10;
  return due ? 4 - recall : 1 - recall;
}

/** One of each theme in turn. */
export function rotateThemes<Item extends { theme: number }>(items: readonly Item[]): Item[] {
  const lanes = [...Map.groupBy(items, ({ theme }) => theme).values()];
  const longest = Math.max(0, ...lanes.map((lane) => lane.length));
  return Array.from({ length: longest }, (_, turn) => lanes.flatMap((lane) => lane[turn] ?? [])).flat();
}

function unique(items: Candidate[]): Candidate[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

/** A figure to work out, a judgement to make, or a first definition; most questions are none of these. */
export function kindOf({ ao, difficulty, numeric }: KindSigns): QuestionKind | undefined {
  if (numeric) return 'calculations';
  if (ao === 'AO4') return 'judgements';
  return ao === 'AO1' && difficulty === 1 ? 'definitions' : undefined;
}

type KindSigns = { ao: string; difficulty: number; numeric?: unknown };
