import { followOutcome } from '../calculate/outcome/follow-outcome.ts';
import type { Reply, TurnContext } from '../turn-context.ts';
import { offers } from './give-entry.ts';
import type { Heard } from './heard.ts';

/** What is asked about the result of the sum just worked, from that result. */
export function followSum({ lesson }: TurnContext, { words, act }: Heard): Reply | undefined {
  const last = lesson.outcomes.at(-1);
  if (!last || lesson.turns - last.turn > mostTurns || act === 'write-it-for-me' || act === 'essay-plan')
    return undefined;
  const followed = followOutcome(words, lesson.outcomes, lesson.figures);
  if (!followed) return undefined;
  const { say, steps, outcome } = followed;
  const latest = { ...(outcome ?? last), turn: lesson.turns };
  const outcomes = [...(outcome ? lesson.outcomes : lesson.outcomes.slice(0, -1)), latest].slice(-mostKept);
  return {
    say,
    again: true,
    change: { open: null, outcomes },
    ...(steps && { shown: { steps, offers: [offers.test] } }),
  };
}

/** 'That' is what was said last, or just before it. */
const mostTurns = 2;
export const mostKept = 2;
