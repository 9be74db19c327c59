import { Hono } from 'hono';
import { idParam } from '#domain/id-param.ts';
import { subjectParam } from '#domain/inputs.ts';
import { markingRequestInput, markingReturnInput, sentFileInput, uploadPageParam } from '#domain/marking-inputs.ts';
import { recordAudit } from '../../audit.ts';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/env.ts';
import { requireSession } from '../../http/guard.ts';
import { input } from '../../http/input.ts';
import { countHit } from '../../http/rate-limit.ts';
import { sendBetterFile } from './better-file.ts';
import { returnFromMarking } from './complete.ts';
import { readFeedback } from './feedback-queries.ts';
import { setFeedbackSeen } from './news-for-student.ts';
import { listOwnRequests, requireOwnRequest } from './own-requests.ts';
import { sendDownload } from './send-download.ts';
import { requirePage, sendPagePicture, viewPage } from './send-preview.ts';
import { documentOf, dropUpload, requireOwnUpload, storeUpload } from './store-upload.ts';
import { startMarking } from './submit.ts';
import { takeUpload } from './take-upload.ts';

/** Each upload may be 10 MB: enough for somebody who tries several scans, not enough to fill a disk. */
const uploadLimit = { name: 'marking-uploads', most: 30, seconds: 3600 };
/** To read a page is work: enough for every upload, twice. */
const previewLimit = { name: 'marking-previews', most: 120, seconds: 3600 };
const requestLimit = { name: 'marking-requests', most: 30, seconds: 3600 };

/** The student's side of a Tutor Marked Question. */
export function tmqRoutes(deps: Deps) {
  return new Hono<AppEnv>()
    .get('/requests', async (c) => {
      const { userId } = requireSession(c);
      const requests = await listOwnRequests(deps, userId);
      await setFeedbackSeen(deps.db, userId, deps.clock.now());
      return c.json({ requests });
    })
    .get('/requests/:id/document', input('param', idParam), async (c) => {
      const { userId } = requireSession(c);
      const request = await requireOwnRequest(deps, userId, c.req.valid('param').id);
      await recordAudit(deps, 'essay_read', { userId, detail: { request: request.id, by: 'owner' } });
      return sendDownload(c, deps, { key: request.filePath, fileName: request.fileName, kind: request.fileKind });
    })
    .get('/requests/:id/feedback-file', input('param', idParam), async (c) => {
      const request = await requireOwnRequest(deps, requireSession(c).userId, c.req.valid('param').id);
      const feedback = await readFeedback(deps.db, request);
      const { fileKey, fileName = null, fileKind = null } = feedback?.sentAt ? feedback : {};
      return sendDownload(c, deps, { key: fileKey, fileName, kind: fileKind });
    })
    .put('/requests/:id/file', input('param', idParam), input('json', sentFileInput), async (c) => {
      const { uploadId } = c.req.valid('json');
      await sendBetterFile(deps, { userId: requireSession(c).userId, id: c.req.valid('param').id, uploadId });
      return c.json({ replaced: true });
    })
    .put('/returns', input('json', markingReturnInput), async (c) => {
      await returnFromMarking(deps, { userId: requireSession(c).userId, ...c.req.valid('json') });
      return c.json({ recorded: true });
    })
    .post('/:subject/uploads', input('param', subjectParam), async (c) => {
      const { userId } = requireSession(c);
      await countHit(deps, uploadLimit, userId);
      const { subject } = c.req.valid('param');
      return c.json(await storeUpload(deps, { userId, subject, file: takeUpload(c) }));
    })
    .delete('/uploads/:id', input('param', idParam), async (c) => {
      await dropUpload(deps, requireSession(c).userId, c.req.valid('param').id);
      return c.json({ dropped: true });
    })
    .get('/uploads/:id/pages/:number', input('param', uploadPageParam), async (c) => {
      const { userId } = requireSession(c);
      const { id, number } = c.req.valid('param');
      await countHit(deps, previewLimit, userId);
      const upload = await requireOwnUpload(deps, userId, id);
      return c.json({ page: await viewPage(deps, documentOf(upload), requirePage(number)) });
    })
    .get('/uploads/:id/pages/:number/picture', input('param', uploadPageParam), async (c) => {
      const { userId } = requireSession(c);
      const { id, number } = c.req.valid('param');
      await countHit(deps, previewLimit, userId);
      const upload = await requireOwnUpload(deps, userId, id);
      return sendPagePicture(c, deps, documentOf(upload), requirePage(number));
    })
    .post('/:subject/requests', input('param', subjectParam), input('json', markingRequestInput), async (c) => {
      const { userId } = requireSession(c);
      await countHit(deps, requestLimit, userId);
      const { subject } = c.req.valid('param');
      return c.json(await startMarking(deps, { userId, subject, form: c.req.valid('json') }));
    });
}
