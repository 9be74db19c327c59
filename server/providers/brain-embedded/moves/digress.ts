import { givesAway } from '../marking/match.ts';
import { type Reply, readQuestion, type Scene } from '../scene.ts';
import type { About } from '../understand/intent.ts';
import { tell } from '../words/tell.ts';
import { askBack } from './ask-back.ts';
import { explainBriefly } from './explain-topic.ts';
import { giveHint } from './give-hint.ts';

type Wish = { kind: Exclude<About, 'test' | 'exam' | 'diagram'>; about: string };

/** Something else in between, briefly, and back to what is open. What would answer the open question becomes a hint. */
export async function digress(scene: Scene, wish: Wish | string[]): Promise<Reply> {
  const { lesson } = scene;
  const { open } = lesson;
  const back = backTo(scene);
  if (Array.isArray(wish)) return { say: wish.slice(0, 2), ...back };
  if (open?.kind === 'run') return { say: [tell(lesson, 'runAfter')], ...back };
  const found = await explainBriefly(scene, wish.kind, wish.about);
  const placed = open?.kind === 'question' ? readQuestion(scene, open.id) : undefined;
  if (open?.kind === 'question' && placed) {
    if (open.stage === 'check') return { say: [tell(lesson, 'checkNoHelp')], ...back };
    if (found && (givesAway(placed.question, found.text) || !wish.about))
      return giveHint(scene, placed, open, [tell(lesson, 'askingYou')]);
  }
  if (!found) return { say: [tell(lesson, 'unknown')], ...back };
  return { say: [found.text], ...back, change: { point: found.placed.point.id, angle: 0 } };
}

function backTo(scene: Scene): Pick<Reply, 'ask'> {
  const prompt = askBack(scene);
  if (!prompt) return {};
  return { ask: scene.lesson.open?.kind === 'question' ? tell(scene.lesson, 'backTo', { prompt }) : prompt };
}
