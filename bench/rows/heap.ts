import { untilTakenOver, visit } from '../page-load.ts';
import { interleave, summarise } from '../rounds.ts';
import type { Row } from '../row.ts';

const rounds = 5;
const mostTimesFloor = 2;

/** Row 6: what the landing page keeps in memory once it has loaded, against a prerendered React hello. */
export const row: Row = {
  number: 6,
  name: 'heap',
  async measure(stage) {
    const browser = await stage.browser();
    const heap = (url: string) => () =>
      visit(browser, url, {
        async read({ page, devtools }) {
          await untilTakenOver(page);
          await devtools.send('HeapProfiler.collectGarbage');
          await devtools.send('HeapProfiler.collectGarbage');
          return (await devtools.send('Runtime.getHeapUsage')).usedSize / 1e6;
        },
      });
    const { floor, ours, ratio } = summarise(
      await interleave(rounds, { floor: heap(await stage.hello()), ours: heap(await stage.product()) }),
    );
    return [
      {
        figure: 'landing, heap after load',
        floor: `${floor.toFixed(2)} MB`,
        ours: `${ours.toFixed(2)} MB`,
        ratio,
        goal: `<= ${mostTimesFloor} x prerendered hello`,
        met: ratio <= mostTimesFloor,
        noted: 'hello 1.4 MB, LiveKit starter 6.4',
      },
    ];
  },
};
