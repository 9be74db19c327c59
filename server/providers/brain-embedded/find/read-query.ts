import { abbreviations } from '#content/tutor/abbreviations.ts';
import { everydayWords } from '#content/tutor/everyday-words.ts';
import { tokenise } from '#domain/marking/tokens.ts';
import { stemsOf } from '#domain/marking/topic-stems.ts';
import type { Subject } from '#domain/subjects.ts';
import { type Term, termsOf } from './terms.ts';

export type Query = {
  terms: Term[];
  /** The student's own words that say what is asked about, corrected. */
  stems: string[];
  /** For the embedder: the words as they were, short forms written out. */
  sentence: string;
};

const everydayWeight = 0.45;
const correctedWeight = 0.9;

/** The student's words as they are searched for: short forms written out, slips mended, the course's words put beside. */
export function readQuery(words: string, subject: Subject, correct: (word: string) => string | undefined): Query {
  const own = stemsOf(words);
  const stems = own.map((stem) => correct(stem) ?? stem);
  const meant = writeOut(words, subject);
  const everyday = findEveryday(stems, words, subject);
  return {
    stems,
    sentence: [words, ...meant].join('. '),
    terms: [
      ...termsOf(stems).map((entry) =>
        own.includes(entry.term) ? entry : { ...entry, weight: entry.weight * correctedWeight },
      ),
      ...meant.flatMap((full) => termsOf(stemsOf(full), 1 / Math.sqrt(meant.length))),
      ...everyday.flatMap((phrase) => termsOf(stemsOf(phrase), everydayWeight)),
    ],
  };
}

/** What the short forms in a text stand for. */
export function writeOut(text: string, subject: Subject): string[] {
  const known = abbreviations[subject];
  const found = tokenise(text).flatMap(({ raw, start, end }) => {
    const bare = raw.replace(/s$/, '');
    const key = known[raw] ? raw : bare;
    if (!known[key]) return [];
    const written = text.slice(start, start + key.length);
    return alsoWords.has(key) && written !== written.toUpperCase() && end > start ? [] : known[key];
  });
  return [...new Set(found)];
}

/** Short forms that are words too: only capitals make them short forms. */
const alsoWords = new Set('ac ad ar as cap er eu ev imf ir lr mc mr opp pc pest smart sr tc tot tr'.split(' '));

function findEveryday(stems: string[], words: string, subject: Subject): string[] {
  const said = ` ${stems.join(' ')} `;
  const raw = ` ${tokenise(words)
    .map((token) => token.raw)
    .join(' ')} `;
  return readPhrases(subject).flatMap(({ phrases, meant }) =>
    phrases.some((phrase) => raw.includes(phrase.raw) || (phrase.stems.trim() && said.includes(phrase.stems)))
      ? meant
      : [],
  );
}

type Everyday = { phrases: { raw: string; stems: string }[]; meant: string };
const read = new Map<Subject, Everyday[]>();

function readPhrases(subject: Subject): Everyday[] {
  const known =
    read.get(subject) ??
    everydayWords[subject].map(([said, meant]) => ({
      meant,
      phrases: said.split(' | ').map((phrase) => ({ raw: ` ${phrase} `, stems: ` ${stemsOf(phrase).join(' ')} ` })),
    }));
  read.set(subject, known);
  return known;
}
