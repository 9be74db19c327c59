import { monthlyAllowanceSeconds } from '#domain/allowance.ts';
import type { BrowserSocket } from './voice-world.ts';

const warnings = [600, 120, 30] as const;

/** The banner's figure at every tick, and a warning when little is left. */
export function tellUsage(browser: Pick<BrowserSocket, 'send'>, usedAtStart: number): (usedSeconds: number) => void {
  let before = monthlyAllowanceSeconds - usedAtStart;
  return (usedSeconds) => {
    browser.send({ type: 'usage', usedSeconds, allowanceSeconds: monthlyAllowanceSeconds });
    const left = monthlyAllowanceSeconds - usedSeconds;
    const crossed = warnings.filter((seconds) => before > seconds && left <= seconds).at(-1);
    before = left;
    if (crossed) browser.send({ type: 'warning', secondsLeft: crossed });
  };
}
