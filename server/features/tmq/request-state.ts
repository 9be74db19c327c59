import type { MarkingRequest } from './queries.ts';

/** How a request stands, in the words that student and marker see. */
export function stateOf({ status, outcome }: Pick<MarkingRequest, 'status' | 'outcome'>) {
  if (status === 'refunded' || outcome === 'unreadable') return 'refunded' as const;
  if (status === 'pending') return 'awaiting_payment' as const;
  return outcome === 'feedback' ? ('returned' as const) : ('with_marker' as const);
}
