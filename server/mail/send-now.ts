import type { Deps } from '../deps.ts';
import { jobHandlers } from '../job-handlers.ts';
import { runJobNow } from '../jobs.ts';

/** Tries one message at once. False when it could not go: the outbox goes on trying (spec 8, 'Cannot send notification'). */
export function sendMailNow(deps: Deps, key: string): Promise<boolean> {
  return runJobNow(deps, jobHandlers(deps), `mail:${key}`);
}
