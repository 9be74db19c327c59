import type { Scene } from '../scene.ts';
import { type Asked, readOpenQuestion } from './open-question.ts';

/** The question that the tutor asked last, where that was a short while ago. */
export function lastAsked(scene: Scene): Asked | undefined {
  const said = scene.turn.history.slice(-mostSaid).filter(({ by }) => by === 'tutor');
  for (const id of scene.lesson.asked.toReversed().slice(0, 1)) {
    const asked = readOpenQuestion(scene, { id });
    if (asked && said.some(({ text }) => text.includes(asked.question.prompt))) return asked;
  }
  return undefined;
}

/** So many sayings back a question is still the one that is meant. */
const mostSaid = 6;
