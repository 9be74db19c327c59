import type { Context } from 'hono';
import type { AppEnv } from './env.ts';

type Part = { start: number; end: number };

/**
 * What a browser asks for when somebody moves about in a film (RFC 9110, section 14): one part of a file. Anything else
 * that may stand in `Range` is answered with the whole, which is allowed.
 */
export function readRange(c: Context<AppEnv>, { etag, bytes }: { etag: string; bytes: number }): Part | 'none' | 'all' {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(c.req.header('Range') ?? '') ?? [];
  const condition = c.req.header('If-Range');
  if ((!first && !last) || (condition !== undefined && condition !== etag)) return 'all';
  const start = first ? Number(first) : Math.max(0, bytes - Number(last));
  const end = first && last ? Math.min(Number(last), bytes - 1) : bytes - 1;
  return start > end ? 'none' : { start, end };
}
