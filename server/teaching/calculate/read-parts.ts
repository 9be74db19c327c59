import { anyOf } from '#domain/any-of.ts';
import type { Figure, Masked } from './read-numbers.ts';

export type Added = { name: string; parts: number[]; total: number };

const heading =
  /\b(fixed costs?|overheads?|variable costs?(?: per unit| each)?|total costs?)(?: (?:are|is|include|includes|of|were))? ?:? ?/g;
const item = anyOf(
  [
    /rent|rates|insurance|salar(?:y|ies)|wages?|heating|electricity|energy|utilities|advertising/,
    /marketing|materials?|ingredients|labour|packaging|delivery|loan|interest|admin|security|bills/,
    /equipment|leasing|lease|cleaning|other|fabric|parts/,
  ],
  {
    before: /^(?:and |plus |, ?|& ?)*(?:the |its )?/,
    after: /(?: (?:costs?|bill|of|is|are|payments?))* #(\d+)(?: (?:each|per unit|a unit|a month|per month|a year))? ?/,
  },
);

/** 'fixed costs: rent 2,000, insurance 500' stands as one figure, the sum of its parts. */
export function addParts(masked: Masked): Masked & { added: Added[] } {
  const figures = [...masked.figures];
  const added: Added[] = [];
  let { text } = masked;
  for (const match of [...text.matchAll(heading)].reverse()) {
    const start = match.index + match[0].length;
    let end = start;
    const parts: Figure[] = [];
    for (let found = item.exec(text.slice(end)); found; found = item.exec(text.slice(end))) {
      const figure = figures[Number(found[1])];
      if (!figure) break;
      parts.push(figure);
      end += found[0].length;
    }
    const [first] = parts;
    if (!first || parts.length < 2 || parts.some(({ unit }) => unit === 'percent')) continue;
    const total = Number(parts.reduce((sum, { value }) => sum + value, 0).toPrecision(12));
    figures[first.index] = { ...first, value: total, currency: parts.find(({ currency }) => currency)?.currency ?? '' };
    const name = (match[1] ?? '').replace(/cost\b/, 'costs');
    added.unshift({ name, parts: parts.map(({ value }) => value), total });
    text = `${text.slice(0, match.index)}${match[1]} #${first.index} ${text.slice(end)}`;
  }
  return { ...masked, text: text.replace(/\s+/g, ' ').trim(), figures, added };
}
