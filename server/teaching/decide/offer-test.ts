import type { Lesson } from '../lesson.ts';
import { tell } from '../say/tell.ts';
import type { Reply } from '../turn-context.ts';
import { offers } from './give-entry.ts';

/** Whoever has understood may try himself at it, or leave it there. */
export function offerTest(lesson: Lesson): Pick<Reply, 'ask' | 'change' | 'shown'> {
  return {
    ask: tell(lesson, 'tryOrLeave'),
    change: { open: { kind: 'offer', act: 'test-me', words: 'Test me on this' } },
    shown: { offers: [offers.test, { label: 'Something else', says: 'Something else' }] },
  };
}
