import { randomUUID } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { keptMail } from '../../db/schema/operations.ts';
import type { MailSender } from './interface.ts';

/** The default without a mail server: mail is kept in the database and shown on the mailbox page. */
export function keepMail({ db, clock }: { db: Db; clock: Clock }): MailSender {
  return {
    description: 'kept, not sent; read it at /dev/mailbox',
    async send({ to, subject, text, html }, id = randomUUID()) {
      await db()
        .insert(keptMail)
        .values({ id, recipient: to, subject, bodyText: text, bodyHtml: html, sentAt: clock.now() })
        .onConflictDoNothing();
    },
  };
}
