import { Hono } from 'hono';
import { Failure } from '#domain/failures.ts';
import { markingDraftInput, markingFeedbackInput } from '#domain/feedback-inputs.ts';
import { betterFileInput, markingDeskInput } from '#domain/marking-inputs.ts';
import { recordAudit } from '../../audit.ts';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/env.ts';
import { input } from '../../http/input.ts';
import { countHit, limitByAddress } from '../../http/rate-limit.ts';
import { askForBetterFile } from './better-file.ts';
import { openLink } from './desk.ts';
import { dropMarkedFile, keepMarkedFile, saveDraft, sendFeedback } from './feedback.ts';
import { readFeedback } from './feedback-queries.ts';
import { issueLink, renewLink, requireLink, requireLinkedRequest, revokeLinks } from './links.ts';
import type { StoredDocument } from './preview/preview.ts';
import { readRequest } from './queries.ts';
import { markUnreadable } from './refund.ts';
import { sendDownload } from './send-download.ts';
import { requirePage, sendPagePicture, viewPage } from './send-preview.ts';
import { takeUpload } from './take-upload.ts';

/** Each may be 10 MB, and a link may go astray. */
const markedFileLimit = { name: 'marked-files', most: 30, seconds: 3600 };

/** What a signed link opens, with no account: the marker's desk and queue, and a student's feedback. */
export function markingRoutes(deps: Deps) {
  return new Hono<AppEnv>()
    .get('/:token', async (c) => {
      c.header('Cache-Control', 'private, no-store');
      return c.json(await openLink(deps, c.req.param('token')));
    })
    .get('/:token/document', async (c) => {
      const token = c.req.param('token');
      // The page of an expired link offers a new one.
      if ((await requireLink(deps, token)).expired) return c.redirect(`/marking/${token}`, 303);
      const { request } = await requireLinkedRequest(deps, token, ['desk', 'document']);
      const detail = { request: request.id, by: 'marker' };
      await recordAudit(deps, 'essay_read', { userId: request.userId, detail });
      return sendDownload(c, deps, { key: request.filePath, fileName: request.fileName, kind: request.fileKind });
    })
    .get('/:token/pages/:number', async (c) => {
      const number = requirePage(c.req.param('number'));
      const document = await openDocument(deps, c.req.param('token'), number);
      c.header('Cache-Control', 'private, no-store');
      return c.json({ page: await viewPage(deps, document, number) });
    })
    .get('/:token/pages/:number/picture', async (c) => {
      const number = requirePage(c.req.param('number'));
      return sendPagePicture(c, deps, await openDocument(deps, c.req.param('token'), number), number);
    })
    .get('/:token/feedback-file', async (c) => {
      const { link, request } = await requireLinkedRequest(deps, c.req.param('token'), ['desk', 'feedback']);
      const feedback = await readFeedback(deps.db, request);
      if (!feedback || (link.purpose === 'feedback' && !feedback.sentAt)) throw new Failure('not_found');
      return sendDownload(c, deps, { key: feedback.fileKey, fileName: feedback.fileName, kind: feedback.fileKind });
    })
    .put('/:token/draft', input('json', markingDraftInput), async (c) => {
      await saveDraft(deps, c.req.param('token'), c.req.valid('json'));
      return c.json({ saved: true });
    })
    .post('/:token/file', async (c) => {
      await countHit(deps, markedFileLimit, c.req.param('token'));
      return c.json(await keepMarkedFile(deps, c.req.param('token'), takeUpload(c)));
    })
    .delete('/:token/file', async (c) => {
      await dropMarkedFile(deps, c.req.param('token'));
      return c.json({ dropped: true });
    })
    .post('/:token/feedback', input('json', markingFeedbackInput), async (c) => {
      await sendFeedback(deps, c.req.param('token'), c.req.valid('json'));
      return c.json({ sent: true });
    })
    .post('/:token/refund', async (c) => {
      await markUnreadable(deps, c.req.param('token'));
      return c.json({ refunded: true });
    })
    .post('/:token/better-file', input('json', betterFileInput), async (c) => {
      await askForBetterFile(deps, c.req.param('token'), c.req.valid('json').note);
      return c.json({ asked: true });
    })
    .post('/:token/renewal', limitByAddress(deps, { name: 'marking-renewals', most: 10, seconds: 3600 }), async (c) => {
      await renewLink(deps, c.req.param('token'));
      return c.json({ renewed: true });
    })
    .post('/:token/revocation', async (c) => {
      await revokeLinks(deps, c.req.param('token'));
      return c.json({ revoked: true });
    })
    .post('/:token/desks', input('json', markingDeskInput), async (c) => {
      const { link, expired } = await requireLink(deps, c.req.param('token'));
      const request =
        link.purpose === 'queue' && !expired ? await readRequest(deps.db, c.req.valid('json')) : undefined;
      if (request?.status !== 'completed' || request.outcome) throw new Failure('not_found');
      return c.json({ path: `/marking/${await issueLink(deps, 'desk', request)}` });
    });
}

/** The essay of a desk, for one of its pages. Looking at it is in the audit like a download. */
async function openDocument(deps: Deps, token: string, page: number): Promise<StoredDocument> {
  const { request } = await requireLinkedRequest(deps, token, ['desk']);
  const detail = { request: request.id, by: 'marker', page: String(page) };
  await recordAudit(deps, 'essay_read', { userId: request.userId, detail });
  return { key: request.filePath, kind: request.fileKind, bytes: request.fileBytes };
}
