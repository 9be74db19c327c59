import type { Deps } from '../deps.ts';
import { enqueueJob } from '../jobs.ts';
import type { Mail } from '../providers/mail/interface.ts';

/** Mail is owed when the transaction that writes it commits, and goes out once per key, however often it is tried. */
export async function enqueueMail(deps: Pick<Deps, 'db' | 'clock'>, mail: Mail, key: string): Promise<void> {
  await enqueueJob(deps, 'send_mail', mail, { uniqueKey: `mail:${key}` });
}
