import wordLists from '#content/curriculum/knowledge/macros.json' with { type: 'json' };
import { findCommonError } from '#domain/marking/common-error.ts';
import { readNumbers } from '../calculate/read-numbers.ts';
import type { TurnContext } from '../turn-context.ts';
import { slipIn } from './hint-at-sum.ts';
import type { Asked } from './open-question.ts';
import { givesWanted } from './wanted-figures.ts';

/** What went wrong in an answer in figures, where it is a slip that many make: points for per cent, upside down. */
export function slipInAnswer(context: TurnContext, asked: Asked, words: string): string | undefined {
  if (!readNumbers(words).figures.length || givesWanted(asked, words)) return undefined;
  return findCommonError(asked.question, words, wordLists) ?? slipIn(context, asked.question.prompt, words);
}
