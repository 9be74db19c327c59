import { nextOfList } from '../read/next-of-list.ts';
import type { Reply, Respond, TurnContext } from '../turn-context.ts';
import { isExercise } from './stay-open.ts';

/** 'Third claim: …': put forward as the one before it was, and a step to no other topic. */
export async function takeListed(context: TurnContext, words: string, respond: Respond): Promise<Reply | undefined> {
  const listed = nextOfList(words);
  const { open } = context.lesson;
  // Behind a question that waits it may be the second part of an answer.
  if (!listed || (open && (isExercise(open) || (open.kind === 'check' && !open.inPassing)))) return undefined;
  return respond(asClaim(context), listed);
}

function asClaim(context: TurnContext): TurnContext {
  return {
    ...context,
    async look(words, about) {
      const reading = await context.look(words, about);
      const { claim, 'switch-topic': switched, 'move-on': moved } = reading.acts;
      const acts = { ...reading.acts, claim: Math.max(claim, switched, moved), 'switch-topic': 0, 'move-on': 0 };
      return { ...reading, acts };
    },
  };
}
