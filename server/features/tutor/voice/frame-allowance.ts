import type { Timers } from './timers.ts';

/** A minute of sound may come at once after a stall, in frames of 20 ms. */
const sound = { atOnce: 4000, perSecond: 100 };
/** Buttons, words and what was heard: more than a hand can press. */
const messages = { atOnce: 100, perSecond: 5 };

/** Counts every frame before anything is done with it. False: so much comes from a script, not from a browser. */
export function createFrameAllowance(timers: Pick<Timers, 'now'>): (isBinary: boolean) => boolean {
  const takeSound = createAllowance(timers, sound);
  const takeMessage = createAllowance(timers, messages);
  return (isBinary) => (isBinary ? takeSound() : takeMessage());
}

function createAllowance({ now }: Pick<Timers, 'now'>, { atOnce, perSecond }: typeof sound): () => boolean {
  let left = atOnce;
  let at = now();
  return () => {
    const passed = now() - at;
    at += passed;
    left = Math.min(atOnce, left + (passed * perSecond) / 1000) - 1;
    return left >= 0;
  };
}
