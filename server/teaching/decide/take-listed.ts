import { nextOfList } from '../read/next-of-list.ts';
import type { Reply, Respond, Scene } from '../scene.ts';
import { isExercise } from './stay-open.ts';

/** 'Third claim: …': put forward as the one before it was, and a step to no other topic. */
export async function takeListed(scene: Scene, words: string, respond: Respond): Promise<Reply | undefined> {
  const listed = nextOfList(words);
  const { open } = scene.lesson;
  // Behind a question that waits it may be the second part of an answer.
  if (!listed || (open && (isExercise(open) || (open.kind === 'check' && !open.inPassing)))) return undefined;
  return respond(asClaim(scene), listed);
}

function asClaim(scene: Scene): Scene {
  return {
    ...scene,
    async look(words, about) {
      const reading = await scene.look(words, about);
      const { claim, 'switch-topic': switched, 'move-on': moved } = reading.acts;
      const acts = { ...reading.acts, claim: Math.max(claim, switched, moved), 'switch-topic': 0, 'move-on': 0 };
      return { ...reading, acts };
    },
  };
}
