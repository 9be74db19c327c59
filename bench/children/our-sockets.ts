import { createVoiceServer } from '#server/features/tutor/voice/socket.ts';
import type { Timers } from '#server/features/tutor/voice/timers.ts';
import type { SpeechDetector } from '#server/providers/speech/interface.ts';
import { script, serveInstantly } from '../voice/instant-product.ts';
import { answerParent } from './answer-parent.ts';
import { measureMemory } from './measure-memory.mjs';

/** Our voice sockets, whose seconds pass when they are told to: ten seconds of five hundred students take less than one. */
let now = Date.now();
const waiting = new Set<{ at: number; run: () => unknown }>();
const timers: Timers = {
  now: () => now,
  after(milliseconds, run) {
    const timer = { at: now + milliseconds, run };
    waiting.add(timer);
    return () => void waiting.delete(timer);
  },
};

/** Nobody says a word. */
const detector: SpeechDetector = {
  description: 'instant',
  open: () => ({ hear: async () => 0.02, close: () => undefined }),
};

script.replySeconds = 0.1;
const { deps, server } = await serveInstantly();
const speech = { ...deps.speech, detector, voice: () => ({ state: 'ready' as const }) };
const voice = createVoiceServer({ ...deps, speech, clock: { now: () => new Date(now) } }, { timers });
server.removeAllListeners('upgrade');
server.on('upgrade', (request, socket, head) => void (voice.upgrade(request, socket, head) || socket.destroy()));

async function passOneSecond(): Promise<void> {
  now += 1000;
  const due = [...waiting].filter(({ at }) => at <= now);
  for (const timer of due) waiting.delete(timer);
  await Promise.all(due.map(({ run }) => run()));
}

answerParent(async ({ kind }: { kind: 'tick' | 'memory' | 'time' }) => {
  if (kind === 'tick') for (let second = 0; second < 10; second++) await passOneSecond();
  const { user, system } = process.cpuUsage();
  return { cpuSeconds: (user + system) / 1e6, memory: kind === 'memory' ? measureMemory() : 0 };
});
process.send?.('ready');
