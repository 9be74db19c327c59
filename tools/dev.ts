import { createServer as createVite } from 'vite';
import { readConfig } from '../server/config/config.ts';
import { openDeps } from '../server/deps.ts';
import { runUntilStopped } from '../server/run-until-stopped.ts';
import { serve } from '../server/serve.ts';

/**
 * `npm run dev`: the API and Vite's hot reload on one port. Node restarts this process when a server file changes;
 * the browser's files are reloaded by Vite without a restart.
 */
await runUntilStopped(async () => {
  const opened = await openDeps(readConfig());
  const running = await serve(opened, { fallback: (request, response) => vite.middlewares(request, response) });
  const vite = await createVite({
    // Not bundled into a temporary file, which would count as a change and restart this process.
    configLoader: 'native',
    appType: 'spa',
    server: { middlewareMode: { server: running.server }, hmr: { server: running.server } },
  });
  return { ...running, stop: () => vite.close().then(() => running.stop()) };
});
