import { phrases } from '#content/tutor/phrases.ts';
import { anyOf } from '#domain/any-of.ts';
import { stemsOf } from '#domain/marking/topic-stems.ts';
import type { Cases } from '../cases/read-cases.ts';
import { checkSentences, featuresOf, findSlip } from '../mark/features.ts';
import { bareOf, sentencesOf } from '../say/sentences.ts';
import { type PhraseName, tell } from '../say/tell.ts';
import type { TurnContext } from '../turn-context.ts';
import { judgementHas, saysNothing } from './judgement-has.ts';
import type { Line } from './parts.ts';
import type { OpenEssay } from './start-essay.ts';
import { wantsJudgement } from './tariff.ts';

/** What a line has or lacks, in a word: its steps, its because, its case, its way back to the title; or what is wrong in it. */
export function wordFor({ facts, cases, lesson }: TurnContext, line: Line, plan: OpenEssay): string[] {
  const firstLink = line.text.split(/[,;]? (?:so|which means|therefore)\b/i)[0] ?? '';
  const checked = [...checkSentences(facts, line.text), ...checkSentences(facts, firstLink)];
  // Which kind of thing something is can hang on one word: only what goes the wrong way is set right here.
  const slip = findSlip(checked.filter((one) => one?.verdict !== 'other'));
  return slip ? [tell(lesson, 'pointSlip'), slip.says] : [tell(lesson, wordOf(line, plan, cases))];
}

/** The same, while it is still news: who has heard it twice knows it. */
export function newWordFor(context: TurnContext, line: Line, plan: OpenEssay): string[] {
  const said = new Set(context.lesson.said.map(bareOf));
  const heard = phrases[wordOf(line, plan, context.cases)].filter((way) =>
    sentencesOf(way).some((one) => said.has(bareOf(one))),
  );
  const words = wordFor(context, line, plan);
  return heard.length >= mostHeard && words.length === 1 ? [] : words;
}

const mostHeard = 2;

export function wordOf({ part, text }: Line, { title, marks }: OpenEssay, cases: Cases): PhraseName {
  if (part === 'Judgement') {
    if (saysNothing(text)) return 'judgedNothing';
    const { side, limit, reason } = judgementHas(text);
    return side ? (limit || reason ? 'judgedWhy' : 'judgedBare') : 'judgedOpen';
  }
  if (part === 'It depends') return 'pointDepends';
  const hasCase = namesCase(text, cases);
  const steps = stepsIn(text);
  if (depends.test(text) && steps < 2) return hasCase || steps > 0 ? 'pointDepends' : 'pointCondition';
  if (steps === 0) return hasCase ? 'pointCase' : 'pointBare';
  if (steps === 1) return saysWhatFollows.test(text) ? (hasCase ? 'pointWhole' : 'pointFollows') : 'pointReason';
  if (!wantsJudgement(marks)) return 'pointEnough';
  if (!comesBack(text, title)) return 'pointLink';
  return hasCase ? 'pointWhole' : 'pointChain';
}

/** A figure, a name, or a firm that the course knows, however it is written. */
export function namesCase(text: string, cases: Cases): boolean {
  return featuresOf(text).case || cases.namedIn(text).length > 0;
}

/** How far a line is on its way to a paragraph. */
export function strengthOf({ cases }: TurnContext, line: Line, plan: OpenEssay): number {
  return strengths.indexOf(wordOf(line, plan, cases));
}

const strengths: PhraseName[] = [
  'pointBare',
  'judgedNothing',
  'judgedBare',
  'judgedOpen',
  'pointCondition',
  'pointCase',
  'pointReason',
  'pointDepends',
  'pointFollows',
  'pointLink',
  'pointEnough',
  'pointChain',
  'judgedWhy',
  'pointWhole',
];
/** From here on it has its steps. */
export const strong = strengths.indexOf('pointDepends');

/** Each because and so, each 'if … then', and each 'and the firm could run short'. */
function stepsIn(text: string): number {
  const { links } = featuresOf(text);
  const isConditional =
    /\bif\b.*?\b(?:then|will|would|could|may|might|can|must|have to)\b|\b(?:will|would|could|may|might|can)\b.*\b(?:if|when|unless)\b/i.test(
      text,
    );
  return links + (text.match(further) ?? []).length + (isConditional ? 1 : 0);
}

const depends = /\bdepends?\b/i;
const saysWhatFollows = /\bwhich means\b|\bmeaning that\b/i;
/** '… and these get passed on', '… and the firm could run short', '… causing a loss': one more step. */
const further = anyOf([
  /\band (?:this|these|that|it|they|there|so)\b/gi,
  /\band (?:the |its |their )?\w+ (?:could|will|would|may|might|can|must|falls?|rises?)\b/gi,
  /\b(?:causing|forcing|letting|making|undoes|undermines|gets? worse|that (?:matters|means|makes|raises|lowers))\b/gi,
  /\bcos\b|\bbc\b/gi,
]);

/** Whether the words of the title that say what it is about are in it. */
function comesBack(text: string, title: string): boolean {
  const own = new Set(stemsOf(text));
  return stemsOf(title.replace(ofTasks, ' ')).some((stem) => own.has(stem));
}

const ofTasks = /\b(?:evaluate|assess|discuss|examine|analyse|extent|view|likely|always|best|most|effects?|impact)\b/gi;
