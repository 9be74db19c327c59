import type { Direction } from './fact.ts';
import type { Mention } from './phrase-index.ts';
import type { Facts, Meaning } from './read-facts.ts';
import { isFiller } from './small-words.ts';

/** Something that moves, in the student's words: which way he says, or that he wants to know it. */
export type Event = {
  /** All that the words may name. */
  concepts: string[];
  /** `which`: he asks whether up or down; `what`: he asks what happens to it. */
  direction: Direction | 'which' | 'what' | undefined;
  from: number;
  to: number;
};

export type Events = { tokens: string[]; events: Event[]; mentions: Mention<Meaning>[] };

export function readEvents(facts: Facts, words: string): Events {
  const tokens = facts.read(words);
  const mentions = facts.find(tokens);
  const events = joinChoices(mentions.flatMap(eventsOf), tokens);
  for (const { from, to, meanings } of mentions) {
    const [meaning] = meanings;
    if (meaning?.kind === 'opening') setAfter(to, 'what');
    else if (meaning?.kind === 'choice') setBefore(from, 'which') || setAfter(to, 'which');
    else if (meaning?.kind === 'turn') {
      const { binds, direction } = meaning;
      // 'a weaker pound', and 'makes the pound weaker'.
      if (binds === 'before') setBefore(from, direction);
      else setAfter(to, direction) || setBefore(from, direction);
    }
  }
  return { tokens, mentions, events };

  function setAfter(to: number, direction: Event['direction']): boolean {
    return set(
      events.find(({ from }) => from >= to),
      (event) => isNear(to, event.from, mostAfter),
      direction,
    );
  }

  function setBefore(from: number, direction: Event['direction']): boolean {
    return set(
      events.findLast(({ to }) => to <= from),
      (event) => isNear(event.to, from, mostBefore),
      direction,
    );
  }

  function isNear(start: number, end: number, most: number): boolean {
    const between = tokens.slice(start, end);
    return between.length <= most && between.every(isFiller);
  }
}

function set(event: Event | undefined, isNear: (event: Event) => boolean, direction: Event['direction']): boolean {
  if (!event || event.direction || !isNear(event)) return false;
  event.direction = direction;
  return true;
}

/** So many small words may stand between a thing and what it does. */
const mostAfter = 3;
const mostBefore = 5;

function eventsOf({ from, to, meanings }: Mention<Meaning>): Event[] {
  const named = meanings.flatMap((meaning) => (meaning.kind === 'concept' ? [meaning] : []));
  const [first] = named;
  // A phrase that says a direction for one concept and none for another is read as the first.
  return first
    ? [
        {
          concepts: [...new Set(named.filter(({ direction }) => direction === first.direction).map(({ id }) => id))],
          ...{ direction: first.direction, from, to },
        },
      ]
    : [];
}

/** 'more elastic or more inelastic': one thing, and the question which way. */
function joinChoices(events: Event[], tokens: string[]): Event[] {
  const joined: Event[] = [];
  for (const event of events) {
    const last = joined.at(-1);
    const isChoice =
      last?.direction &&
      event.direction &&
      last.direction !== event.direction &&
      last.concepts.some((concept) => event.concepts.includes(concept)) &&
      tokens.slice(last.to, event.from).includes('or');
    if (isChoice) joined[joined.length - 1] = { ...last, direction: 'which', to: event.to };
    else joined.push(event);
  }
  return joined;
}
