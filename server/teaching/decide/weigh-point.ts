import { checkSentences, featuresOf, findSlip } from '../mark/features.ts';
import { ownParagraphIn } from '../read/own-paragraph.ts';
import { type PointAsked, pointAsked, pointIn } from '../read/point-asked.ts';
import type { Wish } from '../read/wishes.ts';
import { firstSentences } from '../say/first-sentences.ts';
import { tell } from '../say/tell.ts';
import { withoutVerdict } from '../say/without-verdict.ts';
import type { Reply, Respond, TurnContext } from '../turn-context.ts';
import { fresh, sureOf } from './answer-question.ts';
import { giveEntry } from './give-entry.ts';
import { joinParts } from './join-replies.ts';
import { rankFound } from './rank-found.ts';
import { isExercise } from './stay-open.ts';

/** 'Can I say that in an essay?': a yes or a no to the point itself, then what bears on it, then what else was asked. */
export async function weighPoint(
  context: TurnContext,
  words: string,
  respond: Respond,
  wish?: Wish,
): Promise<Reply | undefined> {
  const { lesson, turn } = context;
  const asked =
    lesson.open && isExercise(lesson.open)
      ? undefined
      : (pointAsked(words) ?? (wish === 'point' && !ownParagraphIn(words) ? pointIn(words) : undefined));
  if (!asked) return undefined;
  const put = asked.point.split(/\s+/).length >= fewestWords ? asked : pointBefore(turn.history);
  const weighed = put && (await weigh(context, put));
  if (!weighed || !asked.more) return weighed;
  const more = await respond({ ...context, lesson: { ...lesson, ...weighed.change, open: null } }, asked.more);
  return more.unanswered ? weighed : joinParts(context, weighed, more);
}

const fewestWords = 4;

/** The last thing that he put forward himself. */
function pointBefore(history: TurnContext['turn']['history']): Point | undefined {
  const said = history.findLast(({ by }) => by === 'student')?.text ?? '';
  const put = pointAsked(said) ?? { point: said, whole: said };
  return put.point.split(/\s+/).length >= fewestWords && !/\?\s*$/.test(put.point) ? put : undefined;
}

type Point = Pick<PointAsked, 'point' | 'whole'>;

async function weigh(context: TurnContext, { point, whole }: Point): Promise<Reply | undefined> {
  const { lesson, facts } = context;
  const slip = findSlip(checkSentences(facts, point));
  if (slip) return { say: [tell(lesson, 'pointWrong'), slip.says], change: { open: null }, act: 'claim' };
  const { right } = await context.look(point);
  const { found } = await context.look(whole);
  const ranked = fresh(context, rankFound(context, { act: 'claim', sure: 1 }, found, whole));
  const best = ranked.find(({ probability }) => probability >= sureOf.yes);
  const stands = right !== undefined && right >= standing;
  const mayStand = right !== undefined && right >= arguable;
  if (!mayStand && !best) return undefined;
  const lead = tell(lesson, stands ? 'pointStands' : mayStand ? 'pointArguable' : 'pointDoubtful');
  const { links, doubt } = featuresOf(point.replace(/\b(?:cos|cuz|coz|bc|bcos)\b/gi, 'because'));
  const next = !stands ? [] : [tell(lesson, links === 0 ? 'pointSayWhy' : doubt ? 'pointWeighed' : 'pointWeigh')];
  if (!best) return { say: [lead, ...next], change: { open: null }, act: 'claim' };
  const reply = giveEntry(context, best.entry, {
    text: firstSentences(withoutVerdict(best.entry.reply), 3),
    lead,
    quiet: true,
  });
  return { ...reply, say: [...reply.say, ...next], act: 'claim' };
}

/** A point is not a fact: it takes less to let it be argued than to say that it is right. */
const standing = 2.5;
const arguable = -2;
