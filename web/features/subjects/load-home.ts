import type { InferResponseType } from 'hono/client';
import { api, replyOf } from '#web/api.ts';

export type Home = InferResponseType<(typeof api.home)['$get'], 200>;

export function loadHome(): Promise<Home> {
  return replyOf(api.home.$get());
}
