import { phrases } from '#content/tutor/phrases.ts';
import { inSequence } from '#domain/in-sequence.ts';
import { checkParagraph } from '../decide/check-paragraph.ts';
import { featuresOf } from '../mark/features.ts';
import { ownParagraphIn } from '../read/own-paragraph.ts';
import { sentencesOf } from '../say/sentences.ts';
import { tell } from '../say/tell.ts';
import type { Reply, Respond, TurnContext } from '../turn-context.ts';
import { answerAboutPlan } from './about-plan.ts';
import type { PlanWish } from './plan-wish.ts';
import { joinPoints } from './read-plan-words.ts';
import type { OpenEssay } from './start-essay.ts';
import { statesJudgement } from './states-judgement.ts';

/** 'I'll start writing. Can you check this: …': a paragraph is read and not filed, after what is said of the plan before it. */
export async function checkInPlan(
  context: TurnContext,
  plan: OpenEssay,
  words: string,
  follow: (before: string) => Promise<Reply | undefined>,
): Promise<Reply | undefined> {
  const [, before = '', handed = ''] = asksToCheck.exec(words.trim()) ?? [];
  const own = handed && ownParagraphIn(handed);
  if (!own || sentencesOf(own).length < 2 || statesJudgement(own)) return undefined;
  const first = /\w/.test(before) ? await follow(before.trim()) : undefined;
  const open = first?.change?.open?.kind === 'essay' ? first.change.open : plan;
  const left = { open: null, parked: open };
  const reply = await checkParagraph({ ...context, lesson: { ...context.lesson, ...left } }, handed);
  return reply && { ...reply, say: [...(first?.say ?? []), ...reply.say], change: { ...left, ...reply.change } };
}

/** '… which means lower costs. Better? And how do I conclude': of the paragraph that was just read, and no line of the plan. */
export async function betterParagraph(
  context: TurnContext,
  plan: OpenEssay,
  wishes: PlanWish[],
  respond: Respond,
): Promise<Reply | undefined> {
  const isOfParagraph = phrases.showAgain.some((ask) => ask === context.lesson.lastAsk);
  const asked = wishes.flatMap((wish) => (wish.does === 'ask' ? wish.text : [])).join(' ');
  if (!isOfParagraph || !asked || !wishes.some(({ does }) => does === 'better')) return undefined;
  const isMore = featuresOf(joinPoints(wishes)).links > 0;
  const reply = answerAboutPlan(context, plan, asked, []) ?? (await respond(context, asked));
  return { ...reply, say: [...(isMore ? [tell(context.lesson, 'planBetter')] : []), ...reply.say] };
}

const asksToCheck = inSequence([
  /^(.*?)(?=(.+)$)(?:(?:can|could|will|would) (?:you|u) )?(?:please |just |pls )*(?:check|mark|read|rate|look at|look over) /is,
  /(?:this|it|my|the)(?: (?:first|second|next|new|opening|whole))*(?: paragraph| para| answer)?\s*:\s/is,
]);
