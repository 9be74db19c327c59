import type { Mention } from './phrase-index.ts';
import type { Event } from './read-events.ts';
import type { Meaning } from './read-facts.ts';
import { isBridge, isContent, isFiller } from './small-words.ts';

type Said = Event['direction'];

/** Gives each thing the direction that the words around it say; where those words stand that belong to nothing. */
export function bindTurns(tokens: string[], mentions: Mention<Meaning>[], events: Event[]): number[] {
  const loose: number[] = [];
  for (const { from, to, meanings } of mentions) {
    const [meaning] = meanings;
    // Already read with the thing that it stands in: 'invest more or less'.
    if (events.some((event) => event.from < to && from < event.to)) continue;
    if (meaning?.kind === 'opening') setAfter(from, to, 'what');
    else if (meaning?.kind === 'choice') {
      if (!(meaning.binds === 'after' ? setAfter(from, to, 'which') : chooses(from, to))) loose.push(from);
    } else if (meaning?.kind === 'turn' && meaning.binds !== 'weak') {
      if (!turn(from, to, meaning.direction, meaning.binds === 'before')) loose.push(from);
    }
  }
  for (const { from, to, meanings } of mentions) {
    const [meaning] = meanings;
    if (meaning?.kind === 'turn' && meaning.binds === 'weak') setAfter(from, to, meaning.direction);
  }
  return loose;

  function chooses(from: number, to: number): boolean {
    return setBefore(from, 'which') || setAfter(from, to, 'which');
  }

  /** 'a weaker pound', and 'makes the pound weaker'. */
  function turn(from: number, to: number, direction: Said, isAfterIt: boolean): boolean {
    return isAfterIt
      ? setBefore(from, direction) || moveOn(from, direction)
      : setAfter(from, to, direction) || setBefore(from, direction);
  }

  function setAfter(from: number, to: number, direction: Said): boolean {
    const next = events.find((event) => event.from >= to);
    if (!next) return false;
    const between = tokens.slice(to, next.from);
    // 'a higher wheat price': one word of which no fact knows may stand before the thing's own.
    const bridge = isContent(between.at(-1) ?? '') && !isKnown(next.from - 1) ? between.slice(0, -1) : between;
    if (between.length > mostAfter || !bridge.every(isBridge)) return false;
    if (next.direction) return next.direction === direction && !next.turn;
    Object.assign(next, { direction, turn: { from, binds: 'after' } });
    return true;
  }

  function isKnown(at: number): boolean {
    return mentions.some((mention) => mention.from <= at && at < mention.to);
  }

  function setBefore(from: number, direction: Said): boolean {
    const last = lastBefore(from);
    if (!last) return false;
    if (last.direction) return last.direction === direction;
    Object.assign(last, { direction, turn: { from, binds: 'before' } });
    return true;
  }

  /** 'If people save more consumption falls': 'more' was said of what stands before it. */
  function moveOn(from: number, direction: Said): boolean {
    const last = lastBefore(from);
    const earlier = last?.turn?.binds === 'after' ? lastBefore(last.turn.from) : undefined;
    if (!last?.turn || !earlier || earlier.direction) return false;
    Object.assign(earlier, { direction: last.direction, turn: { from: last.turn.from, binds: 'before' } });
    Object.assign(last, { direction, turn: { from, binds: 'before' } });
    return true;
  }

  function lastBefore(from: number): Event | undefined {
    const last = events.findLast(({ to }) => to <= from);
    const between = tokens.slice(last?.to, from);
    return last && between.length <= mostBefore && between.every(isFiller) ? last : undefined;
  }
}

/** So many small words may stand between a thing and what it does. */
const mostAfter = 3;
const mostBefore = 5;
