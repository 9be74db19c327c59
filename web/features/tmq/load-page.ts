import type { InferResponseType } from 'hono/client';
import { type api, replyOf } from '#web/api.ts';

type PageReply = InferResponseType<(typeof api.tmq.uploads)[':id']['pages'][':number']['$get'], 200>;
export type PageView = NonNullable<PageReply['page']>;

/** A page of a student's upload or of the essay on a desk: both answer in the same way. */
export async function loadPage(path: string): Promise<PageView | null> {
  const { page }: PageReply = await replyOf(fetch(path));
  return page;
}
