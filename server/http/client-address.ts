import type { Context } from 'hono';
import type { Config } from '../config.ts';
import type { AppEnv } from './env.ts';

/** The caller's address: the socket's, or the one that the last proxy of our own saw. The rest of the header is anybody's word. */
export function clientAddress(c: Context<AppEnv>, { trustedProxies }: Pick<Config, 'trustedProxies'>): string {
  const socket = c.env?.incoming?.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return socket;
  const forwarded = c.req.header('X-Forwarded-For')?.split(',') ?? [];
  return forwarded.at(-trustedProxies)?.trim() || socket;
}
