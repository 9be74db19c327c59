import type { Deps } from '../../deps.ts';
import { eachInTurn } from '../../each-in-turn.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { settleCardPage } from '../billing/card-page-queries.ts';
import { closeCardPage } from '../billing/settle-checkout.ts';
import { finishMarking } from './complete.ts';
import { readFeedback } from './feedback-queries.ts';
import { findUnnamedFiles } from './file-queries.ts';
import { deleteLinksExpiredBefore } from './link-queries.ts';
import { forgetMailAbout } from './mail-queries.ts';
import {
  deletePendingRequest,
  deleteRequest,
  type MarkingRequest,
  readOwnRequests,
  readPendingRequests,
  readRequestsToForget,
} from './queries.ts';
import { deleteUploadOf, takeUnboundUploads, takeUploadsOf } from './upload-queries.ts';

const day = 86_400_000;
/** An expired link can be renewed for this long; then it is as if it had never been. */
const expiredLinksKeptDays = 90;

/** Paid work of a closed account that nobody has answered by then is never going to be. */
const abandonedKeptDays = 30;

type World = Pick<Deps, 'db' | 'clock' | 'payments' | 'config' | 'log'>;

/** Removes files nobody paid for after a day, and what the operator or a closed account no longer keeps. */
export async function purgeMarking(deps: World): Promise<void> {
  const now = deps.clock.now().getTime();
  const yesterday = new Date(now - day);
  await deps.db.transaction(async () => {
    for (const { fileKey } of await takeUnboundUploads(deps.db, yesterday)) await deleteFile(deps, fileKey);
  });
  const unpaid = (await readPendingRequests(deps.db)).filter(({ createdAt }) => createdAt < yesterday);
  await eachInTurn(deps.log, unpaid, (request) => dropUnpaid(deps, request));
  const { markingRetentionDays: keptDays } = deps.config;
  const settledBefore = keptDays ? new Date(now - keptDays * day) : undefined;
  const abandonedBefore = new Date(now - abandonedKeptDays * day);
  const past = await readRequestsToForget(deps.db, { settledBefore, abandonedBefore });
  await eachInTurn(deps.log, past, (request) => forget(deps, request));
  await deleteLinksExpiredBefore(deps.db, new Date(now - expiredLinksKeptDays * day));
}

/** An account is being closed: what is not with a marker goes at once, and the rest when it is answered. */
export async function forgetMarkingOf(deps: World, userId: string): Promise<void> {
  for (const request of await readOwnRequests(deps.db, userId)) {
    if (request.status === 'pending') await dropUnpaid(deps, request);
    else if (request.status === 'refunded' || request.outcome === 'feedback') await forget(deps, request);
  }
  await deps.db.transaction(async () => {
    for (const { fileKey } of await takeUploadsOf(deps.db, userId)) await deleteFile(deps, fileKey);
  });
}

/** While somebody may pay its card page, or has paid it, the request stays. */
async function dropUnpaid(deps: World, request: MarkingRequest): Promise<void> {
  const { checkoutSessionId } = request;
  const closed = checkoutSessionId
    ? await closeCardPage(deps, (paid) => finishMarking(deps, paid), checkoutSessionId).catch((error) => {
        deps.log.warn({ error }, 'an unpaid marking request could not be closed');
        return false;
      })
    : true;
  if (!closed) return;
  await deps.db.transaction(async () => {
    if (!(await deletePendingRequest(deps.db, request))) return;
    await settleCardPage(deps.db, request.id, 'expired', deps.clock.now());
    await deleteUploadOf(deps.db, request.id);
    // Unless the student has just sent the same file again.
    for (const key of await findUnnamedFiles(deps.db, [request.filePath])) await deleteFile(deps, key);
  });
}

async function forget(deps: World, request: MarkingRequest): Promise<void> {
  await deps.db.transaction(async () => {
    const feedback = await readFeedback(deps.db, request);
    await deleteRequest(deps.db, request);
    await forgetMailAbout(deps.db, request);
    await deleteFile(deps, request.filePath);
    if (feedback?.fileKey) await deleteFile(deps, feedback.fileKey);
  });
}

/** A job of the same transaction: the file goes exactly when the row is gone, however often it has to be tried. */
async function deleteFile(deps: World, key: string): Promise<void> {
  await enqueueJob(deps, 'delete_file', { key });
}
