import { messages } from '#domain/messages.ts';
import type { OpenCall } from '../../../providers/call/interface.ts';
import type { createCallReply } from './call-reply.ts';
import type { createCallSound } from './call-sound.ts';
import { type CallTurn, startCallTurn } from './call-turn.ts';
import type { VoiceWorld } from './voice-world.ts';

type CallParts = {
  call: OpenCall;
  sound: ReturnType<typeof createCallSound>;
  reply: ReturnType<typeof createCallReply>;
  /** A guard has stepped in. */
  replaced(): void;
};

export type CallTurns = ReturnType<typeof createCallTurns>;

/** The turns of a vendor's call, one after the other: each begins when the one before it is stored. */
export function createCallTurns(world: VoiceWorld, { call, sound, reply, replaced }: CallParts) {
  const { deps, browser } = world;
  let turn: CallTurn | undefined;
  const isOver = () => !turn || turn.isOver();
  return {
    isOver,
    async begin(words: Parameters<typeof startCallTurn>[1], allowed?: () => void): Promise<void> {
      await turn?.end();
      await reply.begin();
      turn = startCallTurn(world, words, {
        event: reply.show,
        allowed() {
          sound.allow();
          allowed?.();
        },
        replaced,
        failed(error) {
          deps.log.error({ error }, 'a call could not be written down');
          browser.send({ type: 'fault', part: 'brain', sentence: messages.tutorFailed });
        },
      });
    },
    say: (text: string) => turn?.say(text),
    async interrupt(): Promise<void> {
      if (!sound.isPlaying() && isOver()) return;
      await reply.cut(async (playedMilliseconds) => {
        call.hush?.(playedMilliseconds);
        await turn?.end();
        turn = undefined;
      });
    },
    async end(): Promise<void> {
      await turn?.end();
      await reply.settle();
    },
  };
}
