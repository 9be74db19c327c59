import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { AppEnv } from './env.ts';

/** The pattern that answers this request, such as '/api/usage/:subject'. Middleware and fallbacks take every method. */
export function matchedRoute(c: Context<AppEnv>): string {
  const known = c.get('route');
  if (known) return known;
  const route = matchedRoutes(c).find(({ method }) => method !== 'ALL')?.path ?? '/*';
  c.set('route', route);
  return route;
}
