import { tell } from '../say/tell.ts';
import type { Reply, TurnContext } from '../turn-context.ts';
import { answerQuestion, sureOf } from './answer-question.ts';
import { giveEntry } from './give-entry.ts';
import type { Heard } from './heard.ts';

/** The last figure that was written down, with its date, and where today's is to be found. */
export function sayCurrentData(context: TurnContext, heard: Heard): Reply {
  const { lesson } = context;
  const { found, words } = heard;
  const data = found.find(
    ({ entry, probability }) =>
      probability >= sureOf.perhaps && (entry.kind === 'data' || /\b20[12]\d\b/.test(entry.reply)),
  );
  // 'AC is still falling, so should they leave it alone?' asks for no figure.
  if (!data && !asksFigure.test(words)) return answerQuestion(context, heard);
  if (!data) return { say: [tell(lesson, 'noFigures')], ask: tell(lesson, 'whatNext'), change: { open: null } };
  // First, so that it is never what there is no time for.
  const lead = /\b(?:look (?:it |them |that )?up|check|newest|latest|up to date)\b/i.test(data.entry.reply)
    ? {}
    : { lead: tell(lesson, 'lookUp') };
  return giveEntry(context, data.entry, { ...lead, quiet: true });
}

const asksFigure =
  /\b(?:rates?|figures?|levels?|numbers?|stat(?:s|istics?)|data|news|latest|current(?:ly)?|right now|at the moment|today|how (?:much|many|high|big|low|large))\b/i;
