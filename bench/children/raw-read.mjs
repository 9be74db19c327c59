// The floor of a read: node:http with the product's own statement on the product's own driver, and nothing else.
import { createServer } from 'node:http';

const { PORT, DATABASE_URL, DATABASE_FOLDER, KEY, BODY } = process.env;
const statement =
  'select "time" from "tracked_time" where ("tracked_time"."id" = $1 and "tracked_time"."subject" = $2)';
const values = [KEY, 'economics'];

const query = await openStore();
createServer(async (_, response) => {
  const body = query ? JSON.stringify({ usedSeconds: (await query()).rows[0].time, allowanceSeconds: 9000 }) : BODY;
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }).end(body);
}).listen(Number(PORT), '127.0.0.1');

async function openStore() {
  if (DATABASE_URL) {
    const { default: pg } = await import('pg');
    const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
    return () => pool.query(statement, values);
  }
  if (DATABASE_FOLDER) {
    const { PGlite } = await import('@electric-sql/pglite');
    const database = await PGlite.create({ dataDir: DATABASE_FOLDER, relaxedDurability: false });
    return () => database.query(statement, values);
  }
}
