import { anyOf } from '#domain/any-of.ts';
import type { Figure, Masked } from '../read-numbers.ts';

/** Figures that may be the student's own. Those that nothing but their place shows to be so must all come out right. */
export type Claims = { figures: readonly Figure[]; isMarked: boolean };

/** Where the student's own working may begin. */
const starts = anyOf(
  [
    /(?:i|we) (?:think|thought|got|get|make|made|reckon|worked|did|put|said|have|believe|calculated|found)/g,
    /ive got|my (?:answer|working|calculation|workings)|(?:can|could) (?:you|u) check/g,
    /check (?:my|this|if)|is (?:that|it|this)|thats?|this|so|because|cos|cuz|bc|therefore/g,
    /which (?:is|means|gives|makes)|giving|meaning|then(?= (?:the )?(?:[a-z]+ ){1,3}(?:is|are|=) #)/g,
  ],
  { before: /\b/, after: /\b/ },
);
const step = /\b(?:so|thats|which is|which gives|therefore|giving|meaning)\b(?! (?:if|say|suppose)\b)[^#?.]*?#(\d+)/g;

/** In the order in which it is worth trying them. */
export function findClaims({ text, figures }: Masked): Claims[] {
  if (figures.length > mostFigures) return [];
  const tails = [...text.matchAll(starts)].map(({ index }) => figuresIn(text.slice(index), figures));
  const asked = figures.filter(({ index }) => new RegExp(`#${index} ?(?:[a-z]+ )?\\?`).test(text));
  const steps = [...text.matchAll(step)].flatMap(([, index]) => figures[Number(index)] ?? []);
  const stepwise = figures.filter((figure) => steps.includes(figure) || asked.includes(figure));
  const [first] = figures;
  return [
    ...[...tails, ...(stepwise.length > 1 ? [stepwise] : [])].map((some) => ({ figures: some, isMarked: true })),
    ...(isChecked.test(text) ? endings(text, figures) : []).map((some) => ({ figures: some, isMarked: false })),
  ].filter(({ figures: [one, ...rest] }) => one && one !== first && figures.length - rest.length >= 3);
}

const isChecked = /\?|\b(?:so|right|correct|check|i (?:got|think|make|get|reckon)|is (?:that|it)|good or bad|thats)\b/;

/** The last figure, alone where it is offered as what something is, and with one or two or all of those before it. */
function endings(text: string, figures: readonly Figure[]): Figure[][] {
  const last = figures.at(-1);
  if (!last) return [];
  const inner = figures.length > mostSorted ? [] : figures.slice(1, -1);
  const pairs = inner.map((one) => [one, last]);
  const triples = inner.flatMap((one, at) => inner.slice(at + 1).map((two) => [one, two, last]));
  const tails = figures.map((_, at) => figures.slice(at + 1)).filter(({ length }) => length > 1);
  const alone = new RegExp(`\\b(?:is|are|as|of|at)(?: about)? #${last.index}\\b`).test(text) ? [[last]] : [];
  return [...tails, ...pairs, ...triples, ...alone];
}

const mostSorted = 7;

/** A page of figures is no working of a line. */
const mostFigures = 9;

function figuresIn(text: string, figures: readonly Figure[]): Figure[] {
  return [...text.matchAll(/#(\d+)/g)].flatMap(([, index]) => figures[Number(index)] ?? []);
}
