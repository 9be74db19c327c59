import { errorCode } from '../error-code.ts';

/** Text that the database cannot hold, such as a zero byte: the request is wrong, not the database. */
export function isUnstorableText(error: Error): boolean {
  return ['22021', '22P05'].includes(errorCode(error.cause) ?? errorCode(error) ?? '');
}
