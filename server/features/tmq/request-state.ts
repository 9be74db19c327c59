import type { Day } from '#domain/working-days.ts';
import type { MarkingRequest } from './queries.ts';

/** How a request stands, in the words that student and marker see. */
export function stateOf({ status, outcome, fileAskedAt }: Pick<MarkingRequest, 'status' | 'outcome' | 'fileAskedAt'>) {
  if (status === 'refunded' || outcome === 'unreadable') return 'refunded' as const;
  if (status === 'pending') return 'awaiting_payment' as const;
  if (outcome === 'feedback') return 'returned' as const;
  return fileAskedAt ? ('file_wanted' as const) : ('with_marker' as const);
}

/** Whether its day has passed. While a student is asked for a better file the clock stands. */
export function isLate({ dueOn, fileAskedAt }: Pick<MarkingRequest, 'dueOn' | 'fileAskedAt'>, today: Day): boolean {
  return dueOn !== null && !fileAskedAt && dueOn < today;
}
