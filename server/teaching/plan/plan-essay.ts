import type { Reply, TurnContext } from '../turn-context.ts';
import { essayAsk, planShown } from './coach-plan.ts';
import { startEssay } from './start-essay.ts';
import { readMarks, readTitle } from './tariff.ts';

/** A new plan where a title is named; whoever has a plan and names none speaks of that one, and it goes on. */
export async function planEssay(context: TurnContext, words: string, lead?: string): Promise<Reply> {
  const { open, parked } = context.lesson;
  const plan = open?.kind === 'essay' ? open : parked;
  if (!plan?.lines.length || readMarks(words) !== null || namesTitle(words)) return startEssay(context, words, lead);
  const { say, shown } = planShown(context, plan);
  const isDone = plan.stage === 'done';
  return {
    say: [...(lead ? [lead] : []), ...say],
    ...(isDone ? {} : { ask: essayAsk(context, plan) }),
    again: true,
    change: isDone ? { open: null, parked: plan } : { open: plan },
    ...(shown && { shown }),
  };
}

/** 'A plan on monopoly', and not 'which of them is weakest'. */
function namesTitle(words: string): boolean {
  return (
    /\b(?:plan|essay|question|title|one) (?:on|about|called|whether)\b|\b(?:evaluate|assess|discuss|to what extent)\b/i.test(
      words,
    ) && readTitle(words) !== ''
  );
}
