import { type Board, boards } from '#domain/study/boards.ts';
import type { Entry } from '../bank/entry.ts';
import { sentencesOf } from './sentences.ts';

/** The boards that some words name. */
export function boardsIn(words: string): Board[] {
  return boards.filter((board) => new RegExp(`\\b${board}\\b`, 'i').test(words));
}

/** The one board that a student has named last of himself or of a question: 'I'm Edexcel, not AQA'. */
export function boardSaid(said: string[]): Board | undefined {
  const named = said.map((words) => boardsIn(words.replace(notThat, ' '))).findLast(({ length }) => length > 0);
  return named?.length === 1 ? named[0] : undefined;
}

const notThat = new RegExp(`\\bnot (?:for |on |doing )?(?:${boards.join('|')})\\b`, 'gi');

/** An answer written for other boards than the student's, such as 'How do I answer OCR 25 mark questions?' for AQA. */
export function isForOthers({ asks }: Pick<Entry, 'asks'>, board: Board | undefined): boolean {
  const named = boardsIn(asks[0] ?? '');
  return board !== undefined && named.length > 0 && !named.includes(board);
}

/**
 * What an answer that goes through the boards says of the student's own. One that does not tell them apart, or was
 * written for one of them, stays whole.
 */
export function textForBoard({ asks, section }: Entry, text: string, board: Board | undefined): string {
  if (!board || section !== 'exam' || boardsIn(asks[0] ?? '').length > 0) return text;
  const sentences = sentencesOf(text);
  if (!sentences.some((sentence) => boardsIn(sentence).includes(board))) return text;
  return sentences
    .filter((sentence) => {
      const named = boardsIn(sentence);
      return named.length === 0 || named.includes(board);
    })
    .join(' ');
}
