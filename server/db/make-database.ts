import { PGlite } from '@electric-sql/pglite';
import { migrate } from './migrate.ts';
import { compilePlainly, pgliteEngine } from './pglite.ts';

/** A process of its own, which is given a folder: it makes a new database with today's schema there, and ends. */
const [, , folder = ''] = process.argv;
const engine = pgliteEngine(await compilePlainly(() => PGlite.create({ dataDir: folder, relaxedDurability: false })));
await migrate(engine);
await engine.close();
