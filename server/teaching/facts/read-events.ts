import { bindTurns } from './bind-turns.ts';
import type { Direction } from './fact.ts';
import type { Mention } from './phrase-index.ts';
import type { Facts, Kind, Meaning } from './read-facts.ts';

/** Something that moves, in the student's words: which way he says, or that he wants to know it. */
export type Event = {
  /** All that the words may name. */
  concepts: string[];
  /** `which`: he asks whether up or down; `what`: he asks what happens to it; `same`: he says that it does not move. */
  direction: Direction | 'same' | 'which' | 'what' | undefined;
  from: number;
  to: number;
  /** Where the words stand that say which way, if they are not its own. */
  turn?: { from: number; binds: 'before' | 'after' };
};

export type Events = {
  tokens: string[];
  events: Event[];
  mentions: Mention<Meaning>[];
  /** What the words name of each set of kinds. */
  kinds: Map<string, Mention<Kind>[]>;
  /** Where words stand that say which way, and of what nobody can tell. */
  loose: number[];
};

export function readEvents(facts: Facts, words: string): Events {
  const tokens = facts.read(words);
  const mentions = facts.find(tokens);
  const events = joinChoices(mentions.flatMap(eventsOf), tokens);
  const loose = bindTurns(tokens, mentions, events);
  return { tokens, mentions, events, kinds: facts.findKinds(tokens), loose };
}

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

/** 'more elastic or more inelastic', 'invest more or less': one thing, and the question which way. */
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
  return joined.map((event) =>
    event.direction && tokens[event.to] === 'or' && others.has(tokens[event.to + 1] ?? '')
      ? { ...event, direction: 'which', to: event.to + 2 }
      : event,
  );
}

const others = new Set(
  'less more fewer smaller bigger lower higher down up fall rise cheaper dearer weaker stronger'.split(' '),
);
