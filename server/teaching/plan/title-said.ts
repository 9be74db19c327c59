import { stemsOf } from '#domain/marking/topic-stems.ts';
import type { TurnContext } from '../turn-context.ts';
import { isSetTitle, readMarks, readTitle } from './tariff.ts';

/** The title that was given earlier in the conversation: who then says 'the limitation bit' is not asked for it again. */
export function titleSaid(
  { turn: { history } }: TurnContext,
  named = '',
): { title: string; marks: number | null } | undefined {
  const said = history
    .filter(({ by }) => by === 'student')
    .slice(-latest)
    .findLast(({ text }) => isSetTitle(text) && commanded.test(readTitle(text)))?.text;
  if (!said) return undefined;
  const title = readTitle(said);
  const own = new Set(stemsOf(title));
  const isOfIt = !named || stemsOf(named).some((stem) => own.has(stem));
  return isOfIt ? { title, marks: readMarks(said) } : undefined;
}

const latest = 8;
const commanded = /^(?:evaluate|assess|discuss|examine|analyse|to what extent|explain)\b/i;
