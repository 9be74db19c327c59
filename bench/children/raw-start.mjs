// The floor of a start: open the same folder with PGlite as the product does, and listen.
import { createServer } from 'node:http';
import { PGlite } from '@electric-sql/pglite';

const database = await PGlite.create({ dataDir: process.env.DATABASE_FOLDER, relaxedDurability: false });
const server = createServer((_, response) => response.end());
server.listen(Number(process.env.PORT), '127.0.0.1');

process.on('SIGTERM', async () => {
  await database.close();
  process.exit(0);
});
