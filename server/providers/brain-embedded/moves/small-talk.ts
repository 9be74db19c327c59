import type { Reply, Scene } from '../scene.ts';
import type { Plain } from '../understand/intent.ts';
import { tell } from '../words/tell.ts';

/** What is not about the lesson: a short honest word, then back to what is open. `back` is the question to return to. */
export function smallTalk({ lesson }: Scene, kind: Plain, back: string): Reply | undefined {
  const ask = back || tell(lesson, 'chooseTopic');
  switch (kind) {
    case 'human':
      return { say: [tell(lesson, 'human'), tell(lesson, 'humanLimits')], ask };
    case 'abilities':
      return { say: [tell(lesson, 'abilities')], ask };
    case 'greeting':
      return { say: [tell(lesson, 'greeting')], ask };
    case 'well':
      return { say: [tell(lesson, 'well')], ask };
    case 'hearing':
      return { say: [tell(lesson, 'hearing')], ask };
    case 'essay':
      return { say: [tell(lesson, 'essay')], ask: tell(lesson, 'essayAsk') };
    case 'upset':
      return { say: [tell(lesson, 'upset'), tell(lesson, 'upsetOffer')], ask };
    case 'wait':
      return { say: [tell(lesson, 'wait')] };
    case 'thanks':
      return { say: [tell(lesson, 'thanks')], ask };
    default:
      return undefined;
  }
}
