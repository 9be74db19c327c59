import { readStuckJobs, reviveJobById } from '../../jobs/stuck-jobs.ts';
import { type Command, Refusal } from '../command.ts';
import { uuid } from '../read-given.ts';
import { minute, table } from '../table.ts';

const list: Command = {
  name: 'job list',
  does: 'shows work in the background that has failed at least once and is not done',
  async run({ db }) {
    const rows = (await readStuckJobs(db)).map(({ id, kind, createdAt, runAt, attempts, failedAt }) => [
      id,
      kind,
      minute(createdAt),
      failedAt ? 'given up' : `again at ${minute(runAt)}`,
      String(attempts),
    ]);
    return { lines: table(['ID', 'KIND', 'SINCE', 'STATE', 'TRIED'], rows, 'Nothing is stuck.') };
  },
};

const retry: Command = {
  name: 'job retry',
  target: 'ID',
  does: 'makes such work due now; a running product takes it up within a second',
  async run(deps, given) {
    const id = uuid(given, 'the id of a job');
    if (!(await reviveJobById(deps, id))) throw new Refusal('There is no such job that waits or was given up.');
    return { lines: ['It is due now.'], about: id };
  },
};

export const jobCommands = [list, retry];
