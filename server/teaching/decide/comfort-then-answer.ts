import { splitFeeling } from '../read/split-feeling.ts';
import { tell } from '../say/tell.ts';
import type { Reply, TurnContext } from '../turn-context.ts';
import { namesSomething } from './comfort.ts';
import { isExercise } from './stay-open.ts';

/** A feeling and a question behind it: a word to the one, and then the other as if it had been asked alone. */
export async function comfortThenAnswer(
  context: TurnContext,
  words: string,
  respond: (context: TurnContext, words: string) => Promise<Reply>,
): Promise<Reply | undefined> {
  const { lesson } = context;
  const felt = lesson.open && isExercise(lesson.open) ? undefined : splitFeeling(words);
  if (!felt || !namesSomething(felt.rest)) return undefined;
  const reply = await respond(context, felt.rest);
  return { ...reply, say: [tell(lesson, felt.mood), ...reply.say] };
}
