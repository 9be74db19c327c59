import type { Offer } from '#domain/tutor-shown.ts';
import { type Entry, hasCheck } from '../bank/entry.ts';
import type { Lesson } from '../lesson.ts';
import { checkQuestion } from '../mark/check-question.ts';
import { givesAway } from '../mark/match.ts';
import { countWords } from '../say/count-words.ts';
import { textForBoard } from '../say/for-board.ts';
import type { Reply, TurnContext } from '../turn-context.ts';
import { mayAsk } from './may-ask.ts';

type Options = {
  /** Said first: a verdict on a claim, for instance. */
  lead?: string;
  /** The text to say instead of the entry's own. */
  text?: string;
  /** No check after it, whatever the cap says. */
  quiet?: boolean;
};

/** A written answer, its check question when one may be asked, and what the student could ask for next. */
export function giveEntry(
  context: TurnContext,
  entry: Entry,
  { lead, text = entry.reply, quiet = false }: Options = {},
): Reply {
  const { lesson, turn } = context;
  const say = [...(lead ? [lead] : []), textForBoard(entry, text, turn.board)];
  const check = !quiet && mayCheck(context, entry, say) ? openCheck(lesson, entry, 'in passing') : undefined;
  return {
    say,
    ...(check ? { ask: entry.check } : {}),
    change: {
      section: entry.section === 'exam' ? lesson.section : entry.section,
      entry: entry.id,
      plainer: text === entry.plainer ? lesson.plainer + 1 : 0,
      given: [...new Set([...lesson.given, entry.id])],
      open: null,
      ...check,
    },
    shown: { offers: offersAfter(context, entry) },
  };
}

function mayCheck({ lesson, turn }: TurnContext, entry: Entry, say: string[]): boolean {
  if (!hasCheck(entry) || lesson.asked.includes(entry.id) || !mayAsk(lesson)) return false;
  // Who has just read the answer need not be asked for it.
  if (givesAway(checkQuestion(entry), say.join(' '))) return false;
  return !turn.spoken || countWords([...say, entry.check]) <= mostSpoken;
}

/** So that a spoken reply is heard to its end. */
const mostSpoken = 60;

export function openCheck(
  lesson: Lesson,
  { id }: { id: string },
  manner: 'in passing' | 'as a test' = 'as a test',
): Pick<Lesson, 'open' | 'asked'> {
  return {
    open: { kind: 'check', id, tries: 0, helped: 0, found: [], inPassing: manner === 'in passing' },
    asked: [...new Set([...lesson.asked, id])],
  };
}

/** What one can do next with what was just explained. */
function offersAfter({ bank, course, lesson }: TurnContext, entry: Entry): Offer[] {
  const section = bank.of(entry.subject, entry.section);
  const example = section.some(({ kind, id }) => kind === 'example' && id !== entry.id && !lesson.given.includes(id));
  const diagram = (course.sectionOf.get(entry.section)?.diagrams.length ?? 0) > 0;
  return [
    offers.simpler,
    ...(example && entry.kind !== 'example' ? [offers.example] : []),
    ...(diagram && entry.kind !== 'diagram' ? [offers.diagram] : []),
    ...(entry.section === 'exam' ? [] : [offers.test]),
  ];
}

export const offers = {
  simpler: { label: 'Put it more simply', says: 'Put it more simply' },
  example: { label: 'Give me an example', says: 'Give me an example' },
  diagram: { label: 'Show me the diagram', says: 'Show me the diagram' },
  test: { label: 'Test me on this', says: 'Test me on this' },
  hint: { label: 'Give me a hint', says: 'Give me a hint' },
  tell: { label: 'Tell me the answer', says: 'Tell me the answer' },
} satisfies Record<string, Offer>;
