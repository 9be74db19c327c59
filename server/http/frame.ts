import { randomUUID } from 'node:crypto';
import { ServerResponse } from 'node:http';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Config } from '../config/config.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { withRequestId } from '../request-id.ts';
import { trustedTraceparent } from '../traces/traceparent.ts';
import type { TracedRequest, Traces } from '../traces/traces.ts';
import type { AppEnv } from './env.ts';
import { isSafe } from './guard.ts';
import { matchedRoute } from './matched-route.ts';

type World = { config: Config; log: Log; metrics: Metrics; traces: Traces };

/** Around every request: an id, the security headers, one log line, its time and its trace. */
export function frame({ config, log, metrics, traces }: World) {
  const headers = new Map(Object.entries(securityHeaders(config)));
  // What the API answers is somebody's own: nothing of it is kept on a shared computer or on the way.
  const apiHeaders = new Map([...headers, ['Cache-Control', 'no-store']]);
  return createMiddleware<AppEnv>(async (c, next) => {
    const started = performance.now();
    const requestId = randomUUID();
    c.set('requestId', requestId);
    putHeaders(c, c.req.path.startsWith('/api/') ? apiHeaders : headers, requestId);
    await traces.followRequest(traced(c, requestId, config), () => withRequestId(requestId, next));
    metrics.countRequest(c.req.method, matchedRoute(c), c.res.status, (performance.now() - started) / 1000);
    // What was changed or refused is for every day; what was only read is for looking into something.
    const level = c.res.status >= 400 || !isSafe(c.req.method) ? 'info' : 'debug';
    if (log.isLevelEnabled(level)) log[level](facts(c, requestId, started));
  });
}

/**
 * Before the answer is made, which may replace any of them. Straight to Node where there is a network: Hono's own list of
 * headers costs as much as the rest of a request's way through it.
 */
function putHeaders(c: Context<AppEnv>, headers: Map<string, string>, requestId: string): void {
  const outgoing = c.env?.outgoing;
  if (outgoing instanceof ServerResponse) {
    outgoing.setHeaders(headers).setHeader('X-Request-Id', requestId);
  } else {
    for (const [name, value] of headers) c.header(name, value);
    c.header('X-Request-Id', requestId);
  }
}

function traced(c: Context<AppEnv>, requestId: string, config: Config): TracedRequest {
  return {
    requestId,
    traceparent: () => trustedTraceparent(c, config),
    outcome: () => ({ method: c.req.method, route: matchedRoute(c), status: c.res.status }),
  };
}

/**
 * The path is logged as the pattern it matched, never as it was sent: addresses of this product may hold an email
 * address or a secret. Query strings, bodies and cookies are never logged.
 */
function facts(c: Context<AppEnv>, requestId: string, started: number) {
  return {
    method: c.req.method,
    route: matchedRoute(c),
    status: c.res.status,
    ms: Math.round(performance.now() - started),
    requestId,
    userId: c.get('session')?.userId,
  };
}

function securityHeaders({ origin }: Pick<Config, 'origin'>): Record<string, string> {
  const https = origin.startsWith('https:');
  return {
    'Content-Security-Policy': [
      "default-src 'none'",
      "script-src 'self'",
      // Toasts and a few measured sizes set styles; styles cannot run code.
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "media-src 'self' blob:",
      "connect-src 'self'",
      "worker-src 'self'",
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      ...(https ? ['upgrade-insecure-requests'] : []),
    ].join('; '),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'microphone=(self), camera=(), geolocation=(), payment=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(https ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}
