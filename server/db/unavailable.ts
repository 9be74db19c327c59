import { errorCode } from '../error-code.ts';

/** Whether an error, or anything that caused it, means that the database cannot be reached just now. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseUnavailable)) return true;
    if (unavailableCodes.test(errorCode(cause) ?? '')) return true;
    if (unavailableMessages.test(cause.message)) return true;
  }
  return false;
}

/**
 * Socket errors, and PostgreSQL's classes 08 (connection), 53300 (too many connections), 57P0x (shutting down) and 57014
 * (a statement that took too long).
 */
const unavailableCodes = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|08...|53300|57P0[123]|57014)$/;
const unavailableMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;
