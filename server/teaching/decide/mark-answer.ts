import { wrongLine } from '../calculate/claims/wrong-line.ts';
import { figuresIn } from '../mark/figures-in.ts';
import { namesAnswer } from '../mark/names-answer.ts';
import { type Progress, weigh } from '../mark/progress.ts';
import { swaps } from '../mark/swaps.ts';
import { beginsAsAnswer } from '../read/begins-as-answer.ts';
import { isQuestion } from '../read/is-question.ts';
import { objects } from '../read/objects.ts';
import { lowerFirst } from '../say/say-point.ts';
import { tell } from '../say/tell.ts';
import type { Reply, TurnContext } from '../turn-context.ts';
import { creditAnswer } from './credit-answer.ts';
import { denyFigure } from './deny-figure.ts';
import { offers } from './give-entry.ts';
import type { Heard } from './heard.ts';
import { isRight } from './is-right.ts';
import { type Asked, answersInFigures, hintAt, type OpenCheck, readOpenQuestion } from './open-question.ts';
import { opposes } from './opposes.ts';
import { otherResult } from './other-result.ts';
import { slipInAnswer } from './slip-in-answer.ts';
import { speaksOfElse } from './speaks-of-else.ts';
import { closed, explain, keep } from './tell-answer.ts';
import { wantedFigures } from './wanted-figures.ts';

/**
 * An answer to the open question. Right: what earned it, and a choice. Partly: what is there, and once the rest is asked
 * for. Wrong: why, and one hint. The second time it is told: never a third. Who was asked in passing is told at once.
 */
export async function markAnswer(context: TurnContext, open: OpenCheck, heard: Heard): Promise<Reply | undefined> {
  const { words } = heard;
  const asked = readOpenQuestion(context, open);
  if (!asked) return { say: [tell(context.lesson, 'whatNext')], change: { open: null } };
  const marking = await context.mark(asked.question, words);
  const progress = weigh(asked.question, marking, open.found, words);
  const isFigure = answersInFigures(context, open, words) !== undefined;
  // Who says a part of the answer once more speaks of it, however near his words are to what was written elsewhere.
  const isOnPoint = marking.ideas.some(({ state }) => state === 'found');
  const isElse = ((speaksOfElse(asked, open, heard) && !isOnPoint) || objects(words)) && !isFigure;
  if (isTurnedRound(asked, words) && answersInFigures(context, open, words) !== 'other') {
    const turned = progress.turned ?? { idea: asked.answer, quote: undefined };
    return open.inPassing || open.tries > 0
      ? setRight(context, asked, open, progress)
      : correct(context, asked, open, { ...progress, turned }, words);
  }
  const isNamed = isSaidFirst(context, open, asked, words);
  // Whoever was asked for the rest and says his part in better words has answered.
  const isAnswer = heard.act === 'answer' || (isOnPoint && open.tries > 0 && !isQuestion(words));
  if (!progress.fresh.length && !isNamed && (!isAnswer || (isElse && !beginsAsAnswer(words)))) return undefined;
  if (!progress.complete && contradicts(words)) return undefined;
  const other = wrongLine(words) ? undefined : otherResult(asked, words);
  if (other) return denyFigure(context, asked, open, { progress, words, other });
  const isSlip = wrongLine(words) !== undefined || hasMinusTooMany(asked, words);
  if (progress.complete && !isSlip) return praise(context, asked, open, words);
  // Whose figure or word is right is never told that he is wrong, whatever the marking makes of his words.
  if (isNamed && !isSlip && isAllAsked(asked)) return praise(context, asked, open, words);
  if (open.inPassing || isSlip || answersInFigures(context, open, words) === 'right')
    return putInFull(context, asked, open, progress, heard);
  if (open.tries > 0) return explain(context, open, progress);
  if (progress.found.length) return askForRest(context, asked, open, progress);
  const isFair = isRight(heard) && answersInFigures(context, open, words) === undefined;
  return isNamed || isFair ? askForMore(context, asked, open) : correct(context, asked, open, progress, words);
}

/** The figure that was asked for, or the word or two with which the answer begins: '6' is no word. */
function isSaidFirst(context: TurnContext, open: OpenCheck, asked: Asked, words: string): boolean {
  const { question, answer } = asked;
  if (answersInFigures(context, open, words) === 'right') return true;
  if (figuresIn(words).length && wantedFigures(asked).length) return false;
  return namesAnswer({ prompt: question.prompt, answer }, words);
}

/** The right words of the wrong things, or the other end of what the answer says. */
export function isTurnedRound({ question, answer }: Asked, words: string): boolean {
  return (
    swaps(words, answer) ||
    (opposes(words, { asks: [], reply: answer }) && !opposes(words, { asks: [], reply: question.prompt }))
  );
}

function setRight(context: TurnContext, asked: Asked, open: OpenCheck, { found, missing }: Progress): Reply {
  const { lesson } = context;
  const { results, evidence } = keep(context, asked, open, 'not yet', missing);
  return {
    say: [tell(lesson, found.length ? 'workTurned' : 'turnedRound'), asked.answer],
    change: { ...closed, results },
    evidence,
    shown: { offers: [{ label: 'Try another', says: 'Test me on this' }, offers.example] },
  };
}

/** That makes it another figure; a minus that is left out is put right in passing. */
function hasMinusTooMany({ question, answer }: Asked, words: string): boolean {
  const isMinus = (text: string) => /(?:minus |(?<!\d ?)[-−])[£$€]?\d/.test(text);
  return isMinus(words) && ![answer, ...question.requiredIdeas.map(({ idea }) => idea)].some(isMinus);
}

/** 'Movement or shift, and how do you know?': one word is the half of it. */
function isAllAsked({ question }: Asked): boolean {
  return question.requiredIdeas.length < 2 && !asksForMore.test(question.prompt);
}

const asksForMore = /\b(?:why|how|explain|and (?:what|which|who|is|say|give)|two|three|reasons?)\b/i;

/** 'But if you use past data …', '… at the bottom?? why, the gradient is the same': whatever it names of the answer, it is none. */
function contradicts(words: string): boolean {
  const said = words.trim();
  return (
    said.split(/\s+/).length >= fewestWords && /^(?:(?:ok(?:ay)?|yeah)[, ]+)?but\b|\?+ *(?:but )?why\b/i.test(said)
  );
}

const fewestWords = 6;

function praise(context: TurnContext, asked: Asked, open: OpenCheck, words: string): Reply {
  const { lesson } = context;
  const { results, evidence } = keep(context, asked, open, 'right', undefined);
  const say = [tell(lesson, open.helped ? 'rightHelped' : 'right'), ...creditAnswer(context, asked, words)];
  const another = { label: 'Another one', says: 'Test me on this' };
  const reply = { say, evidence, shown: { offers: [another, offers.example] } };
  // Who answered in passing has something of his own in mind, and is not asked for more.
  if (open.inPassing) return { ...reply, change: { ...closed, results } };
  return {
    ...reply,
    ask: tell(lesson, 'anotherOrStop'),
    change: { ...closed, results, open: { kind: 'offer', act: 'test-me', words: 'Test me on this' } },
  };
}

/**
 * Half an answer, or one in which the marking sees nothing, to a question that was asked in passing: the answer, to
 * compare. Whoever wrote a whole sentence is not told that it is wrong, because the marking may have missed it.
 */
function putInFull(context: TurnContext, asked: Asked, open: OpenCheck, progress: Progress, heard: Heard): Reply {
  const { lesson } = context;
  const { words } = heard;
  const { found, turned, missing } = progress;
  const figure = answersInFigures(context, open, words);
  const isSentence = words.trim().split(/\s+/).length >= aSentence && !figure;
  const short = turned && !figure ? tell(lesson, 'turnedRound') : tell(lesson, 'notQuiteSo');
  const isNamed = isSaidFirst(context, open, asked, words);
  const isThere = (found.length > 0 || isNamed) && !hasMinusTooMany(asked, words);
  // It holds up, but the marking sees nothing of what was asked for: that is neither a yes nor a no.
  const isFair = !isThere && !turned && !figure && isRight(heard) && !wrongLine(words);
  // What is right and only said in other words is not the half of it.
  if ((found.length > 0 || isNamed) && !turned && isRight(heard) && !wrongLine(words))
    return praise(context, asked, open, words);
  const lead = isThere
    ? tell(lesson, 'partInFull')
    : isFair
      ? tell(lesson, 'fairInFull')
      : isSentence
        ? tell(lesson, 'inMyWords')
        : short;
  const { results, evidence } = keep(context, asked, open, isThere ? 'partly' : 'not yet', missing);
  const slip = isThere ? undefined : slipInAnswer(context, asked, words);
  return {
    say: [wrongLine(words)?.says ?? lead, ...(slip && !wrongLine(words) ? [slip] : []), asked.answer],
    change: { ...closed, results },
    evidence,
    shown: { offers: [{ label: 'Try another', says: 'Test me on this' }, offers.example] },
  };
}

const aSentence = 6;

function askForRest(context: TurnContext, asked: Asked, open: OpenCheck, { found, turned }: Progress): Reply {
  const { lesson } = context;
  const idea = lowerFirst(found.at(-1) ?? '');
  const rest = turned ? tell(lesson, 'partTurned', { idea: lowerFirst(turned.idea) }) : hintAt(context, asked, found);
  return {
    say: [tell(lesson, 'partly', { idea }), rest],
    ask: tell(lesson, 'addRest'),
    change: { ignored: 0, open: { ...open, tries: 1, helped: 1, found } },
    shown: { offers: [offers.tell] },
  };
}

/** True, though it is none of what was asked for. */
function askForMore({ lesson }: TurnContext, asked: Asked, open: OpenCheck): Reply {
  return {
    say: [tell(lesson, 'rightSoFar'), asked.hint],
    ask: tell(lesson, 'addRest'),
    change: { ignored: 0, open: { ...open, tries: 1, helped: 1 } },
    shown: { offers: [offers.tell] },
  };
}

function correct(context: TurnContext, asked: Asked, open: OpenCheck, { turned }: Progress, words: string): Reply {
  const { lesson } = context;
  const slip = slipInAnswer(context, asked, words);
  const lead = slip ? 'notQuiteSo' : turned ? 'turnedRound' : 'notYetHint';
  return {
    say: [tell(lesson, lead), slip ?? asked.hint],
    ask: tell(lesson, 'anotherGo'),
    change: { ignored: 0, open: { ...open, tries: 1, helped: 1 } },
    shown: { offers: [offers.tell] },
  };
}
