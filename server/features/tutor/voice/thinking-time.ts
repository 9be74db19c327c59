import type { Timers } from './timers.ts';

const checkInMilliseconds = 30_000;

type World = { timers: Timers; changed(on: boolean): void; checkIn(): void };

export type ThinkingTime = ReturnType<typeof createThinkingTime>;

/** 'Let me think': the floor is the student's, nothing is counted, and after half a minute a soft word comes, once. */
export function createThinkingTime({ timers, changed, checkIn }: World) {
  let cancel: (() => void) | undefined;
  const turnOff = () => {
    cancel?.();
    cancel = undefined;
  };
  return {
    isOn: () => cancel !== undefined,
    begin(): void {
      if (cancel) return;
      cancel = timers.after(checkInMilliseconds, checkIn);
      changed(true);
    },
    end(): void {
      if (!cancel) return;
      turnOff();
      changed(false);
    },
    close: turnOff,
  };
}
