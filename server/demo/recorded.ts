import type { PgTable } from 'drizzle-orm/pg-core';
import { evidence, memoryCards } from '../db/schema/memory.ts';
import { examDates, practiceAttempts, practiceRuns } from '../db/schema/practice.ts';
import { tmqBacktrack, tmqFeedback } from '../db/schema/tmq.ts';
import { conversationMessages, conversations } from '../db/schema/tutor.ts';
import { talkedDays } from '../db/schema/usage.ts';

/** The tables that a student's six weeks are in, in the order in which their rows may be written. */
export const recordedTables = {
  conversations,
  conversationMessages,
  practiceRuns,
  practiceAttempts,
  evidence,
  memoryCards,
  examDates,
  talkedDays,
  tmqBacktrack,
  tmqFeedback,
} satisfies Record<string, PgTable>;

export type RecordedTable = keyof typeof recordedTables;

/** Written by `node tools/record-demo.ts`, which really studies for six weeks, ending at midnight of `until`. */
export type Recorded = { until: string; rows: Record<RecordedTable, Record<string, unknown>[]> };

export async function readRecorded(): Promise<Recorded> {
  const file = await import('#content/demo/six-weeks.json', { with: { type: 'json' } });
  return file.default as unknown as Recorded;
}
