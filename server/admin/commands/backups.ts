import { resolve } from 'node:path';
import { restoreBackup } from '../backup/restore-backup.ts';
import { type Summary, writeBackup } from '../backup/write-backup.ts';
import type { Command } from '../command.ts';
import { table } from '../table.ts';

const backup: Command = {
  name: 'backup',
  target: 'FILE',
  does: 'writes everything to one new file: the database as it is now, and the files kept on this machine',
  async run(deps, { target }) {
    const path = resolve(target);
    const summary = await writeBackup(deps, path);
    const { s3 } = deps.config;
    const elsewhere = s3 ? [`The bucket ${s3.bucket} is not in it: back it up at the store.`] : [];
    return { lines: [...describe(summary), `Written to ${path}.`, ...elsewhere] };
  },
};

const restore: Command = {
  name: 'restore',
  target: 'FILE',
  onEmpty: true,
  does: 'fills an empty product from a backup, and compares every table and file with it',
  async run(deps, { target }) {
    const path = resolve(target);
    return { lines: [...describe(await restoreBackup(deps, path)), `Restored from ${path}, and compared with it.`] };
  },
};

function describe({ tables, files }: Summary): string[] {
  const filled = tables
    .filter(({ rows }) => rows > 0)
    .map(({ name, rows, checksum }) => [name, String(rows), checksum]);
  return [
    ...table(['TABLE', 'ROWS', 'CHECKSUM'], filled, 'No table has a row.'),
    files === 1 ? '1 file' : `${files} files`,
  ];
}

export const backupCommands = [backup, restore];
