import { Failure } from '#domain/failures.ts';
import { messages } from '#domain/messages.ts';
import type { Log } from '../../../log.ts';

/** The student's sentence for a turn that was not answered. A refusal is no fault of ours: one line, without a stack. */
export function explainFailure(log: Log, error: unknown): string {
  if (error instanceof Failure) log.info({ code: error.code }, 'a turn was refused');
  else log.error({ error }, 'the tutor could not answer');
  return error instanceof Failure ? error.message : messages.tutorFailed;
}
