import type { Page } from 'playwright';
import { untilTakenOver, visitSlowly } from '../page-load.ts';
import { interleave, summarise } from '../rounds.ts';
import type { Row } from '../row.ts';

const rounds = 7;
const mostTimesFloor = 1.15;

/** Row 3: when the landing page shows its largest part, against the same HTML with its scripts taken out. */
export const row: Row = {
  number: 3,
  name: 'largest-paint',
  async measure(stage) {
    const browser = await stage.browser();
    const paint = (url: string, ready?: (page: Page) => Promise<void>) => () =>
      visitSlowly(browser, url, async (page) => {
        await ready?.(page);
        return page.evaluate(() => seen.paint);
      });
    const { floor, ours, ratio } = summarise(
      await interleave(rounds, {
        floor: paint(await stage.withoutScripts()),
        ours: paint(await stage.product(), untilTakenOver),
      }),
    );
    return [
      {
        figure: 'landing, largest contentful paint',
        floor: `${floor.toFixed(0)} ms`,
        ours: `${ours.toFixed(0)} ms`,
        ratio,
        goal: `<= ${mostTimesFloor} x without scripts`,
        met: ratio <= mostTimesFloor,
        noted: 'static 776 ms, prerendered React 780, client-only 1,788, LiveKit starter 1,816, ai-chatbot 12,076',
      },
    ];
  },
};
