import type { Progress } from '../mark/progress.ts';
import { record } from '../mark/record.ts';
import { tell } from '../say/tell.ts';
import type { Reply, TurnContext } from '../turn-context.ts';
import { offers } from './give-entry.ts';
import { type Asked, type OpenCheck, readOpenQuestion } from './open-question.ts';

/** The answer is told, and the question is closed. */
export function tellAnswer(
  context: TurnContext,
  open: OpenCheck,
  lead: string,
  verdict: 'partly' | 'not yet' = 'not yet',
  missing?: string,
): Reply {
  const asked = readOpenQuestion(context, open);
  if (!asked) return { say: [tell(context.lesson, 'whatNext')], change: { open: null } };
  const plainer = context.bank.get(open.id)?.plainer;
  const idea = missing ?? asked.question.requiredIdeas[0]?.idea;
  const { results, evidence } = keep(context, asked, { ...open, helped: 5 }, verdict, idea);
  return {
    say: [lead, asked.answer, ...(plainer && !context.turn.spoken ? [plainer] : [])],
    change: { ...closed, results },
    evidence,
    shown: { offers: [{ label: 'Try another', says: 'Test me on this' }, offers.example] },
  };
}

/** The plainer explanation and the answer, and on. */
export function explain(context: TurnContext, open: OpenCheck, progress: Progress): Reply {
  const { lesson } = context;
  const lead = progress.found.length ? tell(lesson, 'almost') : tell(lesson, 'hereItIs');
  return tellAnswer(context, open, lead, progress.found.length ? 'partly' : 'not yet', progress.missing);
}

/** What a question leaves behind that is done with. */
export const closed = { open: null, ignored: 0, lapsed: null };

/** What was shown with a question of the curriculum is evidence; a check of the bank only counts in this lesson. */
export function keep(
  context: TurnContext,
  { question, section, isCurriculum }: Asked,
  { helped }: OpenCheck,
  verdict: 'right' | 'partly' | 'not yet',
  missing: string | undefined,
): ReturnType<typeof record> {
  const shown = { itemKind: 'question' as const, itemId: question.id, sectionId: section };
  const { evidence, results } = record(context, { ...shown, verdict, hints: helped, unassisted: false, missing });
  return { evidence: isCurriculum ? evidence : [], results };
}
