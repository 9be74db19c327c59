import { tell } from '../say/tell.ts';
import type { Reply, TurnContext } from '../turn-context.ts';
import { answerPlanQuestion } from './answer-plan-question.ts';
import { essayAsk, offersIn } from './coach-plan.ts';
import { asksDiagram } from './plan-questions.ts';
import type { PlanWish } from './plan-wish.ts';
import type { OpenEssay } from './start-essay.ts';

/** Nothing is brought and all that is asked can be said from the plan. */
export function answerFromPlan(context: TurnContext, plan: OpenEssay, wishes: PlanWish[]): Reply | undefined {
  const asked = wishes.flatMap((wish) => (wish.does === 'ask' ? wish.text : []));
  const ofPlan = asked.filter((question) => !asksWhatMeant.test(question));
  const { says, left } = takeQuestions(context, plan, ofPlan);
  if (!says.length || left) return undefined;
  const lead = ofPlan.length < asked.length ? [tell(context.lesson, 'planMisread')] : [];
  return goOnAfter(context, plan, [...lead, ...says]);
}

/** 'What do you mean, that's in the plan already?': what he asks beside it says what was not understood. */
const asksWhatMeant =
  /^(?:(?:wait|huh|but|no|ok(?:ay)?|sorry|hang on|er+m?|um+)[,.?! ]+)*what (?:do|did) (?:you|u) mean\b/i;

/** As it was, with what it asks for, or finished as it was. */
function goOnAfter(context: TurnContext, plan: OpenEssay, say: string[]): Reply {
  const isOpen = plan.stage !== 'done';
  return {
    say,
    ...(isOpen && { ask: essayAsk(context, plan) }),
    again: true,
    change: isOpen ? { open: { ...plan, passed: 0 } } : { open: null, parked: plan },
    shown: { offers: offersIn(plan) },
    act: 'check-my-work',
  };
}

/** What the plan itself answers, and what is left to be looked up. */
export function takeQuestions(
  context: TurnContext,
  plan: OpenEssay,
  asked: string[],
): { says: string[]; left: string } {
  const answers = asked.map((question) => ({
    question,
    says: asksDiagram.test(question) ? undefined : answerPlanQuestion(context, plan, question),
  }));
  return {
    says: [...new Set(answers.flatMap(({ says }) => says ?? []))],
    left: answers.flatMap(({ question, says }) => (says ? [] : question)).join(' '),
  };
}
