import type { Row } from '../row.ts';
import { measurePublicPages } from './javascript.ts';

const mostRequests = 6;

/** Row 2, exact: how often the first page asks, and that no public page asks anybody but us. */
export const row: Row = {
  number: 2,
  name: 'requests',
  exact: true,
  async measure(stage) {
    const pages = await measurePublicPages(await stage.browser(), await stage.product());
    const first = pages.find(({ path }) => path === '/');
    if (!first) throw new Error('There is no first page');
    const foreign = pages.flatMap((page) => page.foreign);
    return [
      {
        figure: 'requests on the first page',
        ours: String(first.requests.length),
        goal: `<= ${mostRequests}`,
        met: first.requests.length <= mostRequests,
        noted: '21, 26 and 50',
      },
      {
        figure: `requests to other origins, all ${pages.length} public pages`,
        ours: String(foreign.length),
        goal: 'none',
        met: foreign.length === 0,
      },
    ];
  },
};
