import { upperFirst } from '#domain/upper-first.ts';
import { withoutCourtesy } from '../read/without-courtesy.ts';
import { lowerFirst } from '../say/say-point.ts';
import { tell } from '../say/tell.ts';
import type { Reply, Respond, TurnContext } from '../turn-context.ts';
import { answerAboutPlan, namesNothing } from './about-plan.ts';
import { admitLost } from './admit-lost.ts';
import { answerFromPlan, takeQuestions } from './answer-from-plan.ts';
import { answerPlanQuestion } from './answer-plan-question.ts';
import { beginWithTitle } from './begin-with-title.ts';
import { changePlan } from './change-plan.ts';
import { betterParagraph, checkInPlan } from './check-in-plan.ts';
import { addOne, essayAsk, finish, giveToEssay, offersIn, planShown, planSteps } from './coach-plan.ts';
import { leavePlan } from './leave-plan.ts';
import { lineSpokenOf } from './line-spoken-of.ts';
import { meetTalk } from './meet-talk.ts';
import { aboutOf, namesNewTitle } from './new-title.ts';
import { nextStage, type Part, partAt } from './parts.ts';
import { planMeant } from './plan-meant.ts';
import { asksDiagram, asksPoint } from './plan-questions.ts';
import type { PlanWish } from './plan-wish.ts';
import { readPlanWords } from './read-plan-words.ts';
import { withReason } from './reason-behind.ts';
import { partNamed } from './side-of.ts';
import { type OpenEssay, startEssay } from './start-essay.ts';
import { passing, withPoints } from './with-points.ts';

/** What is said about the plan itself: to show it, to change it, to go on elsewhere in it; a question behind that is answered. */
export async function followPlan(context: TurnContext, words: string, respond: Respond): Promise<Reply | undefined> {
  const plan = planMeant(context, words);
  if (!plan) return beginWithTitle(context, words, (begun, rest) => followPlan(begun, rest, respond));
  if (namesNewTitle(words, plan.title)) {
    const reply = await startEssay({ ...context, lesson: { ...context.lesson, open: null } }, words);
    return { ...reply, change: { parked: plan, ...reply.change }, act: 'essay-plan' };
  }
  const isOpen = context.lesson.open?.kind === 'essay';
  const left =
    (await leavePlan(context, plan, words, respond)) ??
    (await checkInPlan(context, plan, words, (before) => followPlan(context, before, respond))) ??
    meetTalk(context, plan, words);
  if (left) return left;
  const read = readPlanWords(words, plan.title);
  const bettered = isOpen ? undefined : await betterParagraph(context, plan, read, respond);
  if (bettered) return bettered;
  const reasoned = isOpen ? withReason(read, plan) : undefined;
  const wishes = reasoned ?? withPoints(read, plan.title, isOpen, lineSpokenOf(context, plan));
  const edits = wishes.some(({ does }) => !passing.includes(does)) ? wishes.filter(isEdit) : [];
  if (!edits.length)
    return (
      answerFromPlan(context, plan, wishes) ??
      answerAboutPlan(context, plan, words, wishes) ??
      (await answerOnTitle(context, plan, words, wishes, respond)) ??
      admitLost(context, plan, words, wishes) ??
      ownPoint(context, words, respond)
    );
  const done = edits.reduce<{ open: OpenEssay; say: string[] }>(
    ({ open, say }, wish) => {
      const changed = changePlan(context, open, wish);
      // That one line was not found is not worth a word where another was.
      const isLost = changed.open === open && edits.length > 1 && (wish.does === 'move' || wish.does === 'remove');
      return { open: changed.open, say: isLost ? say : [...say, ...changed.say] };
    },
    { open: { ...plan, passed: 0 }, say: [] },
  );
  const isGiven = wishes.some(({ does }) => does === 'give');
  const reply = { ...(isGiven ? addOne(context, done) : replyTo(context, done, edits)), act: 'essay-plan' as const };
  const asked = wishes.flatMap((wish) => (wish.does === 'ask' ? wish.text : []));
  const after = { ...context, lesson: { ...context.lesson, ...reply.change } };
  const { says, left: rest } = takeQuestions(after, done.open, asked);
  const answered = { ...reply, say: [...reply.say, ...says] };
  if (!rest) return answered;
  const answer =
    answerAboutPlan(after, planIn(reply) ?? done.open, rest, []) ?? (await respond(after, withoutCourtesy(rest)));
  // 'Exactly' alone, to what he himself draws from his point, would say more than is known.
  if (answer.say.join(' ').split(' ').length <= bareYes)
    return { ...answered, say: [...answered.say, tell(context.lesson, 'planFollows')] };
  return {
    ...answer,
    say: [...done.say, ...says, ...answer.say],
    change: {
      ...reply.change,
      ...answer.change,
      ...(planIn(reply) && !answer.change?.open && { open: planIn(reply) }),
    },
    shown: { ...(done.say.length && { steps: planSteps(done.open) }), ...answer.shown },
  };
}

/** So few words only agree. */
const bareYes = 3;

/** A point is wished for, or the diagram of the title, where nothing else is named. */
async function answerOnTitle(
  context: TurnContext,
  plan: OpenEssay,
  words: string,
  wishes: PlanWish[],
  respond: Respond,
): Promise<Reply | undefined> {
  const asked = wishes.flatMap((wish) => (wish.does === 'ask' ? wish.text : [])).join(' ');
  if (asksDiagram.test(asked)) {
    const says = answerPlanQuestion(context, plan, asked) ?? [];
    const reply = await respond(context, `Which diagram do I draw for ${lowerFirst(aboutOf(plan.title))}?`);
    return { ...reply, say: [...says, ...reply.say] };
  }
  if (!asksPoint.test(asked) || !namesNothing(words, plan)) return undefined;
  const to = partNamed(asked) ?? partAt(plan.stage);
  return giveToEssay(context, { ...plan, stage: stageOf(to, plan), passed: 0 });
}

function isEdit({ does }: PlanWish): boolean {
  return does === 'complain' || !passing.includes(does);
}

function planIn({ change }: Reply): OpenEssay | undefined {
  return change?.open?.kind === 'essay' ? change.open : undefined;
}

/** 'Would that count as a separate point?': by what, and then what there is to say of it. */
async function ownPoint(context: TurnContext, words: string, respond: Respond): Promise<Reply | undefined> {
  if (!asksIfSeparate.test(words)) return undefined;
  const reply = await respond(context, withoutCourtesy(words));
  return { ...reply, say: [tell(context.lesson, 'pointOfItsOwn'), ...reply.say] };
}

const asksIfSeparate =
  /\b(?:a separate|its own|a different|another|a new) (?:point|argument)\b[^.?!]*\?|\bthe same (?:point|argument)\b[^.?!]*\?/i;

function replyTo(context: TurnContext, { open, say }: { open: OpenEssay; say: string[] }, edits: PlanWish[]): Reply {
  const last = edits.findLast(({ does }) => ['show', 'back', 'finish', 'jump', 'raise'].includes(does));
  if (last?.does === 'finish') return finish(context, open, say);
  if (last?.does === 'jump' || last?.does === 'raise') return goTo(context, open, last, say);
  const isSame = !say.length && open.stage !== 'done';
  const stage = isSame ? open.stage : nextStage(open.lines, open.marks);
  if (stage === 'done' && !last) return finish(context, open, say);
  const next = { ...open, stage };
  const shown = planShown(context, next);
  return {
    say: say.length && !context.turn.spoken ? say : [...say, ...shown.say],
    ...(last?.does === 'show' || stage === 'done' ? {} : { ask: essayAsk(context, next) }),
    again: true,
    change: stage === 'done' ? { open: null, parked: next } : { open: next },
    ...(shown.shown && { shown: shown.shown }),
  };
}

/** To the part that is wished for, whatever is still missing before it. */
function goTo(
  context: TurnContext,
  open: OpenEssay,
  wish: Extract<PlanWish, { does: 'jump' | 'raise' }>,
  say: string[],
): Reply {
  const stage = stageOf(wish.to, open);
  const next = { ...open, stage };
  const about = wish.does === 'raise' ? wish.about : '';
  const lead = wish.does === 'raise' ? [tell(context.lesson, 'planStillToCome')] : [];
  const ask = about ? tell(context.lesson, 'planTakeUp', { about: upperFirst(about) }) : essayAsk(context, next);
  return { say: [...say, ...lead], ask, again: true, change: { open: next }, shown: { offers: offersIn(open) } };
}

function stageOf(to: Part, { lines }: OpenEssay): OpenEssay['stage'] {
  const has = (part: Part) => lines.some((line) => line.part === part);
  if (to === 'Judgement') return 'judgement';
  return to === 'Point' ? (has('Point') ? 'second' : 'first') : has('Other side') ? 'doubt' : 'against';
}
