import type { Figure, Masked } from '../read-numbers.ts';

/** Figures that may be the student's own. Those that nothing but their place shows to be so must all come out right. */
export type Claims = { figures: Figure[]; isMarked: boolean };

/** Where the student's own working may begin. */
const starts =
  /\b(?:(?:i|we) (?:think|thought|got|get|make|made|reckon|worked|did|put|said|have|believe|calculated|found)|ive got|my (?:answer|working|calculation|workings)|(?:can|could) (?:you|u) check|check (?:my|this|if)|is (?:that|it|this)|thats?|this|so|because|cos|cuz|bc|therefore|which (?:is|means|gives|makes)|giving|meaning)\b/g;
const step = /\b(?:so|thats|which is|which gives|therefore|giving|meaning)\b(?! (?:if|say|suppose)\b)[^#?.]*?#(\d+)/g;

/** In the order in which it is worth trying them. */
export function findClaims({ text, figures }: Masked): Claims[] {
  if (figures.length > mostFigures) return [];
  const tails = [...text.matchAll(starts)].map(({ index }) => figuresIn(text.slice(index), figures));
  const asked = figures.filter(({ index }) => new RegExp(`#${index} ?(?:[a-z]+ )?\\?`).test(text));
  const steps = [...text.matchAll(step)].flatMap(([, index]) => figures[Number(index)] ?? []);
  const stepwise = figures.filter((figure) => steps.includes(figure) || asked.includes(figure));
  const ends = figures.map((_, at) => figures.slice(at + 1)).filter(({ length }) => length > 1);
  const [first] = figures;
  return [
    ...[...tails, ...(stepwise.length > 1 ? [stepwise] : [])].map((some) => ({ figures: some, isMarked: true })),
    ...ends.map((some) => ({ figures: some, isMarked: false })),
  ].filter(({ figures: [one, ...rest] }) => one && one !== first && figures.length - rest.length >= 3);
}

/** A page of figures is no working of a line. */
const mostFigures = 9;

function figuresIn(text: string, figures: Figure[]): Figure[] {
  return [...text.matchAll(/#(\d+)/g)].flatMap(([, index]) => figures[Number(index)] ?? []);
}
