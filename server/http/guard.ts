import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { isDemoStudent } from '#domain/demo.ts';
import { Failure } from '#domain/failures.ts';
import type { Config } from '../config/config.ts';
import type { Sessions } from '../sessions.ts';
import type { AppEnv } from './env.ts';
import { matchedRoute } from './matched-route.ts';
import { readSessionToken } from './session-cookie.ts';

/** The only API routes that answer without a session. Everything else is closed, also what is written tomorrow. */
export const publicRoutes: ReadonlySet<string> = new Set([
  'GET /api/session',
  'POST /api/session',
  'DELETE /api/session',
  'POST /api/demo',
  'POST /api/demo-students',
  'POST /api/registrations',
  'PUT /api/registrations',
  'GET /api/email-confirmations/:token',
  'POST /api/email-confirmations',
  'PUT /api/email-confirmations',
  'POST /api/password-resets',
  'PUT /api/password-resets',
  'POST /api/user-exists',
  'POST /api/rpc/check_promo_code',
  'GET /api/taste',
  'POST /api/taste',
  'GET /api/webhooks/stripe',
  'POST /api/webhooks/stripe',
  'POST /api/webhooks/elevenlabs',
  // From a message: the signature in the address is the proof.
  'GET /api/practice/progress/unsubscriptions/:token',
  'POST /api/practice/progress/unsubscriptions/:token',
  // A marker has no account: the token in the address is the proof.
  'GET /api/marking/:token',
  'GET /api/marking/:token/document',
  'GET /api/marking/:token/pages/:number',
  'GET /api/marking/:token/pages/:number/picture',
  'GET /api/marking/:token/feedback-file',
  'PUT /api/marking/:token/draft',
  'POST /api/marking/:token/file',
  'DELETE /api/marking/:token/file',
  'POST /api/marking/:token/feedback',
  'POST /api/marking/:token/refund',
  'POST /api/marking/:token/better-file',
  'POST /api/marking/:token/renewal',
  'POST /api/marking/:token/revocation',
  'POST /api/marking/:token/desks',
]);

/** Sent by a provider's server, which has no Origin and proves itself by a signature. */
export const signedRoutes: ReadonlySet<string> = new Set([
  'POST /api/webhooks/stripe',
  'POST /api/webhooks/elevenlabs',
  // A mail program's own 'unsubscribe' (RFC 8058).
  'POST /api/practice/progress/unsubscriptions/:token',
]);

/** What visitors may change in the demo: their own study. Money, mail and files are closed to them, also tomorrow's. */
const openToDemo = /^\/api\/(sessions|tutor|practice)(?!\/progress\/settings)(\/|$)/;

export function guard({ config, sessions }: { config: Config; sessions: Sessions }) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const route = `${c.req.method} ${matchedRoute(c)}`;
    if (!isSafe(c.req.method) && !signedRoutes.has(route)) checkOrigin(c, config);
    const token = readSessionToken(c, config);
    const session = token ? await sessions.read(token) : undefined;
    c.set('session', session);
    if (!session && !publicRoutes.has(route)) throw new Failure('not_signed_in');
    if (session && isDemoStudent(session.userId) && !isSafe(c.req.method) && !publicRoutes.has(route))
      if (!openToDemo.test(c.req.path)) throw new Failure('demo_closed');
    await next();
  });
}

/** The session of a request that cannot have come this far without one. */
export function requireSession(c: Context<AppEnv>) {
  const session = c.get('session');
  if (!session) throw new Failure('not_signed_in');
  return session;
}

/** A method that changes nothing and has no body. */
export function isSafe(method: string): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
}

/** A change must come from our own pages. Browsers send Origin with every such request; nobody can forge it in one. */
function checkOrigin(c: Context<AppEnv>, { allowedOrigins }: Config): void {
  const origin = c.req.header('Origin');
  if (!origin || !allowedOrigins.includes(origin)) throw new Failure('forbidden_origin');
}
