import { writeFile } from 'node:fs/promises';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Recorded, type RecordedTable, recordedTables } from '#server/demo/recorded.ts';
import { openStudy } from './demo/open-study.ts';
import { drawings, runs, talks } from './demo/six-weeks.ts';
import { draw, practise, readGoodAnswers, sendEssay, setExams, talk } from './demo/study.ts';

/**
 * Studies for six weeks, with the product's own tutor, marker and marking desk, and keeps what comes of it for the demo
 * (`content/demo/six-weeks.json`). Run it again when what the tutor says or how answers are marked has changed.
 */
const until = '2026-11-16';
/** Payment and turns that are over concern nobody who looks at a copy. */
const notKept = ['checkoutSessionId', 'paymentIntentId', 'turnId', 'turnUntil', 'clientKey', 'seenAt'];
const study = await openStudy(until);
const { deps, userId } = study;
const good = await readGoodAnswers();
await setExams(study, until);
const work = [
  ...runs.map((run) => ({ ...run, work: () => practise(study, run, good) })),
  ...talks.map((one) => ({ ...one, work: () => talk(study, one) })),
  ...drawings.map((one) => ({ ...one, work: () => draw(study, one) })),
];
for (const { work: doIt, ...when } of work.toSorted((a, b) => b.daysAgo - a.daysAgo || a.hour - b.hour)) {
  study.goTo(when);
  console.log(`${when.daysAgo} days before`);
  await doIt();
}
await sendEssay(study);
const rows = {} as Recorded['rows'];
for (const name of Object.keys(recordedTables) as RecordedTable[]) rows[name] = await readRows(name);
await writeFile('content/demo/six-weeks.json', `${JSON.stringify(withPlainIds({ until, rows }), null, 1)}\n`);
await study.close();
console.log(Object.entries(rows).map(([name, { length }]) => `${name} ${length}`));

async function readRows(name: RecordedTable): Promise<Record<string, unknown>[]> {
  const table = recordedTables[name] as PgTable;
  const columns = getTableColumns(table);
  const own = columns.userId ? eq(columns.userId, userId) : sql`true`;
  return (await deps.db().select().from(table).where(own)).map(leaveOut);
}

function leaveOut(row: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([name, value]) => value !== null && !notKept.includes(name)));
}

/** Numbered in their order, so that a new recording differs only in what has changed. */
function withPlainIds(recorded: Recorded): Recorded {
  const ids = new Map<string, string>();
  const text = JSON.stringify(recorded).replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, (id) => {
    const plain = ids.get(id) ?? `00000000-0000-4000-8000-${String(ids.size).padStart(12, '0')}`;
    ids.set(id, plain);
    return plain;
  });
  return JSON.parse(text);
}
