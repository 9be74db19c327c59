import wordLists from '#content/curriculum/knowledge/macros.json' with { type: 'json' };
import { markAnswer } from '#domain/marking/mark-answer.ts';
import type { AnswerMarker } from './interface.ts';

/** Marks by the curriculum's words and a few rules. It needs no model and knows no meaning. */
export const matcherMarker: AnswerMarker = {
  description: 'words and rules',
  async mark(question, answer) {
    return markAnswer(question, answer, wordLists);
  },
};
