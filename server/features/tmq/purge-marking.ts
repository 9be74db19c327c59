import type { Deps } from '../../deps.ts';
import { enqueueJob } from '../../jobs.ts';
import { finishMarking } from './complete.ts';
import { readFeedback } from './feedback-queries.ts';
import { deleteLinksExpiredBefore } from './link-queries.ts';
import {
  deletePendingRequest,
  deleteRequest,
  deleteUploadOf,
  type MarkingRequest,
  readPendingRequests,
  readRequestsToForget,
  takeUnboundUploads,
} from './queries.ts';

const day = 86_400_000;
/** An expired link can be renewed for this long; then it is as if it had never been. */
const expiredLinksKeptDays = 90;

type World = Pick<Deps, 'db' | 'clock' | 'payments' | 'config' | 'log'>;

/** Removes files nobody paid for after a day, and what the operator or a closed account no longer keeps. */
export async function purgeMarking(deps: World): Promise<void> {
  const now = deps.clock.now().getTime();
  const yesterday = new Date(now - day);
  await deps.db.transaction(async () => {
    for (const { fileKey } of await takeUnboundUploads(deps.db, yesterday)) await deleteFile(deps, fileKey);
  });
  for (const request of await readPendingRequests(deps.db)) {
    if (request.createdAt < yesterday) await dropUnpaid(deps, request);
  }
  const { markingRetentionDays: keptDays } = deps.config;
  const settledBefore = keptDays ? new Date(now - keptDays * day) : undefined;
  for (const request of await readRequestsToForget(deps.db, settledBefore)) await forget(deps, request);
  await deleteLinksExpiredBefore(deps.db, new Date(now - expiredLinksKeptDays * day));
}

/** A card page that was paid after all is finished instead; while the provider cannot say, the request stays. */
async function dropUnpaid(deps: World, request: MarkingRequest): Promise<void> {
  try {
    const { checkoutSessionId } = request;
    const checkout = checkoutSessionId ? await deps.payments.expireCheckout(checkoutSessionId) : undefined;
    if (checkout?.status === 'complete') {
      await finishMarking(deps, checkout);
      return;
    }
  } catch (error) {
    deps.log.warn({ error }, 'an unpaid marking request could not be closed');
    return;
  }
  await deps.db.transaction(async () => {
    if (!(await deletePendingRequest(deps.db, request))) return;
    await deleteUploadOf(deps.db, request.id);
    await deleteFile(deps, request.filePath);
  });
}

async function forget(deps: World, request: MarkingRequest): Promise<void> {
  await deps.db.transaction(async () => {
    const feedback = await readFeedback(deps.db, request);
    await deleteRequest(deps.db, request);
    await deleteFile(deps, request.filePath);
    if (feedback?.fileKey) await deleteFile(deps, feedback.fileKey);
  });
}

/** A job of the same transaction: the file goes exactly when the row is gone, however often it has to be tried. */
async function deleteFile(deps: World, key: string): Promise<void> {
  await enqueueJob(deps, 'delete_file', { key });
}
