import { monthlyAllowanceSeconds, usageKey } from '#domain/allowance.ts';
import { pounds } from '#domain/money.ts';
import { subjects } from '#domain/subjects.ts';
import type { Deps } from '../../deps.ts';
import { readSessions } from '../../features/account/queries.ts';
import { readOpenSubscriptions } from '../../features/billing/queries.ts';
import { readOwnRequests } from '../../features/tmq/queries.ts';
import { stateOf } from '../../features/tmq/request-state.ts';
import { readUsedSeconds } from '../../features/usage/queries.ts';
import type { Command } from '../command.ts';
import { findUser } from '../find-user.ts';
import { dayOf, minute } from '../table.ts';

const show: Command = {
  name: 'user show',
  target: 'EMAIL-OR-ID',
  does: 'shows an account: plans, minutes used this month, marking requests, devices',
  async run(deps, { target }) {
    const user = await findUser(deps, target);
    return { lines: [...(await describe(deps, user))], userId: user.id };
  },
};

type User = Awaited<ReturnType<typeof findUser>>;

async function describe(
  { db, clock }: Deps,
  { id, email, verifiedAt, fullName, yearOfStudy }: User,
): Promise<string[]> {
  const now = clock.now();
  const plans = (await readOpenSubscriptions(db, id)).map(
    ({ plan, status, createdAt, providerPeriodEnd, stripeCustomerId }) =>
      `  plan       ${plan}, ${status}, since ${dayOf(createdAt)}, paid until ${dayOf(providerPeriodEnd)}, customer ${stripeCustomerId ?? '–'}`,
  );
  const used = await Promise.all(
    subjects.map(async (subject) => {
      const seconds = await readUsedSeconds(db, usageKey(id, now), subject);
      return `  minutes    ${subject}: ${Math.floor(seconds / 60)} of ${monthlyAllowanceSeconds / 60} used this month`;
    }),
  );
  const marking = (await readOwnRequests(db, id)).map(
    (request) =>
      `  marking    ${request.id}, ${request.subject}, ${pounds(request.price)}, ${stateOf(request)}, due ${request.dueOn ?? '–'}`,
  );
  const devices = (await readSessions(db, id, now)).map(
    ({ device, createdAt }) => `  device     ${device}, since ${minute(createdAt)}`,
  );
  return [
    `${fullName ?? 'no name'} <${email}>`,
    `  id         ${id}`,
    `  year       ${yearOfStudy ?? '–'}`,
    `  confirmed  ${minute(verifiedAt)}`,
    ...plans,
    ...used,
    ...marking,
    ...devices,
  ];
}

export const userCommands = [show];
