import type { FeedbackRow } from './feedback-queries.ts';

/** Feedback that was sent, as a student reads it. */
export function viewFeedback(row: FeedbackRow | undefined) {
  if (!row?.sentAt) return null;
  const { strands, outOf, level, mark, strengths, nextSteps, comments, fileName, sentAt } = row;
  return { strands, outOf, level, mark, strengths, nextSteps, comments, fileName, sentAt: sentAt.toISOString() };
}
