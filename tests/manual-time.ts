import type { Timers } from '#server/features/tutor/voice/timers.ts';
import type { Product } from './harness.ts';

/** Timers that go off when the test moves the product's clock, in their order, each awaited. */
export function manualTime(clock: Product['clock']) {
  let waiting: { at: number; run: () => unknown }[] = [];
  const now = () => clock.now().getTime();
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
        if (next.at > now()) clock.advance((next.at - now()) / 1000);
        await next.run();
        await letSocketsSpeak();
      }
      clock.advance((end - now()) / 1000);
    },
  };
}

/** A ping and its answer go to and fro in this process: each way takes a turn of the event loop or two. */
async function letSocketsSpeak(): Promise<void> {
  for (let turn = 0; turn < 8; turn++) await new Promise((resolve) => setImmediate(resolve));
}
