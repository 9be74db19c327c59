import { errorCode } from '../error-code.ts';

/** Whether an error, or anything that caused it, means that the database cannot be reached just now. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return isCausedBy(error, unavailableCodes) || isDatabaseFull(error);
}

/** Whether its disk has no room left: it can still be read, which looks like health. */
export function isDatabaseFull(error: unknown): boolean {
  return isCausedBy(error, fullCodes);
}

function isCausedBy(error: unknown, codes: RegExp): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof AggregateError && cause.errors.some((part) => isCausedBy(part, codes))) return true;
    if (codes.test(errorCode(cause) ?? '')) return true;
    if (codes === unavailableCodes && unavailableMessages.test(cause.message)) return true;
  }
  return false;
}

/**
 * Socket errors, and PostgreSQL's classes 08 (connection), 53200 and 53300 (no memory, too many connections), 57P0x (shutting down) and 57014
 * (a statement that took too long).
 */
const unavailableCodes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|08...|53[23]00|57P0[123]|57014)$/;
/** PostgreSQL's own code, and the system's where the database is in this process. */
const fullCodes = /^(53100|ENOSPC|EDQUOT)$/;
const unavailableMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;
