import { inSequence } from '#domain/in-sequence.ts';
import { stemsOf } from '#domain/marking/topic-stems.ts';
import { writeOut } from '../reader/write-out.ts';
import { firstSentences } from '../say/first-sentences.ts';
import type { Reply, TurnContext } from '../turn-context.ts';
import { giveEntry } from './give-entry.ts';
import type { Heard } from './heard.ts';
import { type Ranked, rankFound } from './rank-found.ts';

/** 'Whats AD and SRAS': two terms, and each is told; what was written for both together is left as it is. */
export async function answerBoth(context: TurnContext, { act, words, found }: Heard): Promise<Reply | undefined> {
  const [, one, other] = twoTerms.exec(words.trim()) ?? [];
  if (!one || !other || act === 'test-me' || found.slice(0, 2).some((best) => isForBoth(context, best, [one, other])))
    return undefined;
  const [first, second] = [await meaningOf(context, one), await meaningOf(context, other)];
  if (!first || !second || first.id === second.id) return undefined;
  const reply = giveEntry(context, first, { text: firstSentences(first.reply, 2), quiet: true });
  const given = [...(reply.change?.given ?? []), second.id];
  return { ...reply, say: [...reply.say, firstSentences(second.reply, 2)], change: { ...reply.change, given } };
}

/** It was surely found, and its question names the one and the other. */
function isForBoth({ course }: TurnContext, { entry, probability }: Ranked, terms: string[]): boolean {
  const asked = new Set(stemsOf(entry.asks[0] ?? ''));
  const names = terms.map((term) => stemsOf(/\((.+?)[,)]/.exec(writeOut(term, course.subject))?.[1] ?? term));
  return probability >= writtenForBoth && names.every((stems) => stems.every((stem) => asked.has(stem)));
}

async function meaningOf(context: TurnContext, term: string) {
  const { found } = await context.look(`what is ${term}`, 'alone');
  const [best] = rankFound(context, { act: 'ask', sure: 1 }, found);
  return best && best.entry.kind === 'meaning' && best.probability >= surely ? best.entry : undefined;
}

const surely = 0.7;
const writtenForBoth = 0.85;

const twoTerms = inSequence([
  /^(?:(?:ok(?:ay)?|so|and|but|wait|um+)[, ]+)*(?:what(?:'?s| is| are| do| does)|define|explain) (?:the |an? )?/i,
  /(?:meaning of |terms )?([\w-]+(?: [\w-]+){0,3}?) (?:and|n|&) (?:the |an? )?([\w-]+(?: [\w-]+){0,3}?)/i,
  /(?: mean| stand for)?(?:,? (?:we|i) (?:have(?:n'?t| not)|did(?:n'?t| not)).*)?[?.!]*$/i,
]);
