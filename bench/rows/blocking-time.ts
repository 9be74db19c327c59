import type { Page } from 'playwright';
import { findWorstPage } from '../every-page.ts';
import { untilTakenOver, visitSlowly } from '../page-load.ts';
import type { Row } from '../row.ts';

const rounds = 3;
const mostTimesFloor = 1.5;
/** On a quick machine the floor is nothing at all, and nobody notices so few milliseconds. */
const unnoticed = 10;

/** Row 4: how long a public page cannot react, against a prerendered React hello; and that nothing on it jumps. */
export const row: Row = {
  number: 4,
  name: 'blocking-time',
  async measure(stage) {
    const browser = await stage.browser();
    const shifts: number[] = [];
    const [hello, product] = [await stage.hello(), await stage.product()];
    const { worst, pages } = await findWorstPage(rounds, {
      floor: async () => (await visitSlowly(browser, hello, readUntilQuiet)).blocking,
      ours: async (path) => {
        const { blocking, shift } = await visitSlowly(browser, product + path, readUntilQuiet);
        shifts.push(shift);
        return blocking;
      },
    });
    const shift = Math.max(...shifts);
    return [
      {
        figure: `blocking time, worst of ${pages} public pages (${worst.path})`,
        floor: `${worst.floor.toFixed(0)} ms`,
        ours: `${worst.ours.toFixed(0)} ms`,
        ratio: worst.floor ? worst.ratio : undefined,
        goal: `<= ${mostTimesFloor} x prerendered hello, or ${unnoticed} ms`,
        met: worst.ours <= Math.max(unnoticed, mostTimesFloor * worst.floor),
        noted: 'prerendered hello 129 ms, ElevenLabs widget 431-762, LiveKit starter 772',
      },
      { figure: 'layout shift, worst visit of all', ours: shift.toFixed(4), goal: '0', met: shift === 0 },
    ];
  },
};

/** What each long task holds up beyond 50 ms, from the first paint until five seconds go by without one. */
export async function readUntilQuiet(page: Page): Promise<{ blocking: number; shift: number }> {
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
