import { isAlike } from './likeness.ts';
import type { MarkedIdea } from './mark-answer.ts';
import { isContent } from './plain-words.ts';
import { tokenise } from './tokens.ts';

type Span = [start: number, end: number];

/**
 * In a list, ideas that were found by their meaning may all point at the same words. Each is given the item that speaks
 * of it, and the last one that is without the last item that is left.
 */
export function quoteOwnItems(answer: string, ideas: readonly MarkedIdea[]): MarkedIdea[] {
  const items = itemsOf(answer);
  const isShared = (idea: MarkedIdea) => ideas.some((other) => other !== idea && isSame(other.span, idea.span));
  const sharing = ideas.filter((idea) => idea.span && idea.state !== 'missing' && isShared(idea));
  if (items.length < 2 || sharing.length < 2) return [...ideas];
  const settled = ideas.filter((idea) => !sharing.includes(idea)).flatMap(({ span }) => (span ? [span] : []));
  let free = items.filter((item) => !settled.some((span) => overlaps(span, item)));
  const own = new Map<MarkedIdea, Span>();
  const pairs = sharing
    .flatMap((idea) => free.map((item) => ({ idea, item, score: countShared(idea.idea, answer.slice(...item)) })))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  for (const { idea, item } of pairs) if (!own.has(idea) && free.includes(item)) take(idea, item);
  const left = sharing.filter((idea) => !own.has(idea));
  if (left.length === 1 && free.length === 1 && left[0] && free[0]) take(left[0], free[0]);
  return ideas.map((idea) => ({ ...idea, ...(own.has(idea) ? { span: own.get(idea) as Span } : {}) }));

  function take(idea: MarkedIdea, item: Span): void {
    own.set(idea, item);
    free = free.filter((other) => other !== item);
  }
}

/** What stands between commas, lines and 'and', without the joining word. */
function itemsOf(answer: string): Span[] {
  return [...answer.matchAll(/[^,;.\n]+?(?=\s+(?:and|or)\s+|[,;.\n]|$)/g)].flatMap(({ 0: words, index }) => {
    const lead = /^\s*(?:(?:and|or|by)\s+)?/i.exec(words)?.[0].length ?? 0;
    const item = words.slice(lead).trimEnd();
    return item ? [[index + lead, index + lead + item.length] as Span] : [];
  });
}

function countShared(idea: string, words: string): number {
  const said = tokenise(words).filter(isContent);
  return tokenise(idea).filter((token) => isContent(token) && said.some(({ stem }) => isAlike(stem, token.stem)))
    .length;
}

function isSame(one: Span | undefined, other: Span | undefined): boolean {
  return one !== undefined && other !== undefined && one[0] === other[0] && one[1] === other[1];
}

function overlaps(one: Span, other: Span): boolean {
  return one[0] < other[1] && other[0] < one[1];
}
