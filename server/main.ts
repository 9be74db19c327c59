import { join } from 'node:path';
import { readConfig } from './config/config.ts';
import { openDeps } from './deps.ts';
import { readWebFiles } from './http/web-files.ts';
import { runUntilStopped } from './run-until-stopped.ts';
import { serve } from './serve.ts';

/** The product as the build lays it out: this file in dist/server, the browser's files in dist/web. */
await runUntilStopped(async () => {
  const config = readConfig();
  const web = await readWebFiles(join(import.meta.dirname, '../web'), config.company);
  return serve(await openDeps(config), { web });
});
