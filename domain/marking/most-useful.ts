import type { IdeaState, MarkedIdea } from './mark-answer.ts';

/** What was said the wrong way round, then what was not said, then what was not clear; the file's order is its weight. */
export function mostUseful(ideas: MarkedIdea[]): MarkedIdea | undefined {
  const order: IdeaState[] = ['denied', 'missing', 'unsure'];
  return order.flatMap((state) => ideas.find((idea) => idea.state === state) ?? [])[0];
}
