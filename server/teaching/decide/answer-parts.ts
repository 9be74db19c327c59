import { splitParts } from '../read/split-parts.ts';
import type { Reply, Scene } from '../scene.ts';
import { sureOf } from './answer-question.ts';
import { joinParts } from './join-replies.ts';
import { rankFound } from './rank-found.ts';
import { isExercise } from './stay-open.ts';
import { topicInHand } from './topic-in-hand.ts';

type Respond = (scene: Scene, words: string) => Promise<Reply>;

/**
 * Two requests in one message: each is answered, the second with the first as what it leans on. Where either of them has
 * no sure answer of its own, or both have the same, the message is taken as a whole.
 */
export async function answerParts(scene: Scene, words: string, respond: Respond): Promise<Reply | undefined> {
  const { lesson } = scene;
  const parts = lesson.open && isExercise(lesson.open) ? undefined : splitParts(words);
  if (!parts) return undefined;
  const first = await answerPart(scene, parts[0], respond);
  if (!first || (first.change?.open?.kind === 'check' && !first.change.open.inPassing)) return undefined;
  const second = await answerPart(goOn(scene, first), parts[1], respond);
  if (!second || isSame(first, second)) return undefined;
  return joinParts(scene, first, second);
}

async function answerPart(scene: Scene, words: string, respond: Respond): Promise<Reply | undefined> {
  const reply = await respond(scene, words);
  if (reply.unanswered || (reply.aside && !reply.act)) return undefined;
  const given = reply.change?.entry;
  if (!given || given === scene.lesson.entry) return reply;
  const { found } = await scene.look(words);
  const best = rankFound(scene, { act: reply.act ?? 'ask', sure: 1 }, found, words).find(({ id }) => id === given);
  return best && best.probability < sureOf.yes ? undefined : reply;
}

/** As it stands after the first: 'it' and 'that' mean what was explained there. */
function goOn(scene: Scene, { change, say }: Reply): Scene {
  const next = { ...scene, lesson: { ...scene.lesson, ...change, open: null } };
  const about = { topic: topicInHand(next), said: say.join(' ') };
  return { ...next, look: (words, wanted) => scene.look(words, wanted ?? about) };
}

function isSame(first: Reply, second: Reply): boolean {
  return first.change?.entry !== undefined && first.change.entry === second.change?.entry;
}
