import { type Figure, readNumbers } from '../calculate/read-numbers.ts';

/** 'I said 1.50 and u said 2.50': of several figures the one that the student calls his own; else the last that is not the tutor's. */
export function ownFigure(words: string): Figure | undefined {
  const { text, figures } = readNumbers(words);
  const named = saidByMe.exec(text)?.[1];
  if (named !== undefined) return figures[Number(named)];
  const tutors = [...text.matchAll(saidByYou)].map(([, index]) => Number(index));
  return figures.findLast(({ index }) => !tutors.includes(index));
}

const saidByMe =
  /\b(?:i (?:said|say|got|get|put|wrote|had|thought|guessed|did|answered|made it)|my)(?: (?:it|was|is|its|like|about|the|answer|guess|of|as))* #(\d+)/;
const saidByYou =
  /\b(?:u|you|ur|your|tutor) (?:just )?(?:said|say|got|get|put|wrote|had|told me|answer)(?: (?:it|was|is|its|like|about|the|of))* #(\d+)/g;
