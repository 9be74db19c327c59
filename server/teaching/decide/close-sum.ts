import { aloud } from '../calculate/say-number.ts';
import type { Judged } from '../drill/judge-figure.ts';
import type { MadeSum } from '../drill/make-sum.ts';
import type { Lesson } from '../lesson.ts';
import { tell } from '../say/tell.ts';
import type { Reply, TurnContext } from '../turn-context.ts';
import type { OpenSum } from './set-sum.ts';

/** The figure is right, and what it means. */
export function praiseSum({ lesson }: TurnContext, made: MadeSum, open: OpenSum, { but }: Right): Reply {
  const lead = but ? noteOf(made, but, lesson) : tell(lesson, open.helped || open.tries ? 'rightHelped' : 'right');
  return closeWith([lead, made.worked.outcome.meaning], made, lesson);
}

type Right = Extract<Judged, { kind: 'right' }>;

/** The figure is right, and one thing about it is not. */
function noteOf({ maker, worked }: MadeSum, but: NonNullable<Right['but']>, lesson: Lesson): string {
  const result = worked.result.replace(/^-/, '−');
  switch (but) {
    case 'sign':
      return `${tell(lesson, 'sumSign')} ${maker.sign ?? ''} ${tell(lesson, 'sumSo', { result: aloud(result) })}`;
    case 'percent':
      return tell(lesson, 'sumAsPercent', { result });
    case 'no percent':
      return tell(lesson, 'sumNoPercent', { name: maker.says, result: aloud(result) });
    case 'size':
      return tell(lesson, 'sumSize', { result: aloud(result) });
    case 'units':
      return tell(lesson, 'sumUnits', { result });
  }
}

/** The whole working. */
export function tellSum({ lesson }: TurnContext, made: MadeSum, lead: string): Reply {
  return closeWith([lead, ...made.worked.sentences], made, lesson);
}

/** The sum is closed, and another of its kind is offered. */
function closeWith(say: string[], made: MadeSum, lesson: Lesson): Reply {
  const another = { label: 'Another one?', says: `Give me another sum on ${made.maker.says}` };
  return {
    say,
    ask: tell(lesson, 'sumAnother'),
    again: true,
    change: { ...kept(made, lesson), open: { kind: 'offer', act: 'test-me', words: another.says } },
    shown: { steps: made.worked.steps, offers: [another] },
  };
}

/** What is asked next may be about this sum. */
function kept({ text, worked }: MadeSum, { turns }: Lesson): Partial<Lesson> {
  return {
    ...{ figures: text, sum: worked.name, told: [], ignored: 0, lapsed: null },
    outcomes: [{ ...worked.outcome, turn: turns }],
  };
}
