import type { MarkingRequest } from './queries.ts';

/** How a request stands, in the words that student and marker see. */
export function stateOf({ status, outcome, fileAskedAt }: Pick<MarkingRequest, 'status' | 'outcome' | 'fileAskedAt'>) {
  if (status === 'refunded' || outcome === 'unreadable') return 'refunded' as const;
  if (status === 'pending') return 'awaiting_payment' as const;
  if (outcome === 'feedback') return 'returned' as const;
  return fileAskedAt ? ('file_wanted' as const) : ('with_marker' as const);
}
