import wordLists from '#content/curriculum/knowledge/macros.json' with { type: 'json' };
import { type MarkedQuestion, type Marking, markAnswer } from '#domain/marking/mark-answer.ts';

/** By words alone, in no time: for asking whether a text gives an answer away, never for judging a student. */
export function match(question: MarkedQuestion, text: string): Marking {
  return markAnswer(question, text, wordLists);
}

/** Whether somebody who has read the text has the whole answer. */
export function givesAway(question: MarkedQuestion, text: string): boolean {
  return match(question, text).verdict === 'right';
}
