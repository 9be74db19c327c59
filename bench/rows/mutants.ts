import { type Guarded, runMutants } from '../mutants/run-mutants.ts';
import type { Line, Row } from '../row.ts';

/**
 * `MUTANTS=1000 npm run bench mutants` for all of them, which takes an hour; `MUTANTS_IN=settle` for those of files with
 * that in their path.
 */
const most = Number(process.env.MUTANTS ?? 12);
const part = process.env.MUTANTS_IN ?? '';
const leastShare = 0.95;

const billing = (name: string) => `server/features/billing/${name}.ts`;
const marking = (name: string) => `server/features/tmq/${name}.ts`;
const account = (name: string) => `server/features/account/${name}.ts`;

const guarded: Record<string, Guarded> = {
  'the meter': {
    files: ['domain/allowance.ts', 'server/features/usage/meter.ts', 'server/features/usage/meter-queries.ts'],
    tests: ['domain/allowance.test.ts', 'server/features/usage/{meter,meter-edges,meter-property,usage}.test.ts'],
  },
  plans: {
    files: [
      'domain/money.ts',
      ...['sync-customer', 'subject-purchase', 'plan-of', 'settle-checkout', 'card-page-queries'].map(billing),
      ...['open-card-page', 'plan-change', 'subject-drop', 'movable-plan', 'change-queries', 'queries'].map(billing),
      ...['reconcile', 'refund-duplicate', 'record-paid-plan', 'record-subscription'].map(billing),
      ...['cancel-subscription', 'provider-notices', 'limit-purchases'].map(billing),
    ],
    tests: [
      'domain/money.test.ts',
      // All orders of notices are tried in a file of their own, which takes longer than the others together.
      'server/features/billing/!(notices-in-any-order).test.ts',
      'server/features/account/{registration,closure}.test.ts',
      'server/features/tmq/marking-faults.test.ts',
    ],
  },
  'paid marking': {
    files: ['complete', 'refund', 'submit', 'queries', 'purge-marking'].map(marking),
    tests: [
      'server/features/tmq/marking-{purchase,refund,dispute,faults,privacy}.test.ts',
      'server/features/tmq/{marker-desk,better-file}.test.ts',
      'server/personal-data/erase-user.test.ts',
    ],
  },
  'paid registration': {
    files: ['register', 'finish-registration', 'purge-registrations', 'create-account', 'closure'].map(account),
    tests: ['server/features/account/{registration,closure,consents,enumeration}.test.ts'],
  },
};

/** Row 25: rules of the meter and of money, each changed a little: do the tests notice? */
export const row: Row = {
  number: 25,
  name: 'mutants',
  exact: true,
  async measure() {
    const lines: Line[] = [];
    for (const [name, { files, tests }] of Object.entries(guarded)) {
      const wanted = files.filter((file) => file.includes(part));
      if (wanted.length === 0) continue;
      const { tried, survived } = await runMutants(
        { files: wanted, tests },
        {
          most,
          onSurvivor: ({ file, line, change }) => console.error(`not noticed: ${file}:${line} ${change}`),
        },
      );
      const noticed = (tried - survived) / tried;
      lines.push({
        figure: `changed rules of ${name} that the tests notice, ${tried} tried`,
        ours: `${(noticed * 100).toFixed(1)} %`,
        goal: `>= ${leastShare * 100} %`,
        met: noticed >= leastShare,
      });
    }
    return lines;
  },
};
