import { DrizzleQueryError } from 'drizzle-orm/errors';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config/config.ts';
import { errorCode } from './error-code.ts';
import { readRequestId } from './request-id.ts';

export type Log = Logger;

/** JSON lines in production, readable lines otherwise. What may be logged is decided here: see `describeError`. */
export function createLog(config: Pick<Config, 'production' | 'logLevel'>, destination?: DestinationStream): Log {
  const options = { level: config.logLevel, base: null, serializers: { error: describeError }, mixin };
  return pino(options, destination ?? (config.production ? pino.destination(1) : readableLines));
}

/**
 * The parts of an error that help an engineer and cannot hold a user's data. Of a failed query that is its text without
 * the values, and of PostgreSQL's answer its code: the message and `detail` may quote what a user typed.
 */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: typeof error };
  const failedQuery = error instanceof DrizzleQueryError;
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? [];
  return {
    type: error.name,
    message: failedQuery ? `${errorCode(error.cause) ?? error.cause?.name}: ${error.query}` : error.message,
    code: errorCode(error),
    stack: frames.slice(0, 12).join('\n'),
    cause: error.cause && !failedQuery ? describeError(error.cause) : undefined,
  };
}

/** Every line says which request it belongs to, also one that a job writes hours later. */
function mixin(): { requestId?: string } {
  const requestId = readRequestId();
  return requestId ? { requestId } : {};
}

const levelNames: Record<number, string> = { 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' };

const readableLines: DestinationStream = {
  write(line) {
    const { level, time, msg, error, ...rest } = JSON.parse(line);
    const facts = Object.entries(rest).map(([key, value]) => `${key}=${value}`);
    const clock = new Date(time).toLocaleTimeString('en-GB');
    process.stdout.write(`${[clock, levelNames[level], msg, ...facts].filter(Boolean).join(' ')}\n`);
    if (error) process.stdout.write(`${error.type}: ${error.message}\n${error.stack}\n`);
  },
};
