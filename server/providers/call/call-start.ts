import { EngineFailure } from '../models/interface.ts';
import type { CallSocket } from './call-socket.ts';

type Wait<Message, Type> = {
  socket: CallSocket;
  messages: AsyncGenerator<unknown>;
  /** Nothing for what is not listened to; throws what is broken. */
  read(raw: unknown): Message | undefined;
  type: Type;
  timeoutSeconds: number;
};

/** The vendor's next message of a kind, at the beginning of a call. One that is late is hung up on. */
export async function waitForMessage<Message extends { type: string }, Type extends Message['type']>({
  socket,
  messages,
  read,
  type,
  timeoutSeconds,
}: Wait<Message, Type>): Promise<Extract<Message, { type: Type }>> {
  let isLate = false;
  const limit = setTimeout(() => {
    isLate = true;
    socket.hangUp().catch(() => undefined);
  }, timeoutSeconds * 1000);
  try {
    for (;;) {
      const { value, done } = await messages.next();
      if (done) throw new EngineFailure('call', isLate ? 'timeout' : 'cut_off');
      const message = read(value);
      if (message?.type === type) return message as Extract<Message, { type: Type }>;
    }
  } finally {
    clearTimeout(limit);
  }
}
