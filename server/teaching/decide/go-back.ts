import { makeSum } from '../drill/make-sum.ts';
import type { Open } from '../lesson.ts';
import { chainAsk } from '../methods/analysis.ts';
import { lensAsk } from '../methods/evaluation.ts';
import { planAsk } from '../methods/plan.ts';
import { runAsk } from '../methods/quick-fire.ts';
import { essayAsk } from '../plan/coach-plan.ts';
import type { Reply, TurnContext } from '../turn-context.ts';

/** After a question in its middle the exercise asks once more what it had asked. */
export function goBack(context: TurnContext, open: Exercise): Reply {
  return { say: [], ask: askOf(context, open), again: true, change: { open } };
}

type Exercise = Exclude<Open, { kind: 'check' | 'offer' }>;

function askOf(context: TurnContext, open: Exercise): string {
  switch (open.kind) {
    case 'chain':
      return chainAsk(context, open);
    case 'claim':
      return lensAsk(context, open.lens);
    case 'run':
      return runAsk(context, open);
    case 'plan':
      return planAsk(context, open);
    case 'essay':
      return essayAsk(context, open);
    case 'sum':
      return makeSum(open.maker, open.number, context.course.subject)?.text ?? '';
  }
}

/** As the button beside such an answer says it. */
export function wantsBack(words: string): boolean {
  return /^(?:(?:ok(?:ay)?|so|right)[, ]+)*(?:go on|carry on|continue|back to (?:it|where we were|my (?:essay|plan)|the (?:essay|plan|sum|question)))\W*$/i.test(
    words.trim(),
  );
}
