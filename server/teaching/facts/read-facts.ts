import type { Subject } from '#domain/subjects.ts';
import { projectFolder } from '../../project-folder.ts';
import { readLines } from '../bank/read-lines.ts';
import { choices, openings, type Turn, turns } from './direction-words.ts';
import type { Category, Concept, Direction, Effect, Fact, Thing } from './fact.ts';
import { createMender } from './mend-spelling.ts';
import { createPhraseIndex, type Mention } from './phrase-index.ts';
import { smallWords } from './small-words.ts';
import { tokensOf } from './tokens.ts';

/** What a phrase in a student's words may mean. */
export type Meaning =
  | { kind: 'concept'; id: string; direction?: Direction }
  | Turn
  | { kind: 'choice'; binds: 'before' | 'after' }
  | { kind: 'opening' };

/** Something that is a kind, or of one. */
export type Kind = { kind: 'category' | 'thing'; id: string };

/** The facts of one subject, and where their words stand in what a student says. */
export type Facts = {
  /** The words of a text, misspelt ones mended. */
  read(words: string): string[];
  find(tokens: string[]): Mention<Meaning>[];
  /** By set; those of which nothing is named are left out, and mostly those that have to be asked for outright. */
  findKinds(tokens: string[], outright?: 'outright'): Map<string, Mention<Kind>[]>;
  /** What the one does to the other, as far as anybody has written it down. */
  effectsOf(cause: string, effect: string): Effect[];
  thing(set: string, id: string): Thing | undefined;
  category(set: string, id: string): Category | undefined;
};

export async function readFacts(folder = projectFolder): Promise<Record<Subject, Facts>> {
  const facts = await readLines<Fact>(folder, 'facts');
  const of = (subject: Subject) => indexFacts(facts.flatMap((one) => (one.subject === subject ? [one.line] : [])));
  return { economics: of('economics'), business: of('business') };
}

export function indexFacts(facts: Fact[]): Facts {
  const index = createPhraseIndex<Meaning>();
  const sets = new Map<string, ReturnType<typeof createPhraseIndex<Kind>>>();
  const effects = new Map<string, Effect[]>();
  const things = new Map<string, Thing>();
  const categories = new Map<string, Category>();
  const outrightSets = new Set(facts.flatMap((fact) => ('category' in fact && fact.outright ? [fact.set] : [])));
  for (const fact of facts) {
    if ('effect' in fact) {
      const key = `${fact.cause}>${fact.effect}`;
      effects.set(key, [...(effects.get(key) ?? []), fact]);
    } else if ('thing' in fact) {
      things.set(`${fact.set}:${fact.thing}`, fact);
      for (const name of fact.names) setOf(fact.set).add(name, { kind: 'thing', id: fact.thing });
    } else if ('category' in fact) {
      categories.set(`${fact.set}:${fact.category}`, fact);
      for (const name of fact.names) setOf(fact.set).add(name, { kind: 'category', id: fact.category });
    } else addConcept(fact);
  }
  for (const { phrase, turn } of turns) index.add(phrase, turn);
  for (const phrase of choices.split(', '))
    index.add(phrase, { kind: 'choice', binds: isVerb.test(phrase) ? 'after' : 'before' });
  for (const phrase of openings.split(', ')) index.add(phrase, { kind: 'opening' });

  function setOf(name: string) {
    const set = sets.get(name) ?? createPhraseIndex<Kind>();
    sets.set(name, set);
    return set;
  }

  function addConcept({ concept, names, up = [], down = [] }: Concept): void {
    for (const name of names) index.add(name, { kind: 'concept', id: concept });
    for (const phrase of up) index.add(phrase, { kind: 'concept', id: concept, direction: 'up' });
    for (const phrase of down) index.add(phrase, { kind: 'concept', id: concept, direction: 'down' });
  }

  const mend = createMender(knownWords(facts));

  return {
    read: (words) => tokensOf(words).map(mend),
    find: index.find,
    findKinds(tokens, outright) {
      const wanted = [...sets].filter(([set]) => outright || !outrightSets.has(set));
      return new Map(wanted.map(([set, { find }]) => [set, find(tokens)] as const).filter(([, found]) => found.length));
    },
    effectsOf: (cause, effect) => effects.get(`${cause}>${effect}`) ?? [],
    thing: (set, id) => things.get(`${set}:${id}`),
    category: (set, id) => categories.get(`${set}:${id}`),
  };
}

/** 'Does it raise or lower …', 'is there a rise or fall in …': said of what follows. */
const isVerb = / in$| for$|^(?:raise|reduce|lower or raise|increase or (?:reduce|lower))/;

/** All words that the facts are made of, as often as they stand there. */
function* knownWords(facts: Fact[]): Generator<string> {
  yield* smallWords;
  for (const { phrase } of turns) yield* tokensOf(phrase);
  for (const value of facts.flatMap((fact) => Object.values(fact).flat()))
    if (typeof value === 'string') yield* tokensOf(value);
}
