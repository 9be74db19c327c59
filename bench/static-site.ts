import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { brotli } from './brotli.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A folder of built files on a port of its own, compressed as the product compresses them. */
export async function serveFolder(folder: string, change: (html: string) => string = (html) => html) {
  const known = new Map<string, Buffer>();
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const path = fileOf(folder, request.url ?? '/');
    if (!path) return response.writeHead(404).end();
    const type = types[extname(path)] ?? 'application/octet-stream';
    const squeezed = !path.endsWith('.woff2');
    const body = known.get(path) ?? (await readBody(path, squeezed, change));
    known.set(path, body);
    return response
      .writeHead(200, { 'Content-Type': type, ...(squeezed ? { 'Content-Encoding': 'br' } : {}) })
      .end(body);
  }
  const server = createServer((request, response) => {
    answer(request, response).catch((error) => response.destroy(error));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    server,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function fileOf(folder: string, url: string): string | undefined {
  const path = join(folder, normalize(new URL(url, 'http://localhost').pathname));
  const file = extname(path) ? path : join(path, 'index.html');
  return existsSync(file) ? file : undefined;
}

async function readBody(path: string, squeezed: boolean, change: (html: string) => string): Promise<Buffer> {
  const body = await readFile(path);
  if (!squeezed) return body;
  return brotli(path.endsWith('.html') ? Buffer.from(change(body.toString())) : body);
}
