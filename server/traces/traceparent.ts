import type { SpanContext } from '@opentelemetry/api';
import type { Context } from 'hono';
import type { Config } from '../config/config.ts';
import type { AppEnv } from '../http/env.ts';

/** Only a proxy of our own may say which trace a request belongs to: anybody else could write into other people's. */
export function trustedTraceparent(
  c: Context<AppEnv>,
  { trustedProxies }: Pick<Config, 'trustedProxies'>,
): string | undefined {
  const forwarded = c.req.header('X-Forwarded-For')?.split(',') ?? [];
  return trustedProxies > 0 && forwarded.length >= trustedProxies ? c.req.header('traceparent') : undefined;
}

/** W3C Trace Context: a later version may add to the end, and ids of noughts alone are none. */
export function readTraceparent(header: string): SpanContext | undefined {
  const [, version = '', traceId = '', spanId = '', flags = '', rest] =
    /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/.exec(header) ?? [];
  const known = version === '00' ? rest === undefined : version !== 'ff';
  if (!known || !/[^0]/.test(traceId) || !/[^0]/.test(spanId)) return undefined;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
}
