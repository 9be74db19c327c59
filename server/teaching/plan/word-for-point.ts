import { phrases } from '#content/tutor/phrases.ts';
import { stemsOf } from '#domain/marking/topic-stems.ts';
import { checkSentences, featuresOf, findSlip } from '../mark/features.ts';
import { bareOf, sentencesOf } from '../say/sentences.ts';
import { type PhraseName, tell } from '../say/tell.ts';
import type { Scene } from '../scene.ts';
import type { Line } from './parts.ts';
import type { OpenEssay } from './start-essay.ts';
import { wantsJudgement } from './tariff.ts';

/** What a line has or lacks, in a word: its steps, its because, its case, its way back to the title; or what is wrong in it. */
export function wordFor({ facts, lesson }: Scene, line: Line, plan: OpenEssay): string[] {
  const firstLink = line.text.split(/[,;]? (?:so|which means|therefore)\b/i)[0] ?? '';
  const checked = [...checkSentences(facts, line.text), ...checkSentences(facts, firstLink)];
  // Which kind of thing something is can hang on one word: only what goes the wrong way is set right here.
  const slip = findSlip(checked.filter((one) => one?.verdict !== 'other'));
  return slip ? [tell(lesson, 'pointSlip'), slip.says] : [tell(lesson, wordOf(line, plan))];
}

/** The same, while it is still news: who has heard it twice knows it. */
export function newWordFor(scene: Scene, line: Line, plan: OpenEssay): string[] {
  const said = new Set(scene.lesson.said.map(bareOf));
  const heard = phrases[wordOf(line, plan)].filter((way) => sentencesOf(way).some((one) => said.has(bareOf(one))));
  const words = wordFor(scene, line, plan);
  return heard.length >= mostHeard && words.length === 1 ? [] : words;
}

const mostHeard = 2;

function wordOf({ part, text }: Line, { title, marks }: OpenEssay): PhraseName {
  if (part === 'Judgement') return givesReason.test(text) ? 'judgedWhy' : 'judgedBare';
  if (part === 'It depends') return 'pointDepends';
  const has = featuresOf(text);
  const links = has.links + (text.match(further) ?? []).length;
  if (links === 0) return has.case ? 'pointCase' : 'pointBare';
  if (links === 1) return saysWhatFollows.test(text) ? (has.case ? 'pointWhole' : 'pointFollows') : 'pointReason';
  if (!wantsJudgement(marks)) return 'pointEnough';
  if (!comesBack(text, title)) return 'pointLink';
  return has.case ? 'pointWhole' : 'pointChain';
}

const givesReason =
  /\b(?:because|since|if|when|unless|depends|provided|as long as|so long as|mainly (?:as|due|through))\b/i;
const saysWhatFollows = /\bwhich means\b|\bmeaning that\b/i;
/** '… and these get passed on', '… and they spend less': one more step. */
const further = /\band (?:this|these|that|it|they|there|so)\b|\bcos\b|\bbc\b/gi;

/** Whether the words of the title that say what it is about are in it. */
function comesBack(text: string, title: string): boolean {
  const own = new Set(stemsOf(text));
  return stemsOf(title.replace(ofTasks, ' ')).some((stem) => own.has(stem));
}

const ofTasks = /\b(?:evaluate|assess|discuss|examine|analyse|extent|view|likely|always|best|most|effects?|impact)\b/gi;
