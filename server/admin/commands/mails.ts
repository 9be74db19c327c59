import { randomUUID } from 'node:crypto';
import { resendConfirmation } from '../../features/account/email-confirmation.ts';
import { requestReset } from '../../features/account/password-reset.ts';
import { notifyMarker } from '../../features/tmq/links.ts';
import { readRequestById } from '../../features/tmq/queries.ts';
import { readUnsentMail, resendMail } from '../../mail/resend.ts';
import { type Command, Refusal } from '../command.ts';
import { findUser } from '../find-user.ts';
import { uuid } from '../read-given.ts';
import { minute, table } from '../table.ts';

const inOutbox = 'It is in the outbox, and goes within seconds while the product runs.';

const list: Command = {
  name: 'mail list',
  does: 'shows messages that have not gone yet; what has gone is not kept',
  async run({ db }) {
    const rows = (await readUnsentMail(db)).map(({ id, createdAt, failedAt, attempts, to, subject }) => [
      id,
      minute(createdAt),
      failedAt ? 'given up' : `tried ${attempts} times`,
      to,
      subject,
    ]);
    return { lines: table(['ID', 'WRITTEN', 'STATE', 'TO', 'SUBJECT'], rows, 'Every message has gone.') };
  },
};

const resend: Command = {
  name: 'mail resend',
  target: 'ID',
  does: 'tries a message of that list now',
  async run(deps, given) {
    const id = uuid(given, 'the id of a message');
    const sent = await resendMail(deps, id);
    if (sent === undefined) throw new Refusal('There is no such message that has not gone.');
    if (!sent) throw new Refusal('The mail server did not take it. It goes as soon as it can.');
    return { lines: ['Sent.'], about: id };
  },
};

const confirmation: Command = {
  name: 'mail confirmation',
  target: 'EMAIL-OR-ID',
  does: 'sends somebody a new link to confirm the address',
  async run(deps, { target }) {
    const { id, email, verifiedAt } = await findUser(deps, target);
    if (verifiedAt) throw new Refusal(`This address was confirmed on ${minute(verifiedAt)}.`);
    await resendConfirmation(deps, email);
    return { lines: [inOutbox], userId: id };
  },
};

const reset: Command = {
  name: 'mail reset',
  target: 'EMAIL-OR-ID',
  does: 'sends somebody a new link to set a password',
  async run(deps, { target }) {
    const { id, email } = await findUser(deps, target);
    await requestReset(deps, email);
    return { lines: [inOutbox], userId: id };
  },
};

const marker: Command = {
  name: 'mail marker',
  target: 'ID',
  does: 'tells the marker of a paid marking request again, with new links',
  async run(deps, given) {
    const request = await readRequestById(deps.db, uuid(given, 'the id of a marking request'));
    if (request?.status !== 'completed') throw new Refusal('There is no such request that is paid for.');
    await deps.db.transaction(() => notifyMarker(deps, request, `marking-link:${request.id}:${randomUUID()}`));
    return { lines: [inOutbox], userId: request.userId, about: request.id };
  },
};

export const mailCommands = [list, resend, confirmation, reset, marker];
