import { inBackground } from '../../../in-background.ts';
import type { createOrder } from './in-order.ts';
import type { Reply } from './reply.ts';
import type { VoiceWorld } from './voice-world.ts';

export type PromisedReplies = ReturnType<typeof createPromisedReplies>;

/** Replies in the order in which they were asked for. What the tutor says holds up nothing; what is stored about it does. */
export function createPromisedReplies(world: VoiceWorld, reply: Reply, order: ReturnType<typeof createOrder>) {
  /** Promised and not begun. */
  let owed = 0;
  return {
    isComing: () => owed > 0 || reply.isComing(),
    give(words: Parameters<Reply['give']>[0]): void {
      owed++;
      const { lookingAt } = world;
      order.add(async () => {
        owed--;
        inBackground(world.deps.log, 'the tutor could not answer', reply.give({ ...words, lookingAt }));
      });
    },
    /** The silence is at once; what must be stored about it waits its turn. */
    interrupt(): void {
      const interrupted = reply.interrupt();
      interrupted.catch(() => undefined);
      order.add(() => interrupted);
    },
  };
}
