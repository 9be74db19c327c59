import type { Entry, EntryKind } from '../bank/entry.ts';
import type { Act } from '../read/acts.ts';
import type { Found } from '../reader/reader.ts';
import { boardSaid, boardsIn, isForOthers } from '../say/for-board.ts';
import type { TurnContext } from '../turn-context.ts';
import { lacksNamed } from './lacks-named.ts';
import { opposes } from './opposes.ts';

export type Ranked = Found & { entry: Entry };

/** What was found, with what the act asks for, the section in hand and the tutor's own field put in the scales. */
export function rankFound(
  { bank, lesson, turn, course }: TurnContext,
  { act, sure }: { act: Act; sure: number },
  found: Found[],
  words = '',
): Ranked[] {
  // Whoever names a board means that one.
  const board = boardsIn(words).length > 0 ? boardSaid([words]) : turn.board;
  const preferred = preferences[act] ?? [];
  return found
    .flatMap((one) => {
      const entry = bank.get(one.id);
      if (!entry) return [];
      const own = turn.agent.themes.includes(course.sectionOf.get(entry.section)?.theme ?? 0);
      const worth =
        one.worth +
        (preferred.includes(entry.kind) ? kindBonus * sure : 0) +
        (entry.section === lesson.section ? sectionBonus : 0) +
        (own || entry.section === 'exam' ? 0 : -foreignCost) -
        (isForOthers(entry, board) ? otherBoardCost : 0) -
        unnamedCost * lacksNamed(words, entry) -
        (opposes(words, entry) ? oppositeCost : 0);
      return [{ ...one, entry, worth }];
    })
    .sort((a, b) => b.worth - a.worth);
}

/** As much as the act is sure. */
const kindBonus = 1.5;
const sectionBonus = 0.2;
/** A tutor of one theme keeps to it, unless the student leads out of it. */
const foreignCost = 0.8;

/** Who names Taylor is not answered with another example of the same firm. */
const unnamedCost = 2;

/** As much: the opposite case reads as a contradiction of what was said before. */
const oppositeCost = 2;

/** More than any likeness of words: another board's marks would be wrong. */
const otherBoardCost = 4;

const preferences: Partial<Record<Act, EntryKind[]>> = {
  example: ['example', 'apply'],
  diagram: ['diagram'],
  'exam-technique': ['exam'],
  'essay-plan': ['evaluate', 'effect'],
  calculate: ['calculate'],
  claim: ['misconception'],
  'current-data': ['data'],
  'switch-topic': ['start'],
};
