import { vi } from 'vitest';

/**
 * The page's timers in the test's own hand: nothing that waits goes off before the test lets the time pass, however slow
 * the machine is. Vitest's own would also pass while a test only looks. Whoever takes it gives the globals back.
 */
export function takeClock() {
  let now = 0;
  let last = 0;
  const waiting = new Map<number, { at: number; run: () => void }>();
  vi.stubGlobal('setTimeout', (run: (...given: unknown[]) => void, milliseconds = 0, ...given: unknown[]) => {
    waiting.set(++last, { at: now + milliseconds, run: () => run(...given) });
    return last;
  });
  vi.stubGlobal('clearTimeout', (timer: number) => waiting.delete(timer));
  return {
    pass(milliseconds: number): void {
      const end = now + milliseconds;
      for (;;) {
        const [next] = [...waiting].filter(([, { at }]) => at <= end).sort(([, one], [, other]) => one.at - other.at);
        if (!next) break;
        const [timer, { at, run }] = next;
        waiting.delete(timer);
        now = at;
        run();
      }
      now = end;
    },
  };
}

/** The same for what repeats, and for the page's steady clock. */
export function takeSteadyClock() {
  let now = 0;
  let last = 0;
  const repeating = new Map<number, { every: number; at: number; run: () => void }>();
  vi.stubGlobal('setInterval', (run: () => void, every: number) => {
    repeating.set(++last, { every, at: now + every, run });
    return last;
  });
  vi.stubGlobal('clearInterval', (timer: number) => repeating.delete(timer));
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  return {
    pass(milliseconds: number): void {
      const end = now + milliseconds;
      for (;;) {
        const [next] = [...repeating.values()].filter(({ at }) => at <= end).sort((one, other) => one.at - other.at);
        if (!next) break;
        now = next.at;
        next.at += next.every;
        next.run();
      }
      now = end;
    },
  };
}
