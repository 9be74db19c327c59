import { pounds } from '#domain/money.ts';
import { londonDay } from '#domain/working-days.ts';
import { readWaitingRequests } from '../../features/tmq/queries.ts';
import { refundByOperator } from '../../features/tmq/refund.ts';
import { isLate } from '../../features/tmq/request-state.ts';
import type { Command } from '../command.ts';
import { uuid } from '../read-given.ts';
import { minute, table } from '../table.ts';

const late: Command = {
  name: 'marking late',
  does: 'shows paid work whose day has passed, the most urgent first',
  async run({ db, clock }) {
    const today = londonDay(clock.now());
    const rows = (await readWaitingRequests(db))
      .filter((request) => isLate(request, today))
      .map(({ id, subject, questionType, dueOn, completedAt }) => [
        id,
        subject,
        questionType,
        dueOn ?? '–',
        minute(completedAt),
      ]);
    return { lines: table(['ID', 'SUBJECT', 'TYPE', 'DUE', 'PAID'], rows, 'Nothing is late.') };
  },
};

const refund: Command = {
  name: 'marking refund',
  target: 'ID',
  does: 'pays a marking request back in full and tells the student; asked twice, it is paid back once',
  async run(deps, given) {
    const { id, price, userId } = await refundByOperator(deps, uuid(given, 'the id of a marking request'));
    return { lines: [`${pounds(price)} went back to the card.`], userId, about: id };
  },
};

export const markingCommands = [late, refund];
