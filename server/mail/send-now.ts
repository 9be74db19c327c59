import type { Deps } from '../deps.ts';
import { handlersOf } from '../jobs/job.ts';
import { runJobNow } from '../jobs/run-jobs.ts';
import { sendMailJob } from './outbox.ts';

/** Tries one message at once. False when it could not go: the outbox goes on trying (spec 8, 'Cannot send notification'). */
export function sendMailNow(deps: Deps, key: string): Promise<boolean> {
  return runJobNow(deps, handlersOf(deps, [sendMailJob]), `mail:${key}`);
}
