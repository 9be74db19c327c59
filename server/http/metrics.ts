import { createHash, timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { Failure } from '#domain/failures.ts';
import type { Config } from '../config/config.ts';
import type { Deps } from '../deps.ts';
import type { AppEnv } from './env.ts';

/** `/metrics` in Prometheus's text format, for whoever runs the product. To anybody else there is no such address. */
export function metricsRoutes(deps: Deps) {
  const { config, metrics } = deps;
  return new Hono<AppEnv>().get('/metrics', async (c) => {
    if (!isOperator(c, config)) throw new Failure('not_found');
    await metrics.readFigures(deps);
    c.header('Content-Type', metrics.registry.contentType);
    c.header('Cache-Control', 'no-store');
    return c.body(await metrics.registry.metrics());
  });
}

/** With a token, whoever has it. Without one, a program on this machine: what a proxy passes on comes from elsewhere. */
function isOperator(c: Context<AppEnv>, { metricsToken }: Pick<Config, 'metricsToken'>): boolean {
  if (metricsToken) return sameText(c.req.header('Authorization') ?? '', `Bearer ${metricsToken}`);
  const address = c.env?.incoming?.socket.remoteAddress ?? '';
  const passedOn = ['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'Via'].some((name) => c.req.header(name));
  return /^(127\.|::1$|::ffff:127\.)/.test(address) && !passedOn;
}

function sameText(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
