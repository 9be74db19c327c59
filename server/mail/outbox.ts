import { messages } from '#domain/messages.ts';
import type { Deps } from '../deps.ts';
import { enqueueJob } from '../jobs/enqueue-job.ts';
import type { Job } from '../jobs/job.ts';
import type { Mail } from '../providers/mail/interface.ts';
import { withCompany } from './with-company.ts';

export const sendMailJob: Job<'send_mail'> = {
  kind: 'send_mail',
  lane: 'mail',
  run: (deps, mail, id) =>
    deps.mail.send(withCompany(mail, deps.config.company), id).catch((cause: unknown) => {
      // Spec 7. Nobody pays twice for a mail server that is down: the operator reads it, and the mail is tried again.
      const reason = cause instanceof Error ? `: ${cause.message}` : '';
      throw new Error(`${messages.notificationMailFailed}${reason}`, { cause });
    }),
};

/** Mail is owed when the transaction that writes it commits, and goes out once per key, however often it is tried. */
export async function enqueueMail(deps: Pick<Deps, 'db' | 'clock'>, mail: Mail, key: string): Promise<void> {
  await enqueueJob(deps, 'send_mail', mail, { uniqueKey: `mail:${key}` });
}
