import { isIP } from 'node:net';
import type { Context } from 'hono';
import type { Config } from '../config/config.ts';
import type { AppEnv } from './env.ts';

/** The caller's address: the socket's, or the one that the last proxy of our own saw. The rest of the header is anybody's word. */
export function clientAddress(c: Context<AppEnv>, { trustedProxies }: Pick<Config, 'trustedProxies'>): string {
  const socket = c.env?.incoming?.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return socket;
  const forwarded = c.req.header('X-Forwarded-For')?.split(',') ?? [];
  return forwarded.at(-trustedProxies)?.trim() || socket;
}

/** Whom an address is counted as: of IPv6, whoever has one address has all 2^64 that begin as it does. */
export function addressBlock(address: string): string {
  const plain = address.replace(/^\[([^\]]*)\].*$/, '$1').replace(/%.*$/, '');
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(plain) ?? [];
  if (mapped) return mapped;
  if (isIP(plain) !== 6) return address;
  // The last four bytes may be written as IPv4 has them.
  const [front = [], back = []] = plain
    .replace(/:[\d.]+\.[\d.]+$/, ':0:0')
    .split('::')
    .map((half) => half.split(':').filter(Boolean));
  const zeros = Array<string>(8 - front.length - back.length).fill('0');
  const first = [...front, ...zeros, ...back].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${first.join(':')}::/64`;
}
