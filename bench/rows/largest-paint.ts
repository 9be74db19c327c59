import type { Page } from 'playwright';
import { findWorstPage } from '../every-page.ts';
import { untilTakenOver, visitSlowly } from '../page-load.ts';
import type { Row } from '../row.ts';

const rounds = 5;
const mostTimesFloor = 1.15;

/** Row 3: when a public page shows its largest part, against the same HTML with its scripts taken out. */
export const row: Row = {
  number: 3,
  name: 'largest-paint',
  async measure(stage) {
    const browser = await stage.browser();
    const [withoutScripts, product] = [await stage.withoutScripts(), await stage.product()];
    const paint = (url: string, ready?: (page: Page) => Promise<void>) =>
      visitSlowly(browser, url, async (page) => {
        await ready?.(page);
        return page.evaluate(() => seen.paint);
      });
    const { worst, pages } = await findWorstPage(rounds, {
      floor: (path) => paint(withoutScripts + path),
      ours: (path) => paint(product + path, untilTakenOver),
    });
    return [
      {
        figure: `largest contentful paint, worst of ${pages} public pages (${worst.path})`,
        floor: `${worst.floor.toFixed(0)} ms`,
        ours: `${worst.ours.toFixed(0)} ms`,
        ratio: worst.ratio,
        goal: `<= ${mostTimesFloor} x without scripts`,
        met: worst.ratio <= mostTimesFloor,
        noted: 'static 776 ms, prerendered React 780, client-only 1,788, LiveKit starter 1,816, ai-chatbot 12,076',
      },
    ];
  },
};
