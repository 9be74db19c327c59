import { answerFromCard } from './decide/answer-from-card.ts';
import { answerFromFacts } from './decide/answer-from-facts.ts';
import { sureOf } from './decide/answer-question.ts';
import { askNumbered } from './decide/ask-test.ts';
import { followSum } from './decide/follow-sum.ts';
import type { Heard } from './decide/heard.ts';
import { beginAtStart } from './decide/move-on.ts';
import { openLesson, wrapUp } from './decide/open-lesson.ts';
import { rankFound } from './decide/rank-found.ts';
import { quoteCase, startMethod } from './decide/start-method.ts';
import { table } from './decide/table.ts';
import { withCase } from './decide/with-case.ts';
import { workOn } from './decide/work-on.ts';
import { workSum } from './decide/work-sum.ts';
import type { Open } from './lesson.ts';
import type { Act } from './read/acts.ts';
import type { Waiting } from './read/exact-acts.ts';
import { refuseOddWords } from './read/odd-words.ts';
import { readAct } from './read/read-act.ts';
import { withoutCourtesy } from './read/without-courtesy.ts';
import { tell } from './say/tell.ts';
import type { Reply, Scene } from './scene.ts';

/** One turn: what is said, and what is remembered. */
export async function teach(scene: Scene): Promise<Reply> {
  const { turn, lesson } = scene;
  if (turn.kind === 'opening') return openLesson(scene);
  if (turn.kind === 'wrap-up') return wrapUp(scene);
  if (turn.kind === 'check-in') return { say: [tell(lesson, 'checkIn')] };
  if (turn.kind === 'missed') return { say: [tell(lesson, 'missed')] };
  return refuseOddWords(scene) ?? respond(scene, asMeant(turn, withoutCourtesy(turn.words)));
}

/** 'No, I meant demand': what was asked before, about demand. */
function asMeant({ history }: Scene['turn'], words: string): string {
  const meant = /^(?:no|nah|sorry)?[, ]*i (?:mean|meant) (.+)$/i.exec(words.trim())?.[1];
  const before = meant && history.findLast(({ by }) => by === 'student')?.text;
  return before ? `${meant}: ${before}` : (meant ?? words);
}

async function respond(scene: Scene, words: string): Promise<Reply> {
  const { lesson } = scene;
  const { acts, found, figures } = await scene.look(words);
  const read = readAct({ words, acts, waiting: waitingFor(lesson.open) });
  const ranked = rankFound(scene, read, found, words);
  const act = isOfCourse(read, words, ranked, lesson.given) ? 'ask' : read.act;
  const heard: Heard = { act, sure: read.sure, words, found: ranked, figures };
  const accepted = lesson.open?.kind === 'offer' && act === 'yes' ? lesson.open : undefined;
  const reply = accepted ? await takeUp(scene, accepted) : await decide(scene, heard);
  return { act, ...withLapse(scene, act, reply) };
}

type Read = { act: Act; sure: number };

/** A greeting or an aside that also names something of the course is about that. */
function isOfCourse({ act, sure }: Read, words: string, [best]: Heard['found'], given: string[]): boolean {
  // What an exact rule has read is not read again.
  if (sure === 1 || !asides.includes(act) || !best || best.probability < sureOf.yes) return false;
  if (act === 'off-topic') return sure < surelyElsewhere;
  // 'Where would you put the US?' speaks to the tutor, and not of it.
  if (act === 'meta') return isLong(words, longestMeta);
  if (act === 'repeat') return best.probability >= surelyCourse && !given.includes(best.id) && isLong(words, 3);
  return isLong(words, longestAside);
}

function isLong(words: string, most: number): boolean {
  return words.trim().split(/\s+/).length > most;
}

const asides: Act[] = ['off-topic', 'meta', 'greeting', 'thanks', 'yes', 'no', 'goodbye', 'repeat'];
const longestAside = 7;
const longestMeta = 9;
const surelyCourse = 0.7;
const surelyElsewhere = 0.85;

/** What was offered, as if the student had asked for it in words. */
async function takeUp(scene: Scene, { act, words }: { act: Act; words: string }): Promise<Reply> {
  const { found } = await scene.look(words);
  const agreed = { ...scene, lesson: { ...scene.lesson, open: null } };
  return decide(agreed, { act, sure: 1, words, found: rankFound(agreed, { act, sure: 1 }, found, words) });
}

async function decide(scene: Scene, heard: Heard): Promise<Reply> {
  const { open } = scene.lesson;
  const { act } = heard;
  const followed = isForOpen(open, heard) ? undefined : followSum(scene, heard);
  if (followed) return open && isExercise(open) ? stayOpen(followed, open) : followed;
  const sum = mayBeSum(heard) && !isForOpen(open, heard) ? workSum(scene, heard) : undefined;
  if (sum) return open && isExercise(open) ? stayOpen(sum, open) : sum;
  const worked = open && (await workOn(scene, open, heard));
  if (worked) return worked;
  const begun = open ? undefined : await startMethod(scene, heard);
  if (begun) return begun;
  const { words } = heard;
  const reply =
    quoteCase(scene, heard) ??
    askNumbered(scene, words) ??
    beginAtStart(scene, words) ??
    answerFromCard(scene, heard) ??
    answerFromFacts(scene, heard) ??
    withCase(scene, heard, await table[act](scene, heard));
  return open && isExercise(open) && !leaves.includes(act) ? stayOpen(reply, open) : reply;
}

/** Where a formula may be wished for; with two figures in the words, whatever else they do, they may be a sum. */
function mayBeSum({ act, words, figures }: Heard): boolean {
  const [goal] = figures?.goals ?? [];
  if (goal && goal.name !== 'none' && goal.sure >= surelySum && act !== 'essay-plan') return true;
  if (act === 'hint' && /\b(?:work|formula|calculat)/i.test(words)) return true;
  return sumActs.includes(act) || (act !== 'write-it-for-me' && act !== 'essay-plan' && twoFigures.test(words));
}

const surelySum = 0.6;
const sumActs: Act[] = ['calculate', 'ask', 'claim', 'check-my-work', 'answer'];
const twoFigures = /\d.*\D\d/s;

/** An answer to the question that waits, or a wish for help with it: without figures that is no sum of its own. */
function isForOpen(open: Open | null, { act, words }: Heard): boolean {
  if (!open) return false;
  if (act === 'answer') return !/\?\s*$|\b(?:whats|what's|what is|how much|how many|work out|calculate)\b/i.test(words);
  return open.kind !== 'offer' && (act === 'hint' || act === 'tell-me') && !/\d/.test(words);
}

/** Who asks for these has left the exercise. */
const leaves: Act[] = ['test-me', 'switch-topic', 'move-on', 'essay-plan', 'goodbye'];

function waitingFor(open: Open | null): Waiting {
  if (!open) return 'nothing';
  return open.kind === 'offer' ? 'offer' : 'question';
}

/** An exercise goes on after a question in its middle; a check lapses. */
function isExercise({ kind }: Open): boolean {
  return kind !== 'check' && kind !== 'offer';
}

function stayOpen({ ask, ...reply }: Reply, exercise: Open): Reply {
  const open = exercise.kind === 'essay' ? { ...exercise, passed: exercise.passed + 1 } : exercise;
  // Whoever has turned to other things has left his plan.
  if (open.kind === 'essay' && open.passed > mostPassed) return { ...reply, ...(ask !== undefined && { ask }) };
  const offers = [{ label: 'Back to where we were', says: 'Go on' }, ...(reply.shown?.offers ?? [])].slice(0, 4);
  return { ...reply, change: { ...reply.change, open }, shown: { ...reply.shown, offers } };
}

const mostPassed = 3;

/** A check that was gone past is counted, so that there is an end to asking. */
function withLapse({ lesson }: Scene, act: Act, reply: Reply): Reply {
  if (lesson.open?.kind !== 'check' || act === 'repeat' || reply.change?.ignored === 0) return reply;
  return { ...reply, change: { ...reply.change, ignored: lesson.ignored + 1 } };
}
