import type { Page } from 'playwright';
import { untilTakenOver, visitSlowly } from '../page-load.ts';
import { interleave, summarise } from '../rounds.ts';
import type { Row } from '../row.ts';

const rounds = 5;
const mostTimesFloor = 1.5;
/** On a fast machine the floor is close to nothing, and a ratio to it means nothing: this much nobody notices. */
const unnoticed = 50;

/** Row 4: how long the landing page cannot react, against a prerendered React hello; and that nothing on it jumps. */
export const row: Row = {
  number: 4,
  name: 'blocking-time',
  async measure(stage) {
    const browser = await stage.browser();
    const shifts: number[] = [];
    const product = await stage.product();
    const hello = await stage.hello();
    const taken = await interleave(rounds, {
      floor: async () => (await visitSlowly(browser, hello, readUntilQuiet)).blocking,
      ours: async () => {
        const { blocking, shift } = await visitSlowly(browser, product, readUntilQuiet);
        shifts.push(shift);
        return blocking;
      },
    });
    const { floor, ours, ratio } = summarise(taken);
    const shift = Math.max(...shifts);
    return [
      {
        figure: 'landing, blocking time',
        floor: `${floor.toFixed(0)} ms`,
        ours: `${ours.toFixed(0)} ms`,
        ratio: floor ? ratio : undefined,
        goal: `<= ${mostTimesFloor} x prerendered hello or ${unnoticed} ms`,
        met: ours <= unnoticed || ratio <= mostTimesFloor,
        noted: 'prerendered hello 129 ms, ElevenLabs widget 431-762, LiveKit starter 772',
      },
      { figure: 'landing, layout shift (worst visit)', ours: shift.toFixed(4), goal: '0', met: shift === 0 },
    ];
  },
};

/** What each long task holds up beyond 50 ms, from the first paint until five seconds go by without one. */
async function readUntilQuiet(page: Page): Promise<{ blocking: number; shift: number }> {
  await untilTakenOver(page);
  return page.evaluate(async () => {
    const quiet = 5000;
    const loaded = performance.now();
    const lastBusy = () => Math.max(loaded, ...seen.tasks.map(({ end }) => end));
    while (performance.now() - lastBusy() < quiet) await new Promise((resolve) => setTimeout(resolve, 250));
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const held = seen.tasks.map(({ start, end }) => Math.max(0, end - Math.max(start, firstPaint) - 50));
    return { blocking: held.reduce((total, part) => total + part, 0), shift: seen.shift };
  });
}
