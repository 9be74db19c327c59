import { tell } from '../say/tell.ts';
import type { Reply, Scene } from '../scene.ts';
import { sureOf } from './answer-question.ts';
import { giveEntry } from './give-entry.ts';
import type { Heard } from './heard.ts';

/** The last figure that was written down, with its date, and where today's is to be found. */
export function sayCurrentData(scene: Scene, { found }: Heard): Reply {
  const { lesson } = scene;
  const data = found.find(
    ({ entry, probability }) =>
      probability >= sureOf.perhaps && (entry.kind === 'data' || /\b20[12]\d\b/.test(entry.reply)),
  );
  if (!data) return { say: [tell(lesson, 'noFigures')], ask: tell(lesson, 'whatNext'), change: { open: null } };
  const reply = giveEntry(scene, data.entry, { quiet: true });
  const says = /look|check|newest|latest|up to date/i.test(data.entry.reply) ? [] : [tell(lesson, 'lookUp')];
  return { ...reply, say: [...reply.say, ...says] };
}
