import type { Judged } from '../drill/judge-figure.ts';
import type { MadeSum } from '../drill/make-sum.ts';
import { listed } from '../say/listed.ts';
import { lowerFirst } from '../say/say-point.ts';
import { tell } from '../say/tell.ts';
import type { Reply, TurnContext } from '../turn-context.ts';
import { tellSum } from './close-sum.ts';
import { offers } from './give-entry.ts';
import { setUp, stepAt } from './hint-at-sum.ts';
import type { OpenSum } from './set-sum.ts';

/** A step that is right, and which one comes next. */
export function sayNextStep(
  context: TurnContext,
  made: MadeSum,
  open: OpenSum,
  { reached, next }: Extract<Judged, { kind: 'partly' }>,
): Reply {
  const { lesson } = context;
  const { steps } = made.worked;
  const done = reached.map((at) => labelOf(steps[at]?.left ?? '')).filter(Boolean);
  const isLast = next === steps.length - 1 || done.length === 0;
  const lead = done.length ? tell(lesson, 'sumStep', { step: listed(done) }) : tell(lesson, 'sumOnTheWay');
  const then = isLast ? [made.method] : [tell(lesson, 'sumNext', { step: labelOf(steps[next]?.left ?? '') })];
  return goOnWithSum(context, open, [lead, ...then], 'free');
}

/** '%Δ price' as it is said. */
function labelOf(left: string): string {
  const said = left
    .replace(/^%Δ (?:other price$)?/, (all) =>
      all.endsWith('price') ? 'percentage change in the other price' : 'percentage change in ',
    )
    .replace(/^Δ /, 'change in ');
  return /^the /i.test(said) || /^year \d/i.test(said) || said === '' ? lowerFirst(said) : `the ${lowerFirst(said)}`;
}

/** The sum stays open, and another try is asked for. */
export function goOnWithSum(
  { lesson }: TurnContext,
  open: OpenSum,
  say: string[],
  cost: 'a try' | 'free' = 'a try',
): Reply {
  return {
    say,
    ask: cost === 'free' ? tell(lesson, 'sumComesTo') : tell(lesson, 'anotherGo'),
    again: true,
    change: { ignored: 0, open: { ...open, tries: open.tries + (cost === 'free' ? 0 : 1), passed: 0 } },
    shown: { offers: [open.helped || open.tries ? offers.tell : offers.hint] },
  };
}

/** The first step; after that, or for a sum of one step that was tried, the whole. */
export function helpWithSum(context: TurnContext, made: MadeSum, open: OpenSum): Reply {
  const { lesson } = context;
  if (open.helped > 0 || open.tries > 1) return tellSum(context, made, tell(lesson, 'hereItIs'));
  // Who has heard how it is done sees the figures in their places.
  const line = open.tries > 0 && stepAt(made, 0) === made.method ? setUp(made) : undefined;
  return {
    say: line ? [tell(lesson, 'sumFigures', { line })] : [tell(lesson, 'sumStart'), stepAt(made, 0)],
    ask: tell(lesson, 'sumThen'),
    again: true,
    change: { ignored: 0, open: { ...open, helped: 1, passed: 0 } },
    shown: { offers: [offers.tell] },
  };
}
