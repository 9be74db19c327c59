import type { Wish } from '../read/wishes.ts';
import type { TurnContext } from '../turn-context.ts';

/**
 * What the models take the words to want beside an act, where they are sure. On a writer who was left out of the learning
 * two of three wishes are found so, and one of a hundred messages that only look like one is taken for it.
 */
export async function wishOf({ look }: TurnContext, words: string): Promise<Wish | undefined> {
  const { wishes } = await look(words);
  const [best] = Object.entries(wishes ?? {}).sort(([, a], [, b]) => b - a);
  return best && best[1] >= surely ? (best[0] as Wish) : undefined;
}

const surely = 0.65;
