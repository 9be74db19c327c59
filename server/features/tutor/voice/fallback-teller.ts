import { messages } from '#domain/messages.ts';
import type { BrowserSocket } from './voice-world.ts';

const sentences = { ears: messages.earsFallback, mouth: messages.mouthFallback };

/** Once in a conversation, and not in every sentence: a hosted engine has failed, and our own does its work. */
export function createFallbackTeller(send: BrowserSocket['send']) {
  const told = new Set<keyof typeof sentences>();
  return (part: keyof typeof sentences): void => {
    if (told.has(part)) return;
    told.add(part);
    send({ type: 'fault', part, sentence: sentences[part] });
  };
}
