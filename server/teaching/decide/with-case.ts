import { findCase } from '../cases/find-case.ts';
import type { Act } from '../read/acts.ts';
import { bareOf, sentencesOf } from '../say/sentences.ts';
import { withoutVerdict } from '../say/without-verdict.ts';
import type { Reply, TurnContext } from '../turn-context.ts';
import type { Heard } from './heard.ts';

/**
 * 'Is Tesla stuck in the middle?': what the student's own case shows comes first, and then as much of the general
 * answer as is surely meant and speaks of no other case.
 */
export function withCase(context: TurnContext, { act, words, found }: Heard, reply: Reply): Reply {
  const { cases, lesson, turn } = context;
  if (!mayName.includes(act)) return reply;
  const before = turn.history.findLast(({ by }) => by === 'student')?.text ?? '';
  const likely = found.slice(0, 3).map(({ entry }) => entry.section);
  const sections = [...likely, ...(lesson.section ? [lesson.section] : [])];
  const meant = findCase(cases, { words, before, sections });
  const general = reply.say.join(' ');
  if (!meant || isSaid(context, meant.fact.says) || cases.namedIn(general).includes(meant.case)) return reply;
  const [best] = found;
  const isMeant = !reply.unanswered && best !== undefined && best.probability >= surely;
  const [lead = '', ...others] = reply.say;
  const isVerdict = /^(?:yes\b.{0,20}|exactly|right)\.$/i.test(lead);
  const told = withoutVerdict((isVerdict ? others : reply.say).join(' '));
  const rest = isMeant && cases.namedIn(general).length === 0 ? sentencesOf(told).slice(0, 2) : [];
  const { ask: _, unanswered: __, ...kept } = reply;
  return {
    ...kept,
    say: [...(isVerdict ? [lead] : []), meant.fact.says, ...rest],
    change: { ...reply.change, section: best?.entry.section ?? meant.fact.sections[0] ?? lesson.section, open: null },
  };
}

const mayName: Act[] = ['ask', 'claim', 'exam-technique', 'current-data', 'off-topic'];
const surely = 0.7;

function isSaid({ lesson }: TurnContext, says: string): boolean {
  return sentencesOf(says).every((sentence) => lesson.said.includes(bareOf(sentence)));
}
