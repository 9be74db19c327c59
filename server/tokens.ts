import { hash, randomBytes } from 'node:crypto';

/** 256 random bits, safe in an address or a cookie. Only the hash is ever stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): string {
  return hash('sha256', token);
}
