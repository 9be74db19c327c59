import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits, safe in an address or a cookie. Only the hash is ever stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): string {
  return hash('sha256', token);
}

/** In a time that says nothing of how far they are the same. */
export function isSameToken(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
