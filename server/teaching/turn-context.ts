import type { QuickFireQuestion } from '#content/curriculum/curriculum.ts';
import type { Marking } from '#domain/marking/mark-answer.ts';
import type { Evidence } from '#domain/tutor.ts';
import type { Shown } from '#domain/tutor-shown.ts';
import type { TutorTurn } from '../providers/brain/interface.ts';
import type { Bank } from './bank/open-bank.ts';
import type { Cards } from './cards/read-cards.ts';
import type { Cases } from './cases/read-cases.ts';
import type { Coaching } from './curriculum/coaching.ts';
import type { Course, Library, PlacedPoint, PlacedQuestion, Section } from './curriculum/library.ts';
import type { Facts } from './facts/read-facts.ts';
import type { Lesson } from './lesson.ts';
import type { Lists } from './lists/read-lists.ts';
import type { Act } from './read/acts.ts';
import type { Reading } from './reader/reader.ts';

/** All that a move may look at in one turn. Moves change nothing: they answer with what to say and what to remember. */
export type TurnContext = {
  turn: TutorTurn;
  lesson: Lesson;
  library: Library;
  /** The subject of this tutor. */
  course: Course;
  bank: Bank;
  /** What moves what, and what counts as what. */
  facts: Facts;
  /** The firms, countries and policies that students name. */
  cases: Cases;
  /** How each section is used in an exam. */
  cards: Cards;
  /** Advantages, causes and ways, to be asked for by number. */
  lists: Lists;
  coaching: Coaching;
  /** What these words are about, with the topic in hand; `alone`: whatever was talked about before; or with another topic, of which this was said. */
  look(words: string, about?: 'alone' | { topic: string; said?: string }): Promise<Reading>;
  mark(question: QuickFireQuestion, answer: string): Promise<Marking>;
  now: Date;
  /** The words of which those in hand are a part: the same ones are not taken apart again. */
  within?: readonly string[];
};

/** One reply: what is said, then at most one question. */
export type Reply = {
  say: string[];
  ask?: string;
  change?: Partial<Lesson>;
  evidence?: Evidence[];
  shown?: Shown;
  /** The student asked to hear it again: only then may a sentence be repeated. */
  again?: true;
  /** Explains nothing: 'you are welcome' may be said twice when there is no other way left to say it. */
  aside?: true;
  /** A model paragraph, which is none when a sentence is missing: said to its end, however long. */
  whole?: true;
  /** How the student's words were read. */
  act?: Act;
  /** Nothing was found for these words: whoever writes the bank should know. */
  unanswered?: true;
};

/** Takes words as a turn of their own: for what is asked behind an answer, or beside a plan. */
export type Respond = (context: TurnContext, words: string) => Promise<Reply>;

export function requireSection({ course }: TurnContext, id: string): Section {
  const section = course.sectionOf.get(id) ?? course.sections[0];
  if (!section) throw new Error('The library is empty');
  return section;
}

export function readQuestion({ course }: TurnContext, id: string): PlacedQuestion | undefined {
  return course.questions.get(id);
}

export function readPoint({ course }: TurnContext, id: string): PlacedPoint | undefined {
  return course.points.get(id);
}
