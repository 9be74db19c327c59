import { answerBoth } from './decide/answer-both.ts';
import { answerFewMarks } from './decide/answer-few-marks.ts';
import { answerFromCard } from './decide/answer-from-card.ts';
import { answerFromFacts } from './decide/answer-from-facts.ts';
import { answerParts } from './decide/answer-parts.ts';
import { answerThenAsk } from './decide/answer-then-ask.ts';
import { askNextByNumber, askNextOf } from './decide/ask-several.ts';
import { askNumbered } from './decide/ask-test.ts';
import { checkParagraph } from './decide/check-paragraph.ts';
import { comfortThenAnswer } from './decide/comfort-then-answer.ts';
import { confirmConclusion } from './decide/confirm-conclusion.ts';
import { explainLost } from './decide/explain-lost.ts';
import { explainBit, explainToo } from './decide/explain-too.ts';
import { followSum } from './decide/follow-sum.ts';
import { giveItems } from './decide/give-items.ts';
import { grantWish } from './decide/grant-wish.ts';
import type { Heard } from './decide/heard.ts';
import { isOfCourse } from './decide/is-of-course.ts';
import { judgeTold } from './decide/judge-told.ts';
import { lookAgain } from './decide/look-again.ts';
import { makeGood } from './decide/make-good.ts';
import { markLapsed } from './decide/mark-lapsed.ts';
import { markSum } from './decide/mark-sum.ts';
import { mayBeSum } from './decide/may-be-sum.ts';
import { beginAtStart } from './decide/move-on.ts';
import { nameSlip } from './decide/name-slip.ts';
import { openLesson, wrapUp } from './decide/open-lesson.ts';
import { answersInFigures, isInFigures } from './decide/open-question.ts';
import { ownUp } from './decide/own-up.ts';
import { rankFound } from './decide/rank-found.ts';
import { sayIfRight } from './decide/say-if-right.ts';
import { sayIfRightAbout } from './decide/say-if-right-about.ts';
import { sayLength } from './decide/say-length.ts';
import { setSum } from './decide/set-sum.ts';
import { quoteCase, startMethod } from './decide/start-method.ts';
import { isExercise, park, stayOpen, withLapse } from './decide/stay-open.ts';
import { table } from './decide/table.ts';
import { takeListed } from './decide/take-listed.ts';
import { withCase } from './decide/with-case.ts';
import { workOn } from './decide/work-on.ts';
import { workSum } from './decide/work-sum.ts';
import { speaksOfCourse } from './facts/names-concept.ts';
import type { Open } from './lesson.ts';
import { followPlan } from './plan/follow-plan.ts';
import type { Act } from './read/acts.ts';
import { readBackTo } from './read/back-to.ts';
import type { Waiting } from './read/exact-acts.ts';
import { refuseOddWords } from './read/odd-words.ts';
import { readAct } from './read/read-act.ts';
import { readRepair } from './read/repair.ts';
import { plainVerdict } from './read/verdict-asked.ts';
import { withoutCourtesy } from './read/without-courtesy.ts';
import { tell } from './say/tell.ts';
import type { Reply, TurnContext } from './turn-context.ts';

/** One turn: what is said, and what is remembered. */
export async function teach(context: TurnContext): Promise<Reply> {
  const { turn, lesson } = context;
  if (turn.kind === 'opening') return openLesson(context);
  if (turn.kind === 'wrap-up') return wrapUp(context);
  if (turn.kind === 'check-in') return { say: [tell(lesson, 'checkIn')] };
  if (turn.kind === 'missed') return { say: [tell(lesson, 'missed')] };
  const refused = refuseOddWords(context);
  if (refused) return refused;
  const saidBefore = saidSo.exec(turn.words.trim());
  if (saidBefore) return admitIt(context, saidBefore[1] ?? '');
  const owned =
    (await ownUp(context, turn.words, respond)) ??
    (await lookAgain(context, turn.words)) ??
    nameSlip(context, turn.words) ??
    (await explainBit(context, turn.words));
  if (owned) return owned;
  const about = await sayIfRightAbout(context, turn.words, respond);
  if (about) return about;
  const planned = await followPlan(context, turn.words, respond);
  if (planned) return planned;
  // 'Thats growth, not inflation lol. but 6 - 4 - 1 = 1%?' answers it all the same.
  const isMeant =
    (lesson.open && isExercise(lesson.open)) ||
    (lesson.open?.kind === 'check' && isInFigures(context, lesson.open, turn.words));
  const meant = isMeant ? undefined : readRepair(turn.words, turn.history);
  const words = plainVerdict(withoutCourtesy(turn.words));
  if (meant === undefined) return respond(context, words);
  return (await answerThenAsk(context, words, respond)) ?? makeGood(context, meant, respond);
}

/** 'That's what I said lol. ok so why do they do it': so he did, and then what he asks. */
async function admitIt(context: TurnContext, rest: string): Promise<Reply> {
  const lead = tell(context.lesson, 'youDid');
  if (rest.split(/\s+/).length < 3) return { say: [lead], ask: tell(context.lesson, 'whatNext'), aside: true };
  const reply = await respond(context, withoutCourtesy(rest));
  return { ...reply, say: [lead, ...reply.say] };
}

const saidSo =
  /^(?:(?:but|no|wait|lol|er+m?|um+|yh|yeah|ye|yes)[, ]+)*(?:that'?s|isn'?t that) (?:literally |exactly |basically |just )*what i (?:just )?(?:said|put|wrote)(?: lol| tho(?:ugh)?| haha)*[,.!? ]*(.*)$/is;

async function respond(context: TurnContext, words: string): Promise<Reply> {
  const { lesson } = context;
  const back = readBackTo(words);
  if (back) return respond({ ...context, look: (said) => context.look(said, back) }, back.rest);
  const { within = [] } = context;
  const apart =
    within.length < deepest && !within.includes(words)
      ? await takeApart({ ...context, within: [...within, words] }, words)
      : undefined;
  if (apart) return apart;
  const marked = await markLapsed(context, words);
  if (marked) return lesson.open && isExercise(lesson.open) ? stayOpen(marked, lesson.open) : marked;
  const { acts, found, figures, right } = await context.look(words);
  // Who speaks of prices or of wages speaks of the course, however little else he says.
  const possible = speaksOfCourse(context.facts, words) ? { ...acts, 'off-topic': 0 } : acts;
  const read = readAct({ words, acts: possible, waiting: waitingFor(lesson.open) });
  const ranked = rankFound(context, read, found, words);
  const isFigure = lesson.open?.kind === 'check' && isInFigures(context, lesson.open, words);
  const act = isFigure ? 'answer' : isOfCourse(read, words, ranked, lesson.given) ? 'ask' : read.act;
  const heard: Heard = { act, sure: read.sure, words, found: ranked, figures, right };
  const accepted = lesson.open?.kind === 'offer' && act === 'yes' ? lesson.open : undefined;
  const reply = accepted ? await takeUp(context, accepted) : await decide(context, heard);
  return { act, ...withLapse(context, act, reply) };
}

/** What is said beside what: an answer and a question, a feeling, a conclusion, several wishes. Each part is a turn of its own. */
async function takeApart(context: TurnContext, words: string): Promise<Reply | undefined> {
  const few =
    (await takeListed(context, words, respond)) ??
    (await checkParagraph(context, words)) ??
    (await grantWish(context, words, respond)) ??
    sayLength(context, words) ??
    (await answerFewMarks(context, words, respond)) ??
    giveItems(context, words);
  if (few) return few;
  const both = (await answerThenAsk(context, words, respond)) ?? (await comfortThenAnswer(context, words, respond));
  if (both) return both;
  const judged = (await sayIfRight(context, words)) ?? (await confirmConclusion(context, words, respond));
  if (judged) return judged;
  return answerParts(context, words, respond);
}

/** Parts of parts of parts are none that anybody said. */
const deepest = 6;

/** What was offered, as if the student had asked for it in words. */
async function takeUp(context: TurnContext, { act, words }: { act: Act; words: string }): Promise<Reply> {
  const { found } = await context.look(words);
  const agreed = { ...context, lesson: { ...context.lesson, open: null } };
  return decide(agreed, { act, sure: 1, words, found: rankFound(agreed, { act, sure: 1 }, found, words) });
}

async function decide(context: TurnContext, heard: Heard): Promise<Reply> {
  const { open } = context.lesson;
  const { act } = heard;
  const practised = (open?.kind === 'sum' ? markSum(context, open, heard) : undefined) ?? setSum(context, heard);
  if (practised) return open ? park(practised, open) : practised;
  const isAnswer = isForOpen(context, heard);
  const followed = isAnswer ? undefined : followSum(context, heard);
  if (followed) return open && isExercise(open) ? stayOpen(followed, open) : followed;
  const sum = mayBeSum(heard) && !isAnswer ? workSum(context, heard) : undefined;
  if (sum) return open && isExercise(open) ? stayOpen(sum, open) : explainToo(context, heard.words, sum);
  const worked = open && (await workOn(context, open, heard));
  if (worked) return askNextOf(context, worked);
  const begun = open ? undefined : await startMethod(context, heard);
  if (begun) return begun;
  const { words } = heard;
  const written =
    quoteCase(context, heard) ??
    askNextByNumber(context, words) ??
    askNumbered(context, words) ??
    beginAtStart(context, words) ??
    (await explainLost(context, heard)) ??
    (await answerBoth(context, heard)) ??
    answerFromCard(context, heard) ??
    answerFromFacts(context, heard) ??
    withCase(context, heard, await table[act](context, heard));
  const reply = (written.unanswered && judgeTold(words)) || written;
  if (!open || !isExercise(open)) return reply;
  return leaves.includes(act) ? park(reply, open) : stayOpen(reply, open);
}

/** An answer to the question that waits, or a wish for help with it: without figures that is no sum of its own. */
function isForOpen(context: TurnContext, { act, words }: Heard): boolean {
  const { open } = context.lesson;
  if (!open) return false;
  if (act === 'answer' && open.kind === 'check' && answersInFigures(context, open, words) !== undefined) return true;
  if (act === 'answer') return !/\?\s*$|\b(?:whats|what's|what is|how much|how many|work out|calculate)\b/i.test(words);
  return open.kind !== 'offer' && (act === 'hint' || act === 'tell-me') && !/\d/.test(words);
}

/** Who asks for these has left the exercise. */
const leaves: Act[] = ['test-me', 'switch-topic', 'move-on', 'essay-plan', 'write-it-for-me', 'goodbye'];

function waitingFor(open: Open | null): Waiting {
  if (!open) return 'nothing';
  return open.kind === 'offer' ? 'offer' : 'question';
}
