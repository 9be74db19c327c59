import { checkSentences, type Features, featuresOf, findSlip } from '../mark/features.ts';
import { termsOf } from '../mark/name-in.ts';
import { evaluationDue, sayEvaluationDue } from '../plan/evaluation-due.ts';
import { fewMarksMeant } from '../plan/few-marks.ts';
import { judgedAs } from '../plan/say-if-good.ts';
import { readMarks } from '../plan/tariff.ts';
import { isConclusion } from '../read/own-paragraph.ts';
import { tell } from '../say/tell.ts';
import type { Reply, TurnContext } from '../turn-context.ts';
import { sureOf } from './answer-question.ts';
import { betterSentence, type Next } from './better-sentence.ts';
import type { Heard } from './heard.ts';
import { isRight } from './is-right.ts';
import { nameStrength } from './name-strength.ts';
import type { Ranked } from './rank-found.ts';

/** What lines of one's own do well by name, the first thing that is missing, and a sentence that would bring it. */
export function checkLines(context: TurnContext, heard: Heard, own: string): Reply {
  const { lesson } = context;
  if (isConclusion(own, heard.words)) return checkConclusion(context, heard, own);
  const has = featuresOf(own, termsOf(context));
  const marks = readMarks(heard.words) ?? fewMarksMeant(context, heard.words);
  const next = nextFor(has, marks, {
    isAnalysis: onlyAnalysis.test(heard.words),
    isUnweighed: marks !== undefined && evaluationDue(context, heard.words, marks) === 'none',
  });
  const about = aboutOf(heard);
  const checked = checkSentences(context.facts, own);
  const slip = findSlip(checked);
  const holds = !slip && checked.length === 1 && (checked[0]?.verdict === 'right' || isRight(heard));
  const section = sectionOf(context, about);
  return {
    say: [
      ...sayEvaluationDue(context, heard.words, marks),
      ...(asksMark.test(heard.words) ? [tell(lesson, 'noMarkAlone')] : []),
      ...(holds ? [tell(lesson, 'workRight')] : []),
      ...nameStrength(context, own, has),
      ...(slip ? [tell(lesson, 'paragraphSlip'), slip.says] : []),
      tell(lesson, next, { marks: String(marks ?? '') }),
      ...betterSentence(context, section, next, own),
    ],
    ...(isEnough(next) ? {} : { ask: tell(lesson, 'showAgain') }),
    change: { section, open: null },
  };
}

/** A conclusion is read for what it decides, and not for its steps. */
function checkConclusion(context: TurnContext, heard: Heard, own: string): Reply {
  const { lesson } = context;
  const judged = judgedAs(own);
  return {
    say: [...(asksMark.test(heard.words) ? [tell(lesson, 'noMarkAlone')] : []), tell(lesson, judged)],
    ...(judged === 'goodJudged' ? {} : { ask: tell(lesson, 'showAgain') }),
    change: { section: sectionOf(context, aboutOf(heard)), open: null },
  };
}

/** Without its question and its scheme no paragraph has a mark. */
const asksMark =
  /\bout of (?:\d+|ten)\b|\b(?:what|which|how many) (?:marks?|grade|level|score)\b[^.?!]*\b(?:this|that|it|my|i)\b/i;
const onlyAnalysis = /\b(?:for|as|in|of|enough) (?:good |the |my )?analysis\b|\banaly[sz]e\b/i;

type Wants = { isAnalysis: boolean; isUnweighed: boolean };

/** Four marks want a reason and a case; whatever is only analysed, or marked for no more, wants no doubt. */
function nextFor(has: Features, marks: number | undefined, { isAnalysis, isUnweighed }: Wants): Next {
  const isFew = marks !== undefined && marks <= fewMarks;
  if (has.links === 0) return 'addChain';
  if (has.links === 1 && !isFew) return 'addStep';
  if (isFew && !has.case) return has.links > 1 ? 'enoughReason' : 'addCase';
  if (!has.case && !(has.doubt && !has.doubtExplained)) return 'addCase';
  if (isFew || isUnweighed) return 'enoughForFew';
  if (isAnalysis) return 'enoughAnalysis';
  if (!has.doubt) return 'addDoubt';
  return has.doubtExplained ? 'addJudgement' : 'explainDoubt';
}

function isEnough(next: Next): boolean {
  return next === 'enoughForFew' || next === 'enoughReason' || next === 'enoughAnalysis';
}

const fewMarks = 6;

/** What the lines are about, as far as that is known. */
function aboutOf({ found }: Heard): Ranked | undefined {
  const best = found.find(({ entry }) => entry.section !== 'exam');
  return best && best.probability >= sureOf.perhaps ? best : undefined;
}

function sectionOf({ lesson, course }: TurnContext, about: Ranked | undefined): string {
  return about?.entry.section ?? lesson.section ?? course.sections[0]?.id ?? '';
}
