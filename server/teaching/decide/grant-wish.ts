import type { Reply, Respond, TurnContext } from '../turn-context.ts';
import { aboutTitle } from './about-title.ts';
import { catchUp } from './catch-up.ts';
import { cutShort } from './cut-short.ts';
import { listForRevision } from './list-topics.ts';
import { sayIfInCourse } from './say-if-in-course.ts';
import { isExercise } from './stay-open.ts';
import { tellTerms } from './tell-terms.ts';
import { weighPoint } from './weigh-point.ts';
import { wishOf } from './wish-of.ts';

/**
 * What is wanted of a topic, of what was just said or of a point of one's own, and is no question that an answer was written
 * for: in the words that everybody uses, or as the models take them. Nothing while an exercise or a check waits for its answer.
 */
export async function grantWish(context: TurnContext, words: string, respond: Respond): Promise<Reply | undefined> {
  const { open } = context.lesson;
  if (open && isExercise(open)) return undefined;
  const wish = open?.kind === 'check' && !open.inPassing ? undefined : await wishOf(context, words);
  return (
    (await cutShort(context, words, respond, wish)) ??
    (await aboutTitle(context, words)) ??
    (await weighPoint(context, words, respond, wish)) ??
    sayIfInCourse(context, words, wish) ??
    listForRevision(context, words, wish) ??
    catchUp(context, words, wish) ??
    (await tellTerms(context, words))
  );
}
