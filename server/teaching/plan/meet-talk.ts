import { phrases } from '#content/tutor/phrases.ts';
import { otherTitles, saysConfused, saysNotMeant, wantsOtherTitle } from '#content/tutor/plan-talk.ts';
import { type PhraseName, tell } from '../say/tell.ts';
import { fill } from '../say/vary.ts';
import type { Reply, TurnContext } from '../turn-context.ts';
import { changePlan } from './change-plan.ts';
import { essayAsk, goOn, offersIn, planSteps } from './coach-plan.ts';
import type { Line } from './parts.ts';
import { readPlanWords } from './read-plan-words.ts';
import type { OpenEssay } from './start-essay.ts';

/** 'That's not what I meant', 'this is confusing', 'can we do a different question': said to the tutor, and no point of the plan. */
export function meetTalk(context: TurnContext, plan: OpenEssay, words: string): Reply | undefined {
  const said = words.trim();
  const { lesson } = context;
  if (lesson.open?.kind !== 'essay') return undefined;
  if (otherTitle.test(said)) return askTitle(context, plan);
  const meant = meansThis.exec(said)?.[1] ?? (asksReading(context) && onlyStates(said, plan) ? said : undefined);
  const own = lastOwn(context, plan);
  if (meant && own) return reword(context, plan, own, meant);
  if (notMeant.test(said)) return askReading(context, plan, own);
  // What was explained in between is put plainer, and not what the plan asks for.
  return confused.test(said) && plan.passed === 0 ? askPlainer(context, plan) : undefined;
}

const so = '(?:(?:no+|nah|but|wait|sorry|hang on|um+|er+m?|ok(?:ay)?|well|actually|lol|hmm*|so)[,.!? ]+)*';
const end = '(?:[, ]+(?:lol|tho|though|at all|please|pls|sorry|tbh|now|so))*\\W*$';
const saidOnly = (ways: readonly string[]) =>
  new RegExp(`^${so}(?:${ways.map((way) => fill(way, otherTitles)).join('|')})${end}`, 'i');

const otherTitle = saidOnly(wantsOtherTitle);
const notMeant = saidOnly(saysNotMeant);
const confused = saidOnly(saysConfused);
/** 'I meant the tax one', 'I meant should it go in my conclusion'. */
const notALine =
  "(?:the|my|that) (?:[\\w'’-]+ ){1,5}?(?:one|point|argument|bit|line)\\b|(?:should|does|do|is|are|how|what|why|if)\\b";
/** 'No, I meant that firms' costs rise': what he says now stands for what he said before. */
const meansThis = new RegExp(
  `^${so}(?:what )?i meant?(?: was| is)?(?: that)?[:,]? (?!${notALine})((?:\\S+ ){3,}[^?]+)$`,
  'i',
);

function onlyStates(said: string, { title }: OpenEssay): boolean {
  const wishes = readPlanWords(said, title);
  return wishes.every(({ does }) => does === 'point');
}

/** The line that his last words brought. */
function lastOwn({ turn: { history } }: TurnContext, { lines }: OpenEssay): Line | undefined {
  const before = history.flatMap(({ by, text }) => (by === 'student' ? [text] : [])).slice(-reach);
  const line = lines.at(-1);
  return line && before.some((text) => text.includes(line.text.slice(0, start))) ? line : undefined;
}

const reach = 2;
const start = 30;

function asksReading({ lesson: { lastAsk } }: TurnContext): boolean {
  return phrases.planHowRead.some((ask) => ask === lastAsk);
}

function reword(context: TurnContext, plan: OpenEssay, line: Line, text: string): Reply {
  const { open, say } = changePlan(context, { ...plan, passed: 0 }, { does: 'change', which: 'that', text, line });
  return { ...goOn(context, open, say), act: 'essay-plan' };
}

/** What stands there, and how it should read. */
function askReading(context: TurnContext, plan: OpenEssay, own: Line | undefined): Reply {
  const { lesson } = context;
  return {
    say: [own ? tell(lesson, 'planReadsNow', { text: own.text.replace(/[\s.]+$/, '') }) : tell(lesson, 'planMisread')],
    ask: tell(lesson, own ? 'planHowRead' : 'planWhatMeant'),
    again: true,
    change: { open: { ...plan, passed: 0 } },
    shown: { offers: offersIn(plan) },
    act: 'essay-plan',
  };
}

/** What is asked for, in one plain sentence that can be ended. */
function askPlainer(context: TurnContext, plan: OpenEssay): Reply {
  const name = plainer[plan.stage];
  if (!name)
    return { say: [tell(context.lesson, 'confusedAbout')], ask: essayAsk(context, plan), again: true, act: 'confused' };
  return {
    say: [tell(context.lesson, 'confusedAbout'), tell(context.lesson, name)],
    ask: tell(context.lesson, 'essayOr'),
    again: true,
    change: { open: plan },
    shown: { steps: planSteps(plan), offers: offersIn(plan) },
    act: 'confused',
  };
}

const plainer: Partial<Record<OpenEssay['stage'], PhraseName>> = {
  first: 'plainFirst',
  second: 'plainSecond',
  against: 'plainAgainst',
  doubt: 'plainDoubt',
  judgement: 'plainJudgement',
};

/** This plan is kept, and the next title is asked for. */
function askTitle({ lesson }: TurnContext, plan: OpenEssay): Reply {
  return {
    say: [tell(lesson, 'planKept')],
    ask: tell(lesson, 'essayWhich'),
    change: {
      parked: plan,
      open: {
        ...plan,
        title: '',
        marks: null,
        points: [],
        doubts: [],
        judgement: '',
        lines: [],
        passed: 0,
        stage: 'title',
      },
    },
    act: 'essay-plan',
  };
}
