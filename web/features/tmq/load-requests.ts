import type { InferResponseType } from 'hono/client';
import { api, replyOf } from '#web/api.ts';

export type OwnRequest = InferResponseType<(typeof api.tmq.requests)['$get'], 200>['requests'][number];
export type Feedback = NonNullable<OwnRequest['feedback']>;

export async function sendBetterFile(id: string, uploadId: string): Promise<void> {
  await replyOf(api.tmq.requests[':id'].file.$put({ param: { id }, json: { uploadId } }));
}

export async function loadRequests(): Promise<OwnRequest[]> {
  return (await replyOf(api.tmq.requests.$get())).requests;
}
