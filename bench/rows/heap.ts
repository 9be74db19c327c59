import { findWorstPage } from '../every-page.ts';
import { untilTakenOver, visit } from '../page-load.ts';
import type { Row } from '../row.ts';

const rounds = 3;
const mostTimesFloor = 2;

/** Row 6: what a public page keeps in memory once it has loaded, against a prerendered React hello. */
export const row: Row = {
  number: 6,
  name: 'heap',
  async measure(stage) {
    const browser = await stage.browser();
    const [hello, product] = [await stage.hello(), await stage.product()];
    const heap = (url: string) =>
      visit(browser, url, {
        async read({ page, devtools }) {
          await untilTakenOver(page);
          await devtools.send('HeapProfiler.collectGarbage');
          await devtools.send('HeapProfiler.collectGarbage');
          return (await devtools.send('Runtime.getHeapUsage')).usedSize / 1e6;
        },
      });
    const { worst, pages } = await findWorstPage(rounds, {
      floor: () => heap(hello),
      ours: (path) => heap(product + path),
    });
    return [
      {
        figure: `heap after load, worst of ${pages} public pages (${worst.path})`,
        floor: `${worst.floor.toFixed(2)} MB`,
        ours: `${worst.ours.toFixed(2)} MB`,
        ratio: worst.ratio,
        goal: `<= ${mostTimesFloor} x prerendered hello`,
        met: worst.ratio <= mostTimesFloor,
        noted: 'hello 1.4 MB, LiveKit starter 6.4',
      },
    ];
  },
};
