import type { RunSql } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../command.ts';
import { readArchive } from './archive.ts';
import type { Head, TableStart, Tail } from './entries.ts';
import { prepareSchema } from './prepare-schema.ts';
import { restoreFile } from './restore-file.ts';
import { moveCounters, type Tally, tallyRows, writeRows } from './rows.ts';
import { readTables, setPlainFormats, type Table } from './tables.ts';
import type { Summary } from './write-backup.ts';

const rowsAtOnce = 200;

/** Fills an empty product from a backup: all of it, read again and compared, or nothing. */
export async function restoreBackup(deps: Deps, path: string): Promise<Summary> {
  const lines = readArchive(path);
  const head = await next<Head>(lines);
  if (head?.backup !== 'margin' || head.version !== 1) throw new Refusal(`${path} is no backup of this product.`);
  await prepareSchema(deps.engine, head.migrations);
  const restored: Summary = { tables: [], files: 0 };
  await deps.engine.runInTransaction(async (run) => {
    await setPlainFormats(run);
    const known = await readTables(run);
    for (;;) {
      const entry = await next<TableStart & { file: string } & Tail>(lines);
      if (entry?.table) restored.tables.push(await restoreTable(run, known, entry, lines));
      else if (entry?.file) {
        await restoreFile(deps, entry.file, lines);
        restored.files++;
      } else if (entry?.finished) return checkTail(restored, entry);
      else throw new Refusal(`${path} ends too early: it is not whole. Nothing was restored.`);
    }
  });
  // The backup may be of an older version.
  await migrate(deps.engine);
  return restored;
}

async function restoreTable(
  run: RunSql,
  known: Table[],
  { table: name, columns }: TableStart,
  lines: AsyncIterator<string>,
): Promise<Tally & { name: string }> {
  const found = known.find((candidate) => candidate.name === name);
  const ofBackup = columns.flatMap((column) => found?.columns.find((candidate) => candidate.name === column) ?? []);
  if (!found || ofBackup.length !== columns.length)
    throw new Refusal(`The backup has a table ${name} that does not fit.`);
  const table = { name, columns: ofBackup };
  const end = await restoreRows(run, table, lines);
  await moveCounters(run, table);
  const tally = await tallyRows(run, table);
  if (tally.rows !== end.rows || tally.checksum !== end.checksum) {
    throw new Refusal(`The table ${name} is not what it was: the backup is damaged. Nothing was restored.`);
  }
  return { name, ...tally };
}

async function restoreRows(run: RunSql, table: Table, lines: AsyncIterator<string>): Promise<Tally> {
  let batch: string[] = [];
  for (;;) {
    const { value, done } = await lines.next();
    if (done) throw new Refusal('The backup ends too early: it is not whole. Nothing was restored.');
    const isRow = value.startsWith('[');
    if (isRow) batch.push(value);
    if (batch.length && (!isRow || batch.length >= rowsAtOnce)) {
      await writeRows(run, table, batch);
      batch = [];
    }
    if (!isRow) return JSON.parse(value);
  }
}

function checkTail({ tables, files }: Summary, tail: Tail): void {
  if (tables.length !== tail.tables || files !== tail.files) {
    throw new Refusal('The backup has lost a table or a file: it is damaged. Nothing was restored.');
  }
}

async function next<Found>(lines: AsyncIterator<string>): Promise<(Partial<Found> & Found) | undefined> {
  const { value, done } = await lines.next();
  if (done) return undefined;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}
