import type { Timers } from '#server/features/tutor/voice/timers.ts';
import type { Product } from './harness.ts';
import { patience } from './support/patience.ts';

/**
 * Timers that go off when the test lets time pass, in their order, each awaited. The product's clock goes along; moved by
 * itself, it is a clock that somebody has set.
 */
export function manualTime(clock: Product['clock']) {
  let waiting: { at: number; run: () => unknown }[] = [];
  let passed = 0;
  const now = () => passed;
  const pass = (milliseconds: number) => {
    passed += milliseconds;
    clock.advance(milliseconds / 1000);
  };
  const timers: Timers = {
    now,
    after(milliseconds, run) {
      const timer = { at: now() + milliseconds, run };
      waiting.push(timer);
      return () => {
        waiting = waiting.filter((other) => other !== timer);
      };
    },
  };
  return {
    timers,
    async advance(seconds: number): Promise<void> {
      const end = now() + seconds * 1000;
      for (;;) {
        const [next] = waiting.toSorted((a, b) => a.at - b.at);
        if (!next || next.at > end) break;
        waiting = waiting.filter((other) => other !== next);
        if (next.at > now()) pass(next.at - now());
        await next.run();
        await letSocketsSpeak();
      }
      pass(end - now());
    },
    /** Somebody waits for exactly so long from now; what sets the timer may take its time on a busy machine. */
    async armed(seconds: number): Promise<void> {
      const limit = Date.now() + patience;
      while (!waiting.some(({ at }) => at === now() + seconds * 1000)) {
        if (Date.now() > limit) throw new Error(`Nothing waits for ${seconds} s.`);
        await letSocketsSpeak();
      }
    },
    /** The process is too busy for its timers. */
    advanceLate: (seconds: number) => pass(seconds * 1000),
  };
}

/** A ping and its answer go to and fro in this process: each way takes a turn of the event loop or two. */
export async function letSocketsSpeak(): Promise<void> {
  for (let turn = 0; turn < 8; turn++) await new Promise((resolve) => setImmediate(resolve));
}
