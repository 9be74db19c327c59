import type { Reply, Scene } from '../scene.ts';
import { tell } from '../words/tell.ts';

/** Nothing is being talked about yet. */
export function chooseTopic({ lesson }: Scene, say: string[] = []): Reply {
  return {
    say: say.length ? say : [tell(lesson, 'orTest')],
    ask: tell(lesson, 'chooseTopic'),
    change: { open: { kind: 'topic' } },
  };
}
