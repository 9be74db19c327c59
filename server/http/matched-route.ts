import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { AppEnv } from './env.ts';

/** The pattern that answers this request, such as '/api/usage/:subject'. Middleware and fallbacks take every method. */
export function matchedRoute(c: Context<AppEnv>): string {
  return matchedRoutes(c).find(({ method }) => method !== 'ALL')?.path ?? '/*';
}
