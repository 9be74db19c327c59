import type { QuickFireQuestion } from '#content/curriculum/curriculum.ts';
import type { Marking } from '#domain/marking/mark-answer.ts';
import type { Evidence } from '#domain/tutor.ts';
import type { TutorTurn } from '../tutor-interfaces.ts';
import type { Coaching } from './coaching.ts';
import type { Findings } from './find/find-topic.ts';
import type { Lesson } from './lesson/lesson.ts';
import type { Library, PlacedPoint, PlacedQuestion, Section, Shelf } from './library.ts';

/** All that a move may look at in one turn. Moves change nothing: they answer with what to say and what to remember. */
export type Scene = {
  turn: TutorTurn;
  lesson: Lesson;
  library: Library;
  /** The subject of this tutor. */
  shelf: Shelf;
  coaching: Coaching;
  /** What the words are about. */
  find(words: string): Promise<Findings>;
  mark(question: QuickFireQuestion, answer: string): Promise<Marking>;
  now: Date;
};

/** One reply: a few sentences, then at most one question. */
export type Reply = {
  say: string[];
  ask?: string;
  change?: Partial<Lesson>;
  evidence?: Evidence[];
  /** The student asked to hear it again: only then may a sentence be repeated. */
  again?: true;
};

export function requireSection({ shelf }: Scene, id: string): Section {
  const section = shelf.sectionOf.get(id) ?? shelf.sections[0];
  if (!section) throw new Error('The library is empty');
  return section;
}

export function readQuestion({ shelf }: Scene, id: string): PlacedQuestion | undefined {
  return shelf.questions.get(id);
}

export function readPoint({ shelf }: Scene, id: string): PlacedPoint | undefined {
  return shelf.points.get(id);
}
