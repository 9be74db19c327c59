import { checkSentences, type Features, featuresOf, findSlip } from '../mark/features.ts';
import { fewMarksMeant } from '../plan/few-marks.ts';
import { speaksOf } from '../plan/of-title.ts';
import { readMarks } from '../plan/tariff.ts';
import { firstSentences } from '../say/first-sentences.ts';
import { lowerFirst } from '../say/say-point.ts';
import { tell } from '../say/tell.ts';
import type { Reply, Scene } from '../scene.ts';
import { sureOf } from './answer-question.ts';
import type { Heard } from './heard.ts';
import { isRight } from './is-right.ts';
import type { Ranked } from './rank-found.ts';

/** What an examiner looks for in lines of one's own: a reason, a case, a doubt; the first that is missing is said. */
export function checkLines(scene: Scene, heard: Heard, own: string): Reply {
  const { lesson } = scene;
  const has = featuresOf(own);
  const marks = readMarks(heard.words) ?? fewMarksMeant(scene, heard.words);
  const next = nextFor(has, marks, onlyAnalysis.test(heard.words));
  const about = aboutOf(heard);
  const checked = checkSentences(scene.facts, own);
  const slip = findSlip(checked);
  const holds = !slip && checked.length === 1 && (checked[0]?.verdict === 'right' || isRight(heard));
  const section = sectionOf(scene, about);
  return {
    say: [
      ...(holds ? [tell(lesson, 'workRight')] : []),
      tell(lesson, strengthOf(has)),
      ...(slip ? [tell(lesson, 'paragraphSlip'), slip.says] : []),
      tell(lesson, next, { marks: String(marks ?? '') }),
      ...helpFor(scene, section, next, own),
    ],
    ...(next === 'enoughForFew' || next === 'enoughReason' ? {} : { ask: tell(lesson, 'showAgain') }),
    change: { section, open: null },
  };
}

const onlyAnalysis = /\b(?:for|as|in|of) (?:good |the |my )?analysis\b|\banaly[sz]e\b/i;

type Strength = 'paragraphChain' | 'sentenceReason' | 'paragraphCase' | 'paragraphStart';

function strengthOf(has: Features): Strength {
  if (has.links >= 2) return 'paragraphChain';
  if (has.links === 1) return 'sentenceReason';
  return has.case ? 'paragraphCase' : 'paragraphStart';
}

type Next = 'addChain' | 'addStep' | 'addCase' | 'addDoubt' | 'addJudgement' | 'enoughForFew' | 'enoughReason';

/** Four marks want a reason and a case; whatever is only analysed wants no doubt. */
function nextFor(has: Features, marks: number | undefined, isAnalysis: boolean): Next {
  const isFew = marks !== undefined && marks <= fewMarks;
  if (has.links === 0) return 'addChain';
  if (has.links === 1 && !isFew) return 'addStep';
  if (isFew && !has.case) return has.links > 1 ? 'enoughReason' : 'addCase';
  if (!has.case) return 'addCase';
  if (isFew || (marks !== undefined && isAnalysis)) return 'enoughForFew';
  return has.doubt ? 'addJudgement' : 'addDoubt';
}

const fewMarks = 6;

/** What the lines are about, as far as that is known. */
function aboutOf({ found }: Heard): Ranked | undefined {
  const best = found.find(({ entry }) => entry.section !== 'exam');
  return best && best.probability >= sureOf.perhaps ? best : undefined;
}

function sectionOf({ lesson, shelf }: Scene, about: Ranked | undefined): string {
  return about?.entry.section ?? lesson.section ?? shelf.sections[0]?.id ?? '';
}

/** A case of what the lines are about, or none: one of another firm or market would only lead away. */
function helpFor({ lesson, shelf }: Scene, section: string, next: Next, own: string): string[] {
  const wanted = next === 'addCase' ? 'example' : next === 'addDoubt' ? 'evaluation' : undefined;
  const help =
    wanted &&
    shelf.sectionOf.get(section)?.keyPoints.find((point) => point.type === wanted && speaksOf(point.text, own));
  return help ? [tell(lesson, 'youCouldUse', { text: lowerFirst(firstSentences(help.text, 1)) })] : [];
}
