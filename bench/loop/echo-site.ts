import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { peerFile } from '../install-peers.ts';
import { serveFolder } from '../static-site.ts';
import { makeFolder } from '../temporary-folder.ts';
import { openEchoes } from './echo-sockets.ts';

/** The page with all three voice clients, and beside it the sockets that send each of them its own voice back. */
export async function serveEchoes() {
  const folder = await makeFolder();
  await build({
    root: join(import.meta.dirname, 'page'),
    configFile: join(import.meta.dirname, '../../vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: folder.path, emptyOutDir: true },
  });
  await cp(peerFile('@elevenlabs/client/dist/lib.iife.js'), join(folder.path, 'elevenlabs-client.js'));
  const site = await serveFolder(folder.path);
  const echoes = openEchoes(site.server);
  return {
    origin: site.origin,
    uplinks: echoes.uplinks,
    async [Symbol.asyncDispose]() {
      echoes.close();
      await site[Symbol.asyncDispose]();
      await folder[Symbol.asyncDispose]();
    },
  };
}
