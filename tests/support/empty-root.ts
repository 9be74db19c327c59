import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A place from here that stands at another place in the root. */
type Placed = { from: string; to: string };
type Run = (args: string[], env: Record<string, string>) => ChildProcess;
export type EmptyRoot = AsyncDisposable & { run: Run; isClosed: boolean; dataDir: string };

/** Whether somebody without rights may have disks and users of their own here. */
export const mayUnshare = canUnshare();

function canUnshare(): boolean {
  const inner = 'mount -t tmpfs tmpfs /mnt && unshare --user --map-user=1000 --map-group=1000 true';
  return spawnSync('unshare', ['--user', '--map-root-user', '--mount', 'sh', '-c', inner]).status === 0;
}

/**
 * What an image holds, and nothing else: the folders that it copies, Node and the libraries that Node asks for, seen by
 * its user alone. Where the system lets nobody make such a root, the same files in an empty folder.
 */
export async function openEmptyRoot(copied: string[]): Promise<EmptyRoot> {
  const app = copied.flatMap(filesOf);
  const folder = await mkdtemp(join(tmpdir(), 'margin-image-'));
  const gone = { [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) };
  if (mayUnshare) return { run: inOwnRoot(folder, app), isClosed: true, dataDir: '/data', ...gone };
  for (const { from, to } of app) await cp(from, join(folder, to), { recursive: true, dereference: true });
  const run: Run = (args, env) =>
    spawn(process.execPath, args, { cwd: join(folder, 'app'), env, stdio: ['ignore', 'pipe', 'pipe'] });
  return { run, isClosed: false, dataDir: join(folder, 'data'), ...gone };
}

/** As after `npm prune --omit=dev`, and without the Node that npm brought. */
function filesOf(name: string): Placed[] {
  const place = (path: string) => ({ from: realpathSync(path), to: join('/app', path) });
  if (name === 'node_modules') {
    const lock: { packages: Record<string, { dev?: boolean; devOptional?: boolean }> } = JSON.parse(
      readFileSync('package-lock.json', 'utf8'),
    );
    return Object.entries(lock.packages)
      .filter(([path, { dev, devOptional }]) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) && !dev && !devOptional)
      .filter(([path]) => existsSync(path) && !/^node_modules\/node-(linux|win)-/.test(path))
      .map(([path]) => place(path));
  }
  // A folder that lies elsewhere is a link, which leads nowhere in another root.
  const parts = lstatSync(name).isDirectory() ? readdirSync(name).map((part) => join(name, part)) : [];
  return parts.some((part) => lstatSync(part).isSymbolicLink()) ? parts.map(place) : [place(name)];
}

/** A root in memory that is gone with its process, all of it read-only but the data. */
function inOwnRoot(folder: string, app: Placed[]): Run {
  const named = execFileSync('ldd', [process.execPath], { encoding: 'utf8' }).match(/\/\S+/g) ?? [];
  // The rest of the C library, which every image has and native modules ask for.
  const c = dirname(named.find((path) => path.endsWith('/libc.so.6')) ?? '');
  const libraries = [...named, ...['librt.so.1', 'libresolv.so.2'].map((name) => join(c, name))].filter(existsSync);
  const image = [
    { from: realpathSync(process.execPath), to: '/usr/local/bin/node' },
    ...libraries.map((path) => ({ from: realpathSync(path), to: path })),
    ...['/dev/null', '/dev/urandom', '/etc/hosts'].map((path) => ({ from: path, to: path })),
  ];
  const script = [
    'set -e; mount -t tmpfs -o mode=755 tmpfs "$ROOT"; cd "$ROOT"; mkdir -p proc data tmp app',
    ...[...image, ...app].map(({ from, to }) => `place "${from}" "$ROOT${to}"`),
    'mount --rbind /proc proc; echo "node:x:1000:1000::/home/node:/bin/sh" > etc/passwd',
    'exec env -u ROOT unshare --user --map-user=1000 --map-group=1000 --root="$ROOT" --wd=/app /usr/local/bin/node "$@"',
  ];
  const place = `place() {
    if [ -d "$1" ]; then mkdir -p "$2"; else mkdir -p "$(dirname "$2")"; : > "$2"; fi
    mount -o bind,ro "$1" "$2"
  }`;
  return (args, env) =>
    spawn(
      'unshare',
      ['--user', '--map-root-user', '--mount', 'sh', '-c', [place, ...script].join('\n'), 'sh', ...args],
      {
        env: { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', ...env, ROOT: folder },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
}
