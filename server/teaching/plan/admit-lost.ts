import { tell } from '../say/tell.ts';
import type { Reply, TurnContext } from '../turn-context.ts';
import { essayAsk, offersIn, planSteps } from './coach-plan.ts';
import type { PlanWish } from './plan-wish.ts';
import type { OpenEssay } from './start-essay.ts';

/** 'You've lost my question, I've already given you two points': what there is, and on from there. */
export function admitLost(context: TurnContext, plan: OpenEssay, words: string, wishes: PlanWish[]): Reply | undefined {
  const isOff = wishes.some(({ does }) => does === 'complain');
  if (!plan.lines.length || wishes.some(({ does }) => does !== 'talk' && does !== 'complain')) return undefined;
  if (!isOff && !complains.test(words)) return undefined;
  const isDone = plan.stage === 'done';
  return {
    say: [tell(context.lesson, isOff ? 'planOffTitle' : 'planLost')],
    ...(isDone ? {} : { ask: essayAsk(context, plan) }),
    again: true,
    change: isDone ? { open: null, parked: plan } : { open: plan },
    shown: { steps: planSteps(plan), offers: offersIn(plan) },
    act: 'essay-plan',
  };
}

const complains =
  /\b(?:you|u)(?:[’']?ve| have)? (?:just |still |completely )*(?:lost|forgot(?:ten)?|missed|ignored|didn[’']?t|haven[’']?t)\b|\bi[’']?ve already (?:given|told|said)\b/i;
