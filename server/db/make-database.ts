import { PGlite } from '@electric-sql/pglite';
import { compilePlainly } from './pglite.ts';

/** A process of its own, which is given a folder: it makes a new database there and ends. */
const [, , folder = ''] = process.argv;
const client = await compilePlainly(() => PGlite.create({ dataDir: folder, relaxedDurability: false }));
await client.close();
