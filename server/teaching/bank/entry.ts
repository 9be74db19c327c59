import type { Subject } from '#domain/subjects.ts';
import type { Recipe } from '../calculate/recipes/recipe.ts';

/** One written answer of `content/answers`, with the ways in which students ask for it. */
export type Entry = {
  id: string;
  subject: Subject;
  /** A section's id, or 'exam' for exam technique. */
  section: string;
  kind: EntryKind;
  /** The first stands alone; others lean on what was just said. */
  asks: string[];
  reply: string;
  /** The same for somebody who says 'I don't get it'. */
  plainer: string;
  /** A question that makes the student think about this very point; answers to passing remarks, and 'start' entries, ask nothing. */
  check?: string;
  /** What a right answer to the check says. */
  ideas?: string[];
  hint?: string;
  answer?: string;
  /** How its sum is done with figures of the student's own. */
  recipes?: Recipe[];
};

export const entryKinds = [
  'meaning',
  'why',
  'how',
  'difference',
  'example',
  'effect',
  'always',
  'evaluate',
  'calculate',
  'diagram',
  'exam',
  'misconception',
  'apply',
  'data',
  'start',
] as const;
export type EntryKind = (typeof entryKinds)[number];

/** An entry with a check question can be asked about. */
export type CheckedEntry = Entry & Required<Pick<Entry, 'check' | 'ideas' | 'hint' | 'answer'>>;

export function hasCheck(entry: Entry): entry is CheckedEntry {
  return Boolean(entry.check && entry.ideas?.length && entry.hint && entry.answer);
}
