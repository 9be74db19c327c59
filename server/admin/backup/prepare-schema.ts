import type { Engine } from '../../db/database.ts';
import { migrate, readMigrationNames } from '../../db/migrate.ts';
import { Refusal } from '../command.ts';
import { quoted, readTables } from './tables.ts';

/** Brings an empty database to the schema that the backup was made with. Refuses one that holds anything. */
export async function prepareSchema(engine: Engine, wanted: string[]): Promise<void> {
  if (await holdsData(engine))
    throw new Refusal('There is data here already. Restore into an empty DATA_DIR or a new database.');
  // Before anything is made: what a refused backup leaves behind would stand in the way of an older one.
  const known = await readMigrationNames();
  if (wanted.some((name) => !known.includes(name)))
    throw new Refusal('The backup is of a newer version of the product. Restore it with that version.');
  await migrate(engine, { only: wanted });
  await engine.runInTransaction(async (run) => {
    const applied = (await run('select name from migrations')).map(({ name }) => String(name));
    if (applied.some((name) => !wanted.includes(name))) {
      throw new Refusal('The database has a newer schema than the backup. Restore into a new, empty database.');
    }
  });
}

export async function holdsData(engine: Engine): Promise<boolean> {
  let found = false;
  await engine.runInTransaction(async (run) => {
    for (const { name } of await readTables(run)) {
      const rows = await run(`select 1 from ${quoted(name)} limit 1`);
      found ||= rows.length > 0;
    }
  });
  return found;
}
