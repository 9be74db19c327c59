import type { CallEvent, OpenCall, VoiceCall } from '#server/providers/call/interface.ts';
import type { SpeechDetector } from '#server/providers/speech/interface.ts';
import { script, serveInstantly } from '../voice/instant-product.ts';

/** Our server alone, for others to talk to. RELAY: it relays a vendor's call; otherwise it holds conversations itself. */

/** Speech is what is not silent: no model, as on the other side. */
const detector: SpeechDetector = {
  description: 'instant',
  open: () => ({
    hear: async (frame) => (isLoud(frame) ? 0.95 : 0.02),
    close: () => undefined,
  }),
};

function isLoud(frame: Int16Array): boolean {
  for (let index = 0; index < frame.length; index += 8) if ((frame[index] ?? 0) > 1000) return true;
  return false;
}

/** A vendor that sends back what it hears. */
const echo: VoiceCall = { description: 'echo', open: async () => openEcho() };

function openEcho(): OpenCall {
  const waiting: CallEvent[] = [{ kind: 'tutor', text: 'Hello.' }];
  let wake = () => {};
  async function* events(): AsyncGenerator<CallEvent> {
    for (;;) {
      const next = waiting.shift();
      if (next) yield next;
      else
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
  }
  return {
    id: crypto.randomUUID(),
    sampleRate: 16_000,
    hear(audio) {
      waiting.push({ kind: 'audio', audio, sampleRate: 16_000 });
      wake();
    },
    write: () => undefined,
    events: events(),
    hangUp: async () => undefined,
  };
}

script.understand = () => 'Demand rises because incomes are higher.';
await serveInstantly(({ speech }) => ({
  speech: { ...speech, detector, voice: () => ({ state: 'ready' }) },
  call: process.env.RELAY ? echo : undefined,
}));
