import { Failure } from '#domain/failures.ts';
import { messages } from '#domain/messages.ts';
import { addWorkingDays, londonDay, workingDaysBetween } from '#domain/working-days.ts';
import { recordAudit } from '../../audit.ts';
import type { Deps } from '../../deps.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { notifyMarker, requireLinkedRequest } from './links.ts';
import { betterFileMail } from './mails.ts';
import { requireOwnRequest } from './own-requests.ts';
import { replaceFile, setFileAsked } from './queries.ts';
import { takeUnboundUpload } from './upload-queries.ts';

type World = Pick<Deps, 'db' | 'clock' | 'config'>;

/** The marker asks once; from then on the clock stands until the student has sent another file. */
export async function askForBetterFile(deps: World, token: string, note: string): Promise<void> {
  const { request } = await requireLinkedRequest(deps, token, ['desk']);
  // A second click, or the second marker: it has been asked for.
  if (request.fileAskedAt && !request.outcome) return;
  const askedAt = deps.clock.now();
  await deps.db.transaction(async () => {
    if (!(await setFileAsked(deps.db, request, { askedAt, note }))) throw new Failure('marking_settled');
    await recordAudit(deps, 'marking_file_asked', { userId: request.userId, detail: { request: request.id } });
    const letter = { to: request.customerEmail, ...betterFileMail(deps.config, request, note) };
    await enqueueMail(deps, letter, `tmq-better-file:${request.id}:${askedAt.toISOString()}`);
  });
}

type Replacement = { userId: string; id: string; uploadId: string };

/** The student's other file takes the place of the first, and the clock goes on with the days it had left. */
export async function sendBetterFile(deps: World, { userId, id, uploadId }: Replacement): Promise<void> {
  const { db, clock } = deps;
  const request = await requireOwnRequest(deps, userId, id);
  const { fileAskedAt, dueOn } = request;
  if (!fileAskedAt || !dueOn) throw new Failure('better_file_not_wanted');
  const waited = workingDaysBetween(londonDay(fileAskedAt), londonDay(clock.now()));
  await db.transaction(async () => {
    const upload = await takeUnboundUpload(db, userId, uploadId);
    if (upload?.subject !== request.subject)
      throw new Failure('invalid_input', { sentence: messages.documentRequired });
    const replaced = await replaceFile(db, request, { upload, dueOn: addWorkingDays(dueOn, waited) });
    if (!replaced) throw new Failure('better_file_not_wanted');
    await enqueueJob(deps, 'delete_file', { key: request.filePath });
    await recordAudit(deps, 'marking_file_replaced', { userId, detail: { request: id } });
    await notifyMarker(deps, replaced, `tmq-notification:${id}:${uploadId}`);
  });
}
