import { londonHour } from '#domain/london-hour.ts';
import { addWorkingDays, isWorkingDay, londonDay } from '#domain/working-days.ts';
import type { Deps } from '../../deps.ts';
import type { Job } from '../../jobs/job.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { issueLink } from './links.ts';
import { digestMail } from './mails.ts';
import { readWaitingRequests } from './queries.ts';
import { isLate } from './request-state.ts';

export const digestJob: Job<'marking_digest'> = {
  kind: 'marking_digest',
  lane: 'slow',
  run: (deps, { day }) => sendDigest(deps, day),
};

/** On a working day, tells the marker what is late and what is due. Nothing to say, no message. */
async function sendDigest(deps: Pick<Deps, 'db' | 'clock' | 'config'>, day: string): Promise<void> {
  if (!isWorkingDay(day)) return;
  const next = addWorkingDays(day, 1);
  // While a student is asked for a better file the clock stands.
  const waiting = (await readWaitingRequests(deps.db)).filter(({ fileAskedAt }) => !fileAskedAt);
  const of = (belongs: (dueOn: string) => boolean) => waiting.filter(({ dueOn }) => dueOn !== null && belongs(dueOn));
  const digest = {
    late: waiting.filter((request) => isLate(request, day)),
    today: of((dueOn) => dueOn === day),
    tomorrow: of((dueOn) => dueOn > day && dueOn <= next),
  };
  if (digest.late.length + digest.today.length + digest.tomorrow.length === 0) return;
  await deps.db.transaction(async () => {
    const letter = digestMail(deps.config, digest, await issueLink(deps, 'queue'));
    await enqueueMail(deps, { to: deps.config.markerEmail, ...letter }, `marking-digest:${day}`);
  });
}

/** The day whose digest is due by now: from eight in the morning in London. */
export function digestDay(now: Date): string | undefined {
  return londonHour(now) >= 8 ? londonDay(now) : undefined;
}
