import { stemsOf } from '#domain/marking/topic-stems.ts';
import { sentencesOf } from '../say/sentences.ts';
import { tell } from '../say/tell.ts';
import type { Reply, TurnContext } from '../turn-context.ts';
import { giveEntry } from './give-entry.ts';
import type { Ranked } from './rank-found.ts';

/** The part of an answer that the question is about, once more: that it was all said helps nobody. What is near is offered. */
export function remind(context: TurnContext, words: string, [best, ...others]: [Ranked, ...Ranked[]]): Reply {
  const { entry } = best;
  const lead = tell(context.lesson, 'onceMore');
  const reply = giveEntry(context, entry, { lead, text: partAbout(words, [entry.reply, entry.plainer]), quiet: true });
  const near = others.filter(({ id }) => !context.lesson.given.includes(id)).flatMap((one) => one.entry.asks[0] ?? []);
  const offers = [...near.slice(0, 2).map((ask) => ({ label: ask, says: ask })), ...(reply.shown?.offers ?? [])];
  return { ...reply, shown: { ...reply.shown, offers: offers.slice(0, 4) }, again: true };
}

/** The sentence that has most of the words, and the one after it. */
function partAbout(words: string, texts: string[]): string {
  const asked = new Set(stemsOf(words));
  const pairs = texts.flatMap((text) => sentencesOf(text).map((sentence, at, all) => [sentence, all[at + 1] ?? '']));
  const shared = ([sentence = '']: string[]) => new Set(stemsOf(sentence).filter((stem) => asked.has(stem))).size;
  const [most = []] = pairs.toSorted((one, other) => shared(other) - shared(one));
  return most.join(' ').trim();
}
