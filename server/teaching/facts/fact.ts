/** Facts of the course as data (`content/facts`): what moves what, and what counts as what. */
export type Direction = 'up' | 'down';

/** Something that can rise and fall, or be introduced and removed. */
export type Concept = {
  concept: string;
  /** What students call it. */
  names: string[];
  /** Words that say it and its direction at once: 'people save more'. */
  up?: string[];
  down?: string[];
};

/** What a rise or a fall of the cause does to the effect, each as one whole sentence with its reason. */
export type Effect = {
  cause: string;
  effect: string;
  /** The same way, the opposite way, not at all, or it depends. */
  sign: '+' | '-' | '0' | '?';
  /** Holds only then: a concept and its direction. */
  when?: string;
  up?: string;
  down?: string;
  section: string;
};

/** One of a few things that students mix up: injection or withdrawal. */
export type Category = {
  set: string;
  category: string;
  names: string[];
  means?: string;
  /** Its names are ordinary words, too ('power', 'focus'): only who asks outright which it is means it. */
  outright?: true;
};

/** Something that belongs to one category of a set, or to either (`depends`). */
export type Thing = { set: string; thing: string; names: string[]; is: string; says: string; section: string };

export type Fact = Concept | Effect | Category | Thing;

export function opposite(direction: Direction): Direction {
  return direction === 'up' ? 'down' : 'up';
}
