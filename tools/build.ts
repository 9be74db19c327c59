import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build as bundle } from 'esbuild';
import { build as buildWeb } from 'vite';
import { escapeHtml } from '../server/name-company.ts';

/** Builds the browser's files, its prerendered pages and the server into dist/, unless nothing has changed. */
const stampFile = 'dist/.built';
const inputs = ['content', 'domain', 'server', 'web', 'tools/build.ts', 'vite.config.ts', 'package-lock.json'];

const squeeze = { br: promisify(brotliCompress), gz: promisify(gzip) };

const stamp = await fingerprint(inputs);
if ((await readFile(stampFile, 'utf8').catch(() => undefined)) !== stamp) {
  const started = performance.now();
  await rm('dist', { recursive: true, force: true });
  await buildBrowserFiles();
  await prerenderPages();
  await compress('dist/web');
  await buildServer();
  await writeFile(stampFile, stamp);
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

async function buildBrowserFiles(): Promise<void> {
  await buildWeb({ logLevel: 'warn' });
  await buildWeb({
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: 'prerender.tsx', outDir: '../dist/prerender', manifest: false },
    ssr: { noExternal: true },
  });
}

type Prerender = typeof import('../web/prerender.tsx');
type Manifest = Record<string, { file: string; imports?: string[] }>;

async function prerenderPages(): Promise<void> {
  const { companyText, screens, testModeScreens, publicPages, renderPage }: Prerender = await import(
    pathToFileURL('dist/prerender/prerender.js').href
  );
  const built = await readFile('dist/web/index.html', 'utf8');
  const company = `<meta name="company" content="${escapeHtml(companyText)}" /><meta name="terms" content="" />`;
  const template = built.replace('<!--head-->', (head) => `${company}${head}`);
  const manifest: Manifest = JSON.parse(await readFile('dist/web/.vite/manifest.json', 'utf8'));
  for (const { path, screen } of publicPages) {
    const { head, body } = await renderPage(path);
    const page = template
      .replace('<!--head-->', () => `${head}${preloads(manifest, screen)}`)
      .replace('<div id="root"><!--app-->', () => `<div id="root" data-page="${path}">${body}`);
    await mkdir(join('dist/web', path), { recursive: true });
    await writeFile(join('dist/web', path, 'index.html'), page);
  }
  const shell = template.replace('<!--head-->', '<title>Margin</title><meta name="robots" content="noindex">');
  await writeFile('dist/web/shell.html', shell.replace('<!--app-->', ''));
  await writeFile('dist/web/.routes.json', JSON.stringify({ screens, testModeScreens }));
  await rm('dist/web/.vite', { recursive: true });
  await rm('dist/prerender', { recursive: true });
}

/** The page's own chunk is asked for with the page, not after the first script has been read. */
function preloads(manifest: Manifest, screen: string): string {
  const fileName = `${screen.replace(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()}.tsx`;
  const module = Object.keys(manifest).find((key) => key.endsWith(`/${fileName}`));
  if (!module) throw new Error(`${screen} must be in a file called ${fileName}`);
  const inTemplate = reach(manifest, 'index.html');
  const files = [...reach(manifest, module)].filter((file) => !inTemplate.has(file));
  return files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('');
}

/** The files of a module and of everything it imports statically. */
function reach(manifest: Manifest, key: string, files = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) reach(manifest, imported, files);
  return files;
}

async function compress(folder: string): Promise<void> {
  const compressible = new Set(['.html', '.js', '.css', '.svg', '.txt', '.xml', '.webmanifest', '.vtt']);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !compressible.has(extname(path))) continue;
    const body = await readFile(path);
    await writeFile(
      `${path}.br`,
      await squeeze.br(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
    );
    await writeFile(`${path}.gz`, await squeeze.gz(body, { level: 9 }));
  }
}

/** One file, but for packages with binaries or files of their own. Unbundled, Drizzle alone costs 0.7 s and 245 MB. */
async function buildServer(): Promise<void> {
  await bundle({
    // A worker thread, or a process beside ours, is a file of its own, beside the bundle.
    entryPoints: [
      { in: 'server/main.ts', out: 'main' },
      { in: 'server/admin/main.ts', out: 'admin' },
      { in: 'server/db/make-database.ts', out: 'make-database' },
      { in: 'server/providers/speech/embedded/speech-worker.ts', out: 'speech-worker' },
      { in: 'server/providers/marker/marker-worker.ts', out: 'marker-worker' },
      { in: 'server/teaching/reader/reader-worker.ts', out: 'reader-worker' },
      { in: 'server/providers/models/local-model/llama-process.ts', out: 'llama-process' },
    ],
    outdir: 'dist/server',
    bundle: true,
    // The curriculum is read when it is first asked for, not at every start.
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    sourcemap: true,
    external: ['pg', 'pino', 'pdfkit', '@electric-sql/pglite', '@node-rs/argon2', 'onnxruntime-web'],
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    logLevel: 'warning',
  });
  await cp('server/db/migrations', 'dist/server/migrations', { recursive: true });
  await copyFonts('node_modules/@fontsource/newsreader/files', 'dist/server/fonts');
}

/** Those that server/pdf/fonts.ts names. */
async function copyFonts(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const wanted = /^newsreader-latin(-ext)?-(400|600)-normal\.woff$/;
  for (const name of (await readdir(from)).filter((file) => wanted.test(file)))
    await cp(join(from, name), join(to, name));
}

async function fingerprint(paths: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths) {
    const files = extname(path) ? [path] : await filesBelow(path);
    for (const file of files)
      hash
        .update(file)
        .update('\0')
        .update(await readFile(file))
        .update('\0');
  }
  return hash.digest('hex');
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
