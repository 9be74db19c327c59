import { isSame } from './check-own.ts';
import { isNamedIn } from './choose-formula.ts';
import { confirmPercents, wrongPercent } from './claims/confirm-percents.ts';
import { judgeOnThread } from './claims/judge-on-thread.ts';
import { lineForAnother } from './claims/line-for-another.ts';
import { offeredOperation } from './claims/offered-operation.ts';
import { otherWay } from './claims/other-way.ts';
import { ownArithmetic } from './claims/own-arithmetic.ts';
import { pointsOrPercent } from './claims/points-or-percent.ts';
import { severalOnThread } from './claims/several-on-thread.ts';
import { sinceBaseYear } from './claims/since-base-year.ts';
import { withDecision } from './claims/with-decision.ts';
import { withMeaning } from './claims/with-meaning.ts';
import { wrongLine } from './claims/wrong-line.ts';
import { appraiseAgain } from './follow/appraise-again.ts';
import { lossOrProfit } from './follow/loss-or-profit.ts';
import { marginalDecision } from './follow/marginal-decision.ts';
import { movedMargin } from './follow/moved-margin.ts';
import { multiplierAgain } from './follow/multiplier-again.ts';
import { specialOrder } from './follow/special-order.ts';
import { toldOverTurns } from './follow/told-over-turns.ts';
import { whyNot } from './follow/why-not.ts';
import { withJudgement } from './judge/with-judgement.ts';
import { readWords } from './read-words.ts';
import { onSetUp } from './set-ups/all-set-ups.ts';
import { isOnlyCondition } from './set-ups/conditions.ts';
import { checkOnSheet } from './sheet/check-on-sheet.ts';
import { targetOnSheet } from './sheet/target-on-sheet.ts';
import { workSheet } from './sheet/work-sheet.ts';
import { digitsForSpoken } from './spoken-numbers.ts';
import type { Sum, SumRequest, WorkedSum } from './sum.ts';
import { withExpressions } from './with-expressions.ts';
import { workOut } from './work-out.ts';
import { namedOnWorksheet, onWorksheet } from './worksheet/on-worksheet.ts';

/** Does the sum exactly, or says what is missing for it; nothing when there is no sum to be done here. */
export function calculate(request: SumRequest): Sum | undefined {
  return (
    lineForAnother(request.words, request.before) ??
    withExpressions(request, calculateAsTold) ??
    (request.before && marginalDecision(request.words, request.before)) ??
    severalOnThread(request, calculateAsTold) ??
    judgeOnThread(request, calculateAsTold) ??
    calculateAsTold(request)
  );
}

function calculateAsTold(request: SumRequest): Sum | undefined {
  const { words, topic, before, said } = request;
  const setUp = onSetUp(request);
  if (setUp) return setUp;
  if (isOnlyCondition(words)) return undefined;
  const exact =
    (before &&
      (whyNot(words, before) ??
        offeredOperation(words, before) ??
        lossOrProfit(words, before, said) ??
        sheetSum(words, before, said))) ??
    pointsOrPercent(words) ??
    sinceBaseYear(words) ??
    specialOrder(words, said) ??
    appraiseAgain(words, before, said) ??
    movedMargin(words, before, said) ??
    (before && multiplierAgain(words, before)) ??
    toldOverTurns(words, said ?? '', request.subject);
  if (exact) return exact;
  const hasFigure = /\d/.test(digitsForSpoken(words.toLowerCase()));
  const sum = workOut({ ...request, topic: hasFigure ? topic : withoutFigures(topic) });
  const named = namedOnWorksheet(request);
  if (named && !(sum?.kind === 'worked' && isSameResult(sum, named))) return withJudgement(named, words);
  const meant = sum?.kind === 'worked' && sum.own === 'wrong' ? wrongOnlyHere(sum, request) : undefined;
  if (meant) return meant;
  const onSheet =
    sum?.kind === 'formula' || (sum?.kind === 'worked' && !sum.leavesOver) ? undefined : onWorksheet(request);
  if (onSheet) return withMeaning(withJudgement(onSheet, words), before);
  const own =
    sum && !isOther(sum, words)
      ? sum
      : (ownArithmetic(words, said) ??
        setRight(words) ??
        (takesResults(sum, words) ? undefined : sum) ??
        wrongPercent(words));
  return withMeaning(withDecision(withJudgement(otherWay(own, request), words), words, said), before);
}

/** What a sheet knows of the whole thread comes before what one sum leans on, unless both say the same. */
function isSameResult(one: WorkedSum, other: WorkedSum): boolean {
  const [first, second] = [one.outcome?.value, other.outcome?.value];
  return first !== undefined && second !== undefined && isSame(first, second, 0.01);
}

/** 'They sell 2600, whats the margin of safety and what does it mean' */
function sheetSum(words: string, before: NonNullable<SumRequest['before']>, said?: string): Sum | undefined {
  return (
    checkOnSheet(words, before, said) ?? targetOnSheet(words, before) ?? withJudgement(workSheet(words, before), words)
  );
}

/** What looks like a wrong result may be a right one of another kind, or a slip in a line that is written out. */
function wrongOnlyHere(sum: WorkedSum, { words, before, subject, said }: SumRequest): WorkedSum | undefined {
  const isGuess = sum.leans && !isNamedIn(readWords(words, ''), subject, sum);
  return confirmPercents(words, before) ?? setRight(words) ?? (isGuess ? ownArithmetic(words, said) : undefined);
}

/** '200 x 5 = 1100': what the line comes to. */
function setRight(words: string): WorkedSum | undefined {
  const wrong = wrongLine(words);
  return (
    wrong && {
      ...{ kind: 'worked', name: 'own arithmetic', own: 'wrong', result: wrong.left },
      ...{ sentences: [wrong.says], steps: [{ left: wrong.left, right: wrong.right }] },
    }
  );
}

/** Who says what he makes it wants that looked at, and no other sum. */
function isOther(sum: Sum, words: string): boolean {
  return (
    sum.kind !== 'worked' ||
    (sum.own === undefined && (/\d ?=|= ?[£$€\d]|\bi (?:get|got|make|have)\b/i.test(words) || timesIs.test(words)))
  );
}

/** '2.20 x 80 is 176' */
const timesIs = /\d ?(?:x|×|\*|\/|÷|times|divided by) ?[£$€]?\d[\d,.]* is [£$€]?\d/i;

/** What came out of a line that the student has written is no figure for another sum that nobody asked for. */
function takesResults(sum: Sum | undefined, words: string): boolean {
  return sum?.kind === 'worked' && timesIs.test(words) && !/\b(?:what|whats|how|calc\w*|work|find)\b/i.test(words);
}

/** A result may be meant for the question that is talked about; else its figures are an example's, and no student's. */
function withoutFigures(topic: string): string {
  return topic.replaceAll(/[£$€]?\d[\d,.]*\s?(?:%|per cent\b|percent\b|bn\b|m\b|k\b)?/g, '');
}
