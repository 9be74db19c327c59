import { anyOf } from '#domain/any-of.ts';
import { opposite } from './fact.ts';
import type { Mention } from './phrase-index.ts';
import type { Event } from './read-events.ts';
import type { Meaning } from './read-facts.ts';
import { isBridge, isContent, isFiller } from './small-words.ts';

export type Said = Event['direction'];

/** Ties a direction to the thing that stands after it or before it; false where there is none that it could be said of. */
export function createBinder(tokens: string[], mentions: Mention<Meaning>[], events: Event[]) {
  function setAfter(from: number, to: number, direction: Said): boolean {
    const next = events.find((event) => event.from >= to);
    if (!next) return false;
    const between = tokens.slice(to, next.from);
    // 'a higher wheat price': one word of which no fact knows may stand before the thing's own.
    const bridge = isContent(between.at(-1) ?? '') && !isKnown(next.from - 1) ? between.slice(0, -1) : between;
    const said = sayOf(next, direction, tokens.slice(from, to));
    if (!said || between.length > mostAfter || !bridge.every(isBridge)) return false;
    if (next.direction) return next.direction === said && !next.turn;
    Object.assign(next, { direction: said, turn: { from, binds: 'after' } });
    return true;
  }

  function isKnown(at: number): boolean {
    return mentions.some((mention) => mention.from <= at && at < mention.to);
  }

  function setBefore(from: number, to: number, direction: Said): boolean {
    const last = lastBefore(from);
    const said = last && sayOf(last, direction, tokens.slice(from, to));
    // 'Makes exports more appealing': more of what, no fact knows.
    if (!last || !said || (/^(?:more|less)$/.test(tokens[to - 1] ?? '') && isContent(tokens[to] ?? '') && !isKnown(to)))
      return false;
    if (last.direction) return last.direction === said;
    Object.assign(last, { direction: said, turn: { from, binds: 'before' } });
    return true;
  }

  /** 'If people save more consumption falls': 'more' was said of what stands before it. */
  function moveOn(from: number, to: number, direction: Said): boolean {
    const last = lastBefore(from);
    const earlier = last?.turn?.binds === 'after' ? lastBefore(last.turn.from) : undefined;
    const said = last && sayOf(last, direction, tokens.slice(from, to));
    if (!last?.turn || !earlier || earlier.direction || !said) return false;
    Object.assign(earlier, { direction: last.direction, turn: { from: last.turn.from, binds: 'before' } });
    Object.assign(last, { direction: said, turn: { from, binds: 'before' } });
    return true;
  }

  function lastBefore(from: number): Event | undefined {
    const last = events.findLast(({ to }) => to <= from);
    const between = tokens.slice(last?.to, from);
    return last && between.length <= mostBefore && between.every(isFiller) ? last : undefined;
  }

  return { isKnown, setAfter, setBefore, moveOn };
}

/** So many small words may stand between a thing and what it does. */
const mostAfter = 3;
const mostBefore = 5;

/** Which way the words say that this thing goes; nothing where they cannot be said of it. */
function sayOf({ concepts }: Event, direction: Said, words: string[]): Said {
  const word = words.join(' ');
  if (/\b(?:cheap|cheaper|dearer|expensive|pricier)\b/.test(word))
    return concepts.some(isPriced) ? direction : undefined;
  const isTurned =
    /\b(?:worse|worsen|better|improve|improved|improving|good|great|bad|help|hurt|harm|suffer|poor)\b/.test(word);
  return isTurned && concepts.some((concept) => unwanted.test(concept)) ? turnedRound(direction) : direction;
}

function isPriced(concept: string): boolean {
  return /\b(?:prices?|costs?)\b/.test(concept);
}

/** Worse when there is more of it. */
const unwanted = anyOf(
  [
    /inequality|unemployment|inflation|poverty|pollution|deficit|debt|congestion|costs?|absenteeism/,
    /labour turnover|defects|waste|recession|market failure|government failure|deadweight loss/,
    /boredom|stress|risk|stockout|damage|deflation|shortage|scarcity|conflict|taxes|tax/,
    /monopoly power|turnover/,
  ],
  { before: /\b/, after: /\b/ },
);

function turnedRound(direction: Said): Said {
  return direction === 'up' || direction === 'down' ? opposite(direction) : direction;
}
