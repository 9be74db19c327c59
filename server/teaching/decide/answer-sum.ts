import { readNumbers } from '../calculate/read-numbers.ts';
import { tell } from '../say/tell.ts';
import type { Reply, Scene } from '../scene.ts';
import { answerQuestion } from './answer-question.ts';
import type { Heard } from './heard.ts';

/** A sum that could not be done: what the written answer works is not passed off as the student's. */
export function answerSum(scene: Scene, heard: Heard): Reply {
  const reply = answerQuestion(scene, heard);
  const own = readNumbers(heard.words).figures.length;
  const worksAnother = /\d/.test(reply.say.join(' ')) && reply.change?.entry !== undefined;
  if (own < ownFigures || !worksAnother) return reply;
  return { ...reply, say: [tell(scene.lesson, 'sumNotDone'), ...reply.say] };
}

/** Who tells two figures wants them worked. */
const ownFigures = 2;
