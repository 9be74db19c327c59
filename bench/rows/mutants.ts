import { type Guarded, runMutants } from '../mutants/run-mutants.ts';
import type { Line, Row } from '../row.ts';

/** `MUTANTS=1000 npm run bench mutants` for all of them, which takes half an hour. */
const most = Number(process.env.MUTANTS ?? 12);
const leastShare = 0.8;

const guarded: Record<string, Guarded> = {
  meter: {
    files: ['domain/allowance.ts', 'server/features/usage/meter.ts', 'server/features/usage/meter-queries.ts'],
    tests: ['domain/allowance.test.ts', 'server/features/usage/{meter,meter-edges,meter-property,usage}.test.ts'],
  },
  money: {
    files: [
      'domain/money.ts',
      'server/features/billing/sync-customer.ts',
      'server/features/billing/subject-purchase.ts',
      'server/features/billing/plan-of.ts',
      'server/features/tmq/complete.ts',
      'server/features/tmq/refund.ts',
    ],
    tests: [
      'domain/money.test.ts',
      'server/features/billing/*.test.ts',
      'server/features/tmq/marking-{purchase,refund,dispute}.test.ts',
    ],
  },
};

/** Row 25: rules of the meter and of money, each changed a little: do the tests notice? */
export const row: Row = {
  number: 25,
  name: 'mutants',
  exact: true,
  async measure() {
    const lines: Line[] = [];
    for (const [name, rules] of Object.entries(guarded)) {
      const { tried, survivors } = await runMutants(rules, most);
      for (const { file, line, change } of survivors) console.error(`not noticed: ${file}:${line} ${change}`);
      const noticed = (tried - survivors.length) / tried;
      lines.push({
        figure: `changed rules of the ${name} that the tests notice, ${tried} tried`,
        ours: `${(noticed * 100).toFixed(0)} %`,
        goal: `>= ${leastShare * 100} %`,
        met: noticed >= leastShare,
      });
    }
    return lines;
  },
};
