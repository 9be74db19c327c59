import type { Context } from 'hono';
import type { Deps } from '../deps.ts';
import type { AppEnv } from './env.ts';

/** RFC 9116 wants a date less than a year ahead, after which nobody should rely on the rest. */
const validDays = 180;

/** Whom to tell about a weakness. */
export function securityTxt({ config, clock }: Pick<Deps, 'config' | 'clock'>) {
  return (c: Context<AppEnv>) => {
    const expires = new Date(clock.now().getTime() + validDays * 86_400_000);
    expires.setUTCHours(0, 0, 0, 0);
    return c.text(
      [
        `Contact: mailto:${config.securityEmail}`,
        `Expires: ${expires.toISOString()}`,
        'Preferred-Languages: en',
        `Canonical: ${config.origin}/.well-known/security.txt`,
        '',
      ].join('\n'),
    );
  };
}
