import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import type { Config } from '../config/config.ts';
import type { AppEnv } from './env.ts';

/**
 * The session cookie is out of reach of scripts. A second cookie without any secret only tells our pages that there is
 * a session to ask for, so that a visitor's page makes no request for nothing.
 */
const hint = 'signed_in';

const isSecure = ({ origin }: Pick<Config, 'origin'>) => origin.startsWith('https:');
const nameOf = (config: Config) => (isSecure(config) ? '__Host-session' : 'session');

export function readSessionToken(c: Context<AppEnv>, config: Config): string | undefined {
  return findSessionToken(c.req.header('Cookie'), config);
}

/** Also for a socket, which is no request of the app's. What is not written as `newToken` writes it is no token. */
export function findSessionToken(cookieHeader: string | undefined, config: Config): string | undefined {
  return cookieHeader && (isSecure(config) ? secureCookie : plainCookie).exec(cookieHeader)?.[1];
}

const secureCookie = /(?:^|;) *__Host-session=([\w-]{43}) *(?:;|$)/;
const plainCookie = /(?:^|;) *session=([\w-]{43}) *(?:;|$)/;

/** Without 'Remember me' the cookie goes when the browser closes. */
export function writeSessionCookie(
  c: Context<AppEnv>,
  config: Config,
  { token, expires }: { token: string; expires: Date | undefined },
): void {
  const common = { path: '/', secure: isSecure(config), sameSite: 'Lax', expires } as const;
  setCookie(c, nameOf(config), token, { ...common, httpOnly: true });
  setCookie(c, hint, '1', common);
}

export function clearSessionCookie(c: Context<AppEnv>, config: Config): void {
  deleteCookie(c, nameOf(config), { path: '/', secure: isSecure(config) });
  deleteCookie(c, hint, { path: '/', secure: isSecure(config) });
}
