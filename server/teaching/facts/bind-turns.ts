import { createBinder, type Said } from './direction-binder.ts';
import type { Mention } from './phrase-index.ts';
import type { Event } from './read-events.ts';
import type { Meaning } from './read-facts.ts';

/** Gives each thing the direction that the words around it say; where those words stand that belong to nothing. */
export function bindTurns(tokens: string[], mentions: Mention<Meaning>[], events: Event[]): number[] {
  const { isKnown, setAfter, setBefore, moveOn } = createBinder(tokens, mentions, events);
  const loose: number[] = [];
  for (const { from, to, meanings } of mentions) {
    const [meaning] = meanings;
    // Already read with the thing that it stands in: 'invest more or less'.
    if (events.some((event) => event.from < to && from < event.to)) continue;
    if (meaning?.kind === 'opening') {
      if (!setAfter(from, to, 'what')) loose.push(from);
    } else if (meaning?.kind === 'choice') {
      if (!(meaning.binds === 'after' ? setAfter(from, to, 'which') : chooses(from, to))) loose.push(from);
    } else if (meaning?.kind === 'turn' && meaning.binds !== 'weak') {
      if (!turn(from, to, meaning.direction, meaning.binds === 'before')) loose.push(from);
    }
  }
  tokens.forEach((token, at) => {
    if (isSide(token, at) && !setBefore(at, at + 1, token === 'right' ? 'up' : 'down')) loose.push(at);
  });
  for (const { from, to, meanings } of mentions) {
    const [meaning] = meanings;
    if (meaning?.kind === 'turn' && meaning.binds === 'weak') setAfter(from, to, meaning.direction);
  }
  return loose;

  function chooses(from: number, to: number): boolean {
    return setBefore(from, to, 'which') || setAfter(from, to, 'which');
  }

  /** 'a weaker pound', and 'makes the pound weaker'. */
  function turn(from: number, to: number, direction: Said, isAfterIt: boolean): boolean {
    return isAfterIt
      ? setBefore(from, to, direction) || moveOn(from, to, direction)
      : setAfter(from, to, direction) || setBefore(from, to, direction) || moveOn(from, to, direction);
  }

  /** 'Shifts SRAS left'; not '…, right?'. */
  function isSide(token: string, at: number): boolean {
    return (
      (token === 'left' || token === 'right') &&
      !isKnown(at) &&
      events.some(({ to }) => to === at) &&
      tokens
        .slice(Math.max(0, at - farthestShift), at)
        .some((word) => /^(?:shift|move|push|shifting|moving)$/.test(word))
    );
  }
}

const farthestShift = 6;
