import { isBareFigure } from '../read/exact-acts.ts';
import type { Heard } from './heard.ts';
import { isRight } from './is-right.ts';
import type { Asked, OpenCheck } from './open-question.ts';

/** Nothing of the answer is in it, and it is just what another entry is about: a statement, and no answer. */
export function speaksOfElse({ section }: Asked, { id }: OpenCheck, heard: Heard): boolean {
  const { found, sure, words } = heard;
  const best = found[0];
  if (isBareFigure(words) || !best || best.id === id) return false;
  // What is right of the topic that was asked about is near to the other answers of it as well.
  const isOfTopic = best.entry.section === section && isRight(heard);
  const from = isOfTopic ? surelyElseOfTopic : sure < surelyAnswer ? perhapsElse : surelyElse;
  return best.probability >= from;
}

const surelyElseOfTopic = 0.9;
const surelyElse = 0.7;
const perhapsElse = 0.5;
const surelyAnswer = 0.85;
