import { checkWords } from '../facts/check-words.ts';
import type { Checked } from '../facts/checked.ts';
import { asQuestion } from '../mark/patterns.ts';
import { weigh } from '../mark/progress.ts';
import { ownWorkIn } from '../read/own-work.ts';
import { firstSentences } from '../say/first-sentences.ts';
import { lowerFirst } from '../say/say-point.ts';
import { sentencesOf } from '../say/sentences.ts';
import { tell } from '../say/tell.ts';
import type { Reply, Scene } from '../scene.ts';
import { answerQuestion, sureOf } from './answer-question.ts';
import { giveEntry } from './give-entry.ts';
import type { Heard } from './heard.ts';

/** A definition is marked against the term; a paragraph gets what is there and the one thing to add. */
export async function checkWork(scene: Scene, heard: Heard): Promise<Reply> {
  const { lesson } = scene;
  const quoted = ownWorkIn(heard.words);
  if (quoted && !isDefinition.test(heard.words) && isParagraph(quoted))
    return checkParagraph(scene, sectionOf(scene, heard), quoted);
  const own = heard.words
    .replace(/^.{0,60}?(?:check|right|correct|ok|okay|good|definition|paragraph|answer|mark)\b[^:]{0,40}:\s*/i, '')
    .trim();
  if (own.split(/\s+/).length < fewestWords || asksOnly.test(own))
    return { say: [tell(lesson, 'showMe')], change: { open: null } };
  const best = heard.found.find(({ entry }) => entry.section !== 'exam');
  if (!best || best.probability < sureOf.perhaps) return answerQuestion(scene, heard);
  return own.split(/\s+/).length > paragraphWords
    ? checkParagraph(scene, best.entry.section, own)
    : checkStatement(scene, heard, own);
}

const isDefinition = /\bdefin/i;

function isParagraph(own: string): boolean {
  return sentencesOf(own).length > 1 || own.split(/\s+/).length > longSentence;
}

const longSentence = 27;

/** What the work is about, as far as that is known. */
function sectionOf({ lesson, shelf }: Scene, { found }: Heard): string {
  const best = found.find(({ entry }) => entry.section !== 'exam');
  const likely = best && best.probability >= sureOf.perhaps ? best.entry.section : lesson.section;
  return likely ?? best?.entry.section ?? shelf.sections[0]?.id ?? '';
}

const fewestWords = 4;
/** 'Can you check my paragraph?', and no paragraph. */
const asksOnly =
  /^(?:(?:can|could|will|would) (?:you|u) )?(?:(?:please|pls|just) )*(?:check|mark|read|look at|look over|go over)(?: (?:my|this|it|over|for|me|work|definition|paragraph|answer|essay|please|pls))+[?.!]*$/i;
const paragraphWords = 45;

async function checkStatement(scene: Scene, heard: Heard, own: string): Promise<Reply> {
  const { lesson } = scene;
  const best = heard.found.find(({ entry }) => entry.kind === 'meaning' && entry.section !== 'exam') ?? heard.found[0];
  if (!best) return answerQuestion(scene, heard);
  const statement = best.entry.reply.split('. ').slice(0, 2).join('. ');
  const question = { ...asQuestion(best.entry.asks[0] ?? '', statement), need: 1 };
  const { found, turned } = weigh(question, await scene.mark(question, own), [], own);
  const verdict = turned ? 'workTurned' : found.length ? 'workGood' : 'workThin';
  return giveEntry(scene, best.entry, { lead: tell(lesson, verdict), quiet: true });
}

/** What an examiner would look for: a reason, a term, a case, a doubt. */
async function checkParagraph(scene: Scene, sectionId: string, own: string): Promise<Reply> {
  const { lesson, shelf } = scene;
  const section = shelf.sectionOf.get(sectionId);
  const because = (
    own.match(
      /\b(because|so|therefore|as a result|which (?!is\b)\w+|leading to|leads to|causes?|raising|lowering|reducing|improving|since)\b/gi,
    ) ?? []
  ).length;
  const has = {
    chain: because >= 2,
    case: /\d|\b(for example|for instance|such as|in the uk)\b|(?<=[a-z,]\s)[A-Z][a-z]{2,}/.test(own),
    doubt: /\b(however|but|although|depends|on the other hand|in the long run|whereas|unless|overall)\b/i.test(own),
  };
  const slip = sentencesOf(own)
    .map((sentence) => checkWords(scene.facts, sentence, ''))
    .find((checked) => checked && isSlip.has(checked.verdict));
  const good = has.chain ? 'paragraphChain' : has.case ? 'paragraphCase' : 'paragraphStart';
  const next = !has.chain ? 'addChain' : !has.case ? 'addCase' : !has.doubt ? 'addDoubt' : 'addJudgement';
  const example = section?.keyPoints.find(({ type }) =>
    next === 'addCase' ? type === 'example' : type === 'evaluation',
  );
  const help = next === 'addCase' || next === 'addDoubt' ? example : undefined;
  return {
    say: [
      tell(lesson, good),
      ...(slip ? [tell(lesson, 'paragraphSlip'), slip.says] : []),
      tell(lesson, next),
      ...(help ? [tell(lesson, 'youCouldUse', { text: lowerFirst(firstSentences(help.text, 1)) })] : []),
    ],
    ask: tell(lesson, 'showAgain'),
    change: { section: sectionId, open: null },
  };
}

const isSlip = new Set<Checked['verdict']>(['wrong', 'unmoved', 'other']);
