import { readUnhandledEvents } from '../../features/billing/queries.ts';
import { jobHandlers } from '../../jobs/all-jobs.ts';
import { runJobNow } from '../../jobs/run-jobs.ts';
import { reviveJob } from '../../jobs/stuck-jobs.ts';
import { type Command, Refusal } from '../command.ts';
import { minute, table } from '../table.ts';

const list: Command = {
  name: 'event list',
  does: 'shows notices of the payment provider that are not dealt with yet',
  async run({ db }) {
    const rows = (await readUnhandledEvents(db)).map(({ id, type, customerId, receivedAt, attempts }) => [
      id,
      type,
      customerId ?? '–',
      minute(receivedAt),
      String(attempts),
    ]);
    return { lines: table(['ID', 'TYPE', 'CUSTOMER', 'RECEIVED', 'TRIED'], rows, 'Every notice is dealt with.') };
  },
};

const replay: Command = {
  name: 'event replay',
  target: 'ID',
  does: 'deals with a notice once more; what it says is read again from the provider, so that twice is harmless',
  async run(deps, { target: id }) {
    const key = `notice:${id}`;
    if (!(await reviveJob(deps, key))) {
      throw new Refusal('There is no such notice of the last 30 days. "reconcile" reads everything again.');
    }
    if (!(await runJobNow(deps, jobHandlers(deps), key)))
      throw new Refusal('It failed again, and will be tried again later.');
    return { lines: ['Dealt with.'], about: id };
  },
};

const reconcile: Command = {
  name: 'reconcile',
  does: 'reads every open checkout and every customer again from the payment provider, as it is done every hour',
  async run(deps) {
    await jobHandlers(deps).reconcile({});
    return { lines: ['Everything is as the payment provider says.'] };
  },
};

export const eventCommands = [list, replay, reconcile];
