import { expect } from 'vitest';
import type { CallEvent, VoiceCall } from '#server/providers/call/interface.ts';
import { enterConversation } from './conversations.ts';
import { startVoice, type VoiceOptions } from './voice.ts';

/** A vendor that says what the test tells it to. */
export function scriptedCall() {
  const waiting: CallEvent[] = [];
  let wake = () => {};
  const seen = { heard: 0, written: [] as string[], hungUp: 0, hushed: [] as number[], opened: [] as unknown[] };
  async function* follow(): AsyncGenerator<CallEvent> {
    for (;;) {
      const next = waiting.shift();
      if (next) yield next;
      else
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
  }
  const vendor: VoiceCall = {
    description: 'scripted vendor',
    async open(call) {
      seen.opened.push(call);
      return {
        id: `call-${seen.opened.length}`,
        hear: (audio) => {
          seen.heard += audio.length;
        },
        write: (text) => void seen.written.push(text),
        hush: (milliseconds) => void seen.hushed.push(milliseconds),
        events: follow(),
        hangUp: async () => void seen.hungUp++,
      };
    },
  };
  const happen = (...events: CallEvent[]) => {
    waiting.push(...events);
    wake();
  };
  return { vendor, seen, happen };
}

export const audio = (samples: number): CallEvent => ({
  kind: 'audio',
  audio: new Int16Array(samples).fill(9),
  sampleRate: 16_000,
});

/** A student who is on a call with that vendor. */
export async function startCalled(options: VoiceOptions = {}) {
  const voice = await startVoice(options);
  const call = scriptedCall();
  Object.assign(voice.deps, { call: call.vendor });
  const talk = await enterConversation(voice.product);
  const client = await voice.connect(talk.browser);
  client.start(talk.conversationId);
  expect(await client.next('ready')).toMatchObject({ sampleRate: 24_000, voice: 'scripted vendor' });
  return { ...voice, ...talk, ...call, voice, client };
}
