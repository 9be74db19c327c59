import { stemsOf } from '#domain/marking/topic-stems.ts';
import type { PlacedQuestion } from '../library.ts';
import type { Scene } from '../scene.ts';

/** A claim about another topic, made in the middle of a question: it is looked at, and does not count as an answer. */
export async function isElsewhere(
  scene: Scene,
  { question, section }: PlacedQuestion,
  words: string,
  surely = 0.45,
): Promise<boolean> {
  if (words.trim().split(/\s+/).length < shortestClaim) return false;
  const own = new Set(stemsOf([question.prompt, question.modelAnswer, section.title].join(' ')));
  if (stemsOf(words).filter((stem) => own.has(stem)).length > 1) return false;
  const { topics, confidence } = await scene.find(words);
  return confidence >= surely && topics[0]?.sectionId !== section.id;
}

const shortestClaim = 5;
