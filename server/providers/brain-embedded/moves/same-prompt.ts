import { stemsOf } from '#domain/marking/topic-stems.ts';
import type { Shelf } from '../library.ts';
import type { Reply, Scene } from '../scene.ts';
import { tell } from '../words/tell.ts';
import { askQuestion } from './ask-question.ts';

/** A question of the course that a student has pasted or read out: he is to try it first. */
export function readPasted(scene: Scene): Reply | undefined {
  const { lesson, shelf, turn } = scene;
  const id = samePrompt(shelf, turn.words);
  if (!id || (lesson.open?.kind === 'question' && lesson.open.id === id)) return undefined;
  return { say: [tell(lesson, 'youFirst')], ...askQuestion(scene, id) };
}

function samePrompt({ questions }: Shelf, words: string): string | undefined {
  const said = new Set(stemsOf(words));
  if (said.size < leastWords) return undefined;
  for (const [id, { question }] of questions) {
    const asked = new Set(stemsOf(question.prompt));
    const shared = [...asked].filter((stem) => said.has(stem)).length;
    if (shared / Math.max(asked.size, said.size) >= likeness) return id;
  }
  return undefined;
}

const leastWords = 4;
const likeness = 0.8;
