import type { TurnContext } from '../turn-context.ts';
import { type Asked, readOpenQuestion } from './open-question.ts';

/** The question that the tutor asked last, where that was a short while ago. */
export function lastAsked(context: TurnContext): Asked | undefined {
  const said = context.turn.history.slice(-mostSaid).filter(({ by }) => by === 'tutor');
  for (const id of context.lesson.asked.toReversed().slice(0, 1)) {
    const asked = readOpenQuestion(context, { id });
    if (asked && said.some(({ text }) => text.includes(asked.question.prompt))) return asked;
  }
  return undefined;
}

/** So many sayings back a question is still the one that is meant. */
const mostSaid = 6;
