import { randomUUID } from 'node:crypto';
import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { addDays } from '#domain/working-days.ts';
import type { Db } from '../db/database.ts';
import { type Recorded, type RecordedTable, recordedTables } from './recorded.ts';

type Copy = {
  /** The student whom the copy is for. */
  userId: string;
  /** How many days lie between the recording and today. */
  days: number;
};

const dayMs = 86_400_000;
const rowsAtOnce = 100;

/** Writes the recorded six weeks once more: under fresh ids, for this student, ending last night. */
export async function copyRows(
  db: Db,
  { rows }: Recorded,
  copy: Copy,
  changes: Partial<Record<RecordedTable, object>>,
): Promise<void> {
  const ids = new Map<string, string>();
  for (const name of Object.keys(recordedTables) as RecordedTable[]) {
    const table = recordedTables[name];
    const values = rows[name].map((row) => ({ ...renew(table, row, copy, ids), ...changes[name] }));
    for (let at = 0; at < values.length; at += rowsAtOnce)
      // The rows came out of this very table.
      await db()
        .insert(table as PgTable)
        .values(values.slice(at, at + rowsAtOnce) as never[]);
  }
}

function renew(table: PgTable, row: Record<string, unknown>, { userId, days }: Copy, ids: Map<string, string>) {
  const columns = getTableColumns(table);
  const entries = Object.entries(row).map(([name, value]): [string, unknown] => {
    const column = columns[name];
    if (!column) throw new Error(`The recorded demo has ${name}, which its table does not have: record it again.`);
    if (typeof value !== 'string') return [name, value];
    if (name === 'userId') return [name, userId];
    const type = column.getSQLType();
    // An address names the row that it leads to.
    if (type === 'uuid' || name === 'fileUrl') return [name, value.replace(idPattern, (id) => renewId(id, ids))];
    if (type === 'date') return [name, addDays(value, days)];
    if (type.startsWith('timestamp')) return [name, new Date(Date.parse(value) + days * dayMs)];
    return [name, value];
  });
  return Object.fromEntries(entries);
}

const idPattern = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/;

/** The same id is the same one in every row of a copy. */
function renewId(id: string, ids: Map<string, string>): string {
  const fresh = ids.get(id) ?? randomUUID();
  ids.set(id, fresh);
  return fresh;
}
