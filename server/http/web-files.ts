import { readdir, readFile } from 'node:fs/promises';
import { extname, join, posix } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import type { Company } from '#domain/company.ts';
import type { Config } from '../config/config.ts';
import { nameCompanyInHtml } from '../name-company.ts';
import type { AppEnv } from './env.ts';
import { readRange } from './read-range.ts';
import { readSessionToken } from './session-cookie.ts';

type Encoding = 'br' | 'gzip';
type WebFile = {
  type: string;
  etag: string;
  immutable: boolean;
  body: Buffer;
  encoded: Partial<Record<Encoding, Buffer>>;
};

/** Written by the build beside the files: which addresses have a screen, and which of those are only for test mode. */
type RouteList = { screens: string[]; testModeScreens: string[] };

/** The built browser files, held in memory: a few megabytes with the film, and no request can reach any other file. */
export type WebFiles = { files: Map<string, WebFile>; screens: RegExp[]; testModeScreens: RegExp[] };

export async function readWebFiles(folder: string, company: Company): Promise<WebFiles> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'));
  const files = new Map<string, WebFile>();
  for (const name of names.filter((candidate) => extname(candidate) in types)) {
    files.set(name, await readWebFile(folder, name, { names, company }));
  }
  const routes: RouteList = JSON.parse(await readFile(join(folder, '.routes.json'), 'utf8'));
  return { files, screens: routes.screens.map(asPattern), testModeScreens: routes.testModeScreens.map(asPattern) };
}

/** A file, a prerendered page, the app's shell for a screen, or, for any unknown path, the way home (spec 2). */
export function serveWeb({ files, screens, testModeScreens }: WebFiles, config: Config) {
  const known = knownScreens({ screens, testModeScreens }, config);
  return (c: Context<AppEnv>) => {
    const { path } = c.req;
    const file = files.get(path);
    if (file && extname(path) !== '.html') return send(c, file);
    if (!known.some((pattern) => pattern.test(path))) return c.redirect('/', 302);
    const prerendered =
      readSessionToken(c, config) && path === '/' ? undefined : files.get(posix.join(path, 'index.html'));
    const page = prerendered ?? files.get('/shell.html');
    return page ? send(c, page) : c.notFound();
  };
}

/**
 * A form that is sent before the page's script runs: show the page again. The address goes back as it was written, since
 * browsers leave out what escapes stand for (a tab between two slashes, and it is another site's name).
 */
export function showAgain(web: WebFiles, config: Config) {
  const known = knownScreens(web, config);
  return (c: Context<AppEnv>) => {
    const path = new URL(c.req.url).pathname;
    return c.redirect(known.some((pattern) => pattern.test(path)) ? path : '/', 303);
  };
}

type Screens = Pick<WebFiles, 'screens' | 'testModeScreens'>;

function knownScreens({ screens, testModeScreens }: Screens, { testMode }: Config): RegExp[] {
  return testMode ? [...screens, ...testModeScreens] : screens;
}

function send(c: Context<AppEnv>, file: WebFile) {
  c.header('Content-Type', file.type);
  c.header('ETag', file.etag);
  c.header('Cache-Control', file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  c.header('Vary', 'Accept-Encoding, Cookie');
  if (c.req.header('If-None-Match') === file.etag) return c.body(null, 304);
  if (file.type.startsWith('video/')) return sendFilm(c, file);
  const accepted = c.req.header('Accept-Encoding') ?? '';
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name) && file.encoded[name]);
  if (encoding) c.header('Content-Encoding', encoding);
  return c.body(new Uint8Array((encoding && file.encoded[encoding]) ?? file.body));
}

function sendFilm(c: Context<AppEnv>, { etag, body }: WebFile) {
  c.header('Accept-Ranges', 'bytes');
  const part = readRange(c, { etag, bytes: body.length });
  if (part === 'all') return c.body(new Uint8Array(body));
  c.header('Content-Range', `bytes ${part === 'none' ? '*' : `${part.start}-${part.end}`}/${body.length}`);
  if (part === 'none') return c.body(null, 416);
  return c.body(new Uint8Array(body.subarray(part.start, part.end + 1)), 206);
}

type Around = { names: string[]; company: Company };

async function readWebFile(folder: string, name: string, { names, company }: Around): Promise<WebFile> {
  const built = await readFile(join(folder, name));
  const named = extname(name) === '.html' ? Buffer.from(nameCompanyInHtml(built.toString(), company)) : built;
  const isAsBuilt = named.equals(built);
  const body = isAsBuilt ? built : named;
  const encoded = isAsBuilt ? await readEncoded(folder, name, names) : await encode(body);
  const digest = Buffer.from(await crypto.subtle.digest('SHA-256', body)).toString('base64url');
  return {
    type: types[extname(name)] ?? 'application/octet-stream',
    etag: `"${digest.slice(0, 22)}"`,
    immutable: name.startsWith('/assets/'),
    body,
    encoded,
  };
}

async function readEncoded(folder: string, name: string, names: string[]): Promise<WebFile['encoded']> {
  const encoded: WebFile['encoded'] = {};
  if (names.includes(`${name}.br`)) encoded.br = await readFile(join(folder, `${name}.br`));
  if (names.includes(`${name}.gz`)) encoded.gzip = await readFile(join(folder, `${name}.gz`));
  return encoded;
}

/** At the start, for a few pages: quick comes before small. */
async function encode(body: Buffer): Promise<WebFile['encoded']> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };
  return { br: await promisify(brotliCompress)(body, { params }), gzip: await promisify(gzip)(body) };
}

/** '/subject/:title' as a pattern for whole paths, with or without a slash at the end; ':id?' may be missing. */
function asPattern(route: string): RegExp {
  const pattern = route
    .replace(/\/:[A-Za-z]+\?/g, '(?:/[^/]+)?')
    .replace(/:[A-Za-z]+/g, '[^/]+')
    .replace(/\/\*\?$/, '(?:/.*)?')
    .replace(/\/$/, '');
  return new RegExp(`^${pattern}/?$`);
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};
