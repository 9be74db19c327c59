import { asQuestion } from '../mark/patterns.ts';
import { weigh } from '../mark/progress.ts';
import { ownWorkIn } from '../read/own-work.ts';
import { tell } from '../say/tell.ts';
import type { Reply, TurnContext } from '../turn-context.ts';
import { answerQuestion, sureOf } from './answer-question.ts';
import { checkLines } from './check-lines.ts';
import { giveEntry } from './give-entry.ts';
import type { Heard } from './heard.ts';
import { judgeClaim } from './judge-claim.ts';
import type { Ranked } from './rank-found.ts';

/** A definition is marked against the term; lines of one's own get what is there and the one thing to add. */
export async function checkWork(context: TurnContext, heard: Heard): Promise<Reply> {
  const { lesson } = context;
  const quoted = ownWorkIn(heard.words);
  const asDefinition = definitionFor(heard, quoted ?? heard.words);
  if (quoted && !asDefinition) return checkLines(context, heard, quoted);
  const own = heard.words
    .replace(/^.{0,60}?(?:check|right|correct|ok|okay|good|definition|paragraph|answer|mark)\b[^:]{0,40}:\s*/i, '')
    .trim();
  if (own.split(/\s+/).length < fewestWords || asksOnly.test(own))
    return { say: [tell(lesson, 'showMe')], change: { open: null } };
  if (asDefinition) return checkDefinition(context, asDefinition, own);
  const best = heard.found.find(({ entry }) => entry.section !== 'exam');
  if (!best || best.probability < sureOf.perhaps) return answerQuestion(context, heard);
  return own.split(/\s+/).length > paragraphWords ? checkLines(context, heard, own) : judgeClaim(context, heard);
}

/** The answer that says what the term means, where the student says it too. */
function definitionFor({ words, found }: Heard, own: string): Ranked | undefined {
  if (!/\bdefin/i.test(words) && !isDefinition.test(own)) return undefined;
  return found.find(({ entry, probability }) => entry.kind === 'meaning' && probability >= sureOf.perhaps);
}

const isDefinition =
  /^(?:[^:]{0,60}: *)?(?:it|this|that|an? [a-z ]{3,30}|[a-z ]{3,30}) (?:means|measures|refers to|describes|is (?:when|where|how|the))\b[^.]{0,140}\.?$/i;
const fewestWords = 4;
/** 'Can you check my paragraph?', and no paragraph. */
const asksOnly =
  /^(?:(?:can|could|will|would) (?:you|u) )?(?:(?:please|pls|just) )*(?:check|mark|read|look at|look over|go over)(?: (?:my|this|it|over|for|me|work|definition|paragraph|answer|essay|please|pls))+[?.!]*$/i;
const paragraphWords = 45;

async function checkDefinition(context: TurnContext, { entry }: Ranked, own: string): Promise<Reply> {
  const statement = entry.reply.split('. ').slice(0, 2).join('. ');
  const question = { ...asQuestion(entry.asks[0] ?? '', statement), need: 1 };
  const { found, turned } = weigh(question, await context.mark(question, own), [], own);
  const verdict = turned ? 'workTurned' : found.length ? 'workGood' : 'workThin';
  return giveEntry(context, entry, { lead: tell(context.lesson, verdict), quiet: true });
}
