import { type Guarded, runMutants } from '../mutants/run-mutants.ts';
import type { Line, Row } from '../row.ts';

/**
 * `MUTANTS=1000 npm run bench mutants` for all of them, which takes more than an hour; `MUTANTS_IN=settle` for those of files with
 * that in their path.
 */
const most = Number(process.env.MUTANTS ?? 12);
const part = process.env.MUTANTS_IN ?? '';
const leastShare = 0.95;

const test = (feature: string) => (name: string) => `server/features/${feature}/${name}.test.ts`;
const rule = (feature: string) => (name: string) => `server/features/${feature}/${name}.ts`;

/** Some files of a feature, each with the same tests. */
const each = (feature: string, names: string[], tests: string[]): Guarded =>
  Object.fromEntries(names.map((name) => [rule(feature)(name), tests]));

const meter = ['meter', 'meter-edges', 'usage'].map(test('usage'));
const bought = test('billing')('billing');
const returned = test('billing')('subject-purchase');
const twice = test('billing')('refund-duplicate');
const opened = test('billing')('open-card-page');
const heard = test('billing')('provider-notices');
const cancelled = test('billing')('cancel-subscription');
const changed = test('billing')('plan-change');
const moved = test('billing')('movable-plan');
const dropped = test('billing')('subject-drop');
const checked = test('billing')('reconcile');
const settled = test('billing')('settle-checkout');
const synced = test('billing')('sync-customer');
const registered = test('account')('registration');
const finished = test('account')('finish-registration');
const closed = test('account')('closure');
const signedIn = ['session', 'password-reset', 'enumeration'].map(test('account'));
const marked = ['marking-purchase', 'marking-refund', 'marking-dispute', 'marking-faults'].map(test('tmq'));
const forgotten = [test('tmq')('marking-privacy'), 'server/personal-data/erase-user.test.ts'];
const desk = test('tmq')('marker-desk');
const sentAgain = test('tmq')('better-file');
const stripe = ['payments-stripe', 'payments-faults', 'stripe-codes', 'stripe-answers'].map(
  (name) => `server/providers/payments/stripe/${name}.test.ts`,
);

const guarded: Record<string, Guarded> = {
  'the meter': {
    'domain/allowance.ts': ['domain/allowance.test.ts', test('usage')('usage')],
    ...each('usage', ['meter', 'meter-queries', 'queries'], meter),
    ...each('usage', ['talked-days'], [test('usage')('talked-days')]),
    ...each('tutor/voice', ['voice-meter', 'usage-teller'], [test('tutor/voice')('voice-meter')]),
    ...each('tutor/voice', ['admit-voice'], ['access', 'flood'].map(test('tutor/voice'))),
    ...each('tutor/voice', ['call-queries', 'call-reports'], [test('tutor/voice')('call-reports')]),
  },
  plans: {
    'domain/money.ts': ['domain/money.test.ts'],
    ...each('billing', ['plan-of'], [test('billing')('plan-of')]),
    ...each('billing', ['sync-customer'], [synced, dropped, bought]),
    ...each('billing', ['settle-checkout'], [settled, checked, ...marked, bought, registered]),
    ...each('billing', ['card-page-queries'], [opened, twice, settled, checked, ...marked, bought, registered]),
    ...each('billing', ['open-card-page'], [opened]),
    ...each('billing', ['provider-notices'], [heard, bought]),
    ...each('billing', ['limit-purchases'], [bought]),
    ...each('billing', ['refund-duplicate'], [twice, bought]),
    ...each('billing', ['subject-purchase'], [returned, opened, moved, cancelled, bought, changed, checked]),
    ...each(
      'billing',
      ['plan-change', 'movable-plan', 'change-queries', 'subject-drop'],
      [moved, dropped, changed, synced],
    ),
    ...each('billing', ['reconcile'], [checked]),
    ...each('billing', ['record-paid-plan', 'record-subscription'], [twice, bought, registered]),
    ...each('billing', ['cancel-subscription'], [cancelled]),
    ...each('billing', ['queries'], [opened, heard, cancelled, bought, checked, closed, dropped, registered]),
    ...each('billing', ['consents'], [test('account')('consents'), bought, registered]),
  },
  'the payment provider': Object.fromEntries(
    ['changes', 'checkouts', 'refunds', 'objects', 'catalogue', 'codes', 'failures'].map((name) => [
      `server/providers/payments/stripe/stripe-${name}.ts`,
      stripe,
    ]),
  ),
  'paid marking': {
    ...each('tmq', ['complete', 'refund', 'submit'], [...marked, ...forgotten]),
    ...each('tmq', ['purge-marking'], [...marked, ...forgotten, desk]),
    ...each('tmq', ['queries'], [...marked, ...forgotten, desk, sentAgain]),
    ...each('tmq', ['feedback', 'feedback-queries', 'request-state', 'own-requests'], [desk, ...marked]),
    ...each('tmq', ['better-file'], [sentAgain, ...marked]),
    ...each('tmq', ['file-queries'], [test('tmq')('sweep-files'), ...forgotten]),
  },
  'paid registration': {
    ...each(
      'account',
      ['register', 'finish-registration', 'purge-registrations', 'create-account'],
      [finished, registered],
    ),
    ...each('account', ['queries'], [finished, registered, closed, ...signedIn]),
    ...each('account', ['closure'], [closed]),
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
      const wanted = Object.fromEntries(Object.entries(rules).filter(([file]) => file.includes(part)));
      if (Object.keys(wanted).length === 0) continue;
      const { tried, survived } = await runMutants(wanted, {
        most,
        onSurvivor: ({ file, line, change }) => console.error(`not noticed: ${file}:${line} ${change}`),
      });
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
