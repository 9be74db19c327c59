import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { RunSql } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { errorCode } from '../../error-code.ts';
import { type ArchiveWriter, writeArchive } from './archive.ts';
import type { Entry } from './entries.ts';
import { createTally, readRows, type Tally } from './rows.ts';
import { readTables, setPlainFormats, type Table } from './tables.ts';

export type Summary = { tables: (Tally & { name: string })[]; files: number };

/** The whole database as it is at one moment, and the files of this machine's own store. */
export async function writeBackup(deps: Deps, path: string): Promise<Summary> {
  const tables: Summary['tables'] = [];
  let files = 0;
  await writeArchive(path, async (archive) => {
    const write = (entry: Entry) => archive.write(entry);
    await deps.engine.runInTransaction(async (run) => {
      await run('set transaction isolation level repeatable read, read only');
      await setPlainFormats(run);
      const applied = await run('select name from migrations order by name');
      const migrations = applied.map(({ name }) => String(name));
      await write({ backup: 'margin', version: 1, at: deps.clock.now().toISOString(), migrations });
      for (const table of await readTables(run)) tables.push(await writeTable(run, table, archive));
    });
    for await (const key of localKeys(deps)) files += (await writeFile(deps, key, archive)) ? 1 : 0;
    await write({ finished: true, tables: tables.length, files });
  });
  return { tables, files };
}

async function writeTable(run: RunSql, table: Table, archive: ArchiveWriter): Promise<Tally & { name: string }> {
  const tally = createTally();
  await archive.write({ table: table.name, columns: table.columns.map(({ name }) => name) } satisfies Entry);
  for await (const line of readRows(run, table)) {
    tally.add(line);
    await archive.write(line);
  }
  await archive.write({ end: table.name, ...tally.read() } satisfies Entry);
  return { name: table.name, ...tally.read() };
}

/** A bucket is backed up where it is. */
async function* localKeys({ config }: Deps): AsyncGenerator<string> {
  if (config.s3) return;
  const folder = join(config.dataDir, 'files');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  for (const entry of entries) {
    const key = relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/');
    // What begins with a dot is an upload that is not finished.
    if (entry.isFile() && !key.startsWith('.')) yield key;
  }
}

/** False when it was deleted since the list was made. */
async function writeFile({ files }: Deps, key: string, archive: ArchiveWriter): Promise<boolean> {
  const file = await files.read(key);
  if (!file) return false;
  const hash = createHash('sha256');
  await archive.write({ file: key, bytes: file.bytes } satisfies Entry);
  for await (const piece of file.content) {
    hash.update(piece);
    await archive.write({ piece: Buffer.from(piece).toString('base64') } satisfies Entry);
  }
  await archive.write({ fileEnd: key, sha256: hash.digest('hex') } satisfies Entry);
  return true;
}
