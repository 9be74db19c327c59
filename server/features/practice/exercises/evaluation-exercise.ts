import type { EvaluationKind } from '#domain/exercises/inputs.ts';
import { type Argument, dealArguments } from '#domain/exercises/rank-arguments.ts';
import { stemsOf } from '#domain/marking/topic-stems.ts';
import type { PlacedPoint, Section, Shelf } from '#server/teaching/curriculum/library.ts';
import { stepInWords, upperFirst } from '#server/teaching/say/say-point.ts';
import { type Chain, sectionsNear } from './shelf.ts';

type Placed = { itemId: string; seed: number; section: { id: string; title: string }; claim: string };

/** What the student sees of an exercise: nothing that answers it. */
export type EvaluationView = Placed &
  ({ kind: 'spec' } | { kind: 'judgement' } | { kind: 'rank'; arguments: string[] });

export function viewEvaluation(shelf: Shelf, placed: PlacedPoint, kind: EvaluationKind, seed: number): EvaluationView {
  const { point, section } = placed;
  const base: Placed = {
    itemId: point.id,
    seed,
    section: { id: section.id, title: section.title },
    claim: claimOf(placed),
  };
  if (kind === 'rank') return { ...base, kind, arguments: argumentsOn(shelf, placed, seed).map(({ text }) => text) };
  return { ...base, kind };
}

/** A claim that the point weighs: from the chain of its section that speaks most of the same things. */
export function claimOf({ point, section }: PlacedPoint): string {
  const about = new Set(stemsOf(point.text));
  const nearness = (chain: Chain) => new Set(stemsOf(chain.text).filter((stem) => about.has(stem))).size;
  const chain = chainsOf(section).reduce<Chain | undefined>(
    (best, one) => (best && nearness(best) >= nearness(one) ? best : one),
    undefined,
  );
  if (!chain) return `${section.title} matters.`;
  // A last step that begins 'but …' weighs the chain already.
  const end = chain.steps.findLast((step) => !/^(but|if|while)\b/i.test(step)) ?? '';
  const bare = stepInWords(end)
    .replace(/^so /, '')
    .replace(/\s*\([^)]*\)$/, '');
  return `${upperFirst(stepInWords(chain.steps[0]))}, so in the end: ${bare}.`;
}

export function argumentsOn(shelf: Shelf, { point, section }: PlacedPoint, seed: number): Argument[] {
  const own = [point.text, ...evaluationsOf(section).filter((text) => text !== point.text)];
  const far = sectionsNear(shelf, section).filter(({ theme }) => theme !== section.theme);
  return dealArguments({ own, elsewhere: far.flatMap(evaluationsOf) }, seed);
}

/** The words that an evaluation of this claim may be about. */
export function topicOf(placed: PlacedPoint): ReadonlySet<string> {
  const { section } = placed;
  const texts = section.keyPoints.map(({ text }) => text);
  return new Set(stemsOf([section.title, ...section.topics, claimOf(placed), ...texts].join(' ')));
}

function chainsOf({ keyPoints }: Section): Chain[] {
  return keyPoints.flatMap((point) => (point.type === 'chain' ? [point] : []));
}

function evaluationsOf({ keyPoints }: Section): string[] {
  return keyPoints.flatMap((point) => (point.type === 'evaluation' ? [point.text] : []));
}
