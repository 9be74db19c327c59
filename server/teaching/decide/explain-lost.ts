import { stemsOf } from '#domain/marking/topic-stems.ts';
import { lostTopic } from '../read/lost-topic.ts';
import { tell } from '../say/tell.ts';
import type { Reply, TurnContext } from '../turn-context.ts';
import { sureOf } from './answer-question.ts';
import { giveEntry } from './give-entry.ts';
import type { Heard } from './heard.ts';
import { rankFound } from './rank-found.ts';

/** 'Didn't get today's lesson on elasticity at all': where elasticity begins, or what it is. */
export async function explainLost(context: TurnContext, { act, words }: Heard): Promise<Reply | undefined> {
  // What was just explained is first put in another way.
  const topic = act === 'confused' && context.lesson.entry ? undefined : lostTopic(words);
  if (!topic) return undefined;
  const { found } = await context.look(`teach me ${topic}`, 'alone');
  const ranked = rankFound(context, { act: 'switch-topic', sure: 1 }, found).filter(
    ({ id, probability }) => probability >= sureOf.perhaps && !context.lesson.given.includes(id),
  );
  const named = new Set(stemsOf(topic));
  const best = ranked.find(({ entry }) => stemsOf(entry.asks.join(' ')).some((stem) => named.has(stem)));
  return best && giveEntry(context, best.entry, { lead: tell(context.lesson, 'confusedAbout'), quiet: true });
}
