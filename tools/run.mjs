// The way in for every command: `node tools/run.mjs start|dev|test|build|bench|admin|backup|restore|…`.
// Plain JavaScript for any Node from 20.11: installs what is missing, then hands over to the Node that the project ships.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const oldest = [20, 11];
/** The version the product itself runs on: it strips types and is supported for years. */
const wanted = 24;

const commands = {
  start: { weights: true, build: true, run: ['dist/server/main.js'] },
  build: { build: true },
  dev: { weights: true, run: ['--watch', '--watch-preserve-output', 'tools/dev.ts'] },
  test: { weights: true, run: ['tools/test.ts'] },
  bench: { weights: true, build: true, run: ['bench/run.ts'] },
  admin: { run: ['server/admin/main.ts'] },
  backup: { run: ['server/admin/main.ts', 'backup'] },
  restore: { run: ['server/admin/main.ts', 'restore'] },
  conversations: { weights: true, run: ['tools/print-conversations.ts'] },
  vectors: { weights: true, run: ['tools/build-vectors.ts'] },
  model: { run: ['tools/model.ts'] },
  'test-mode-payments': { run: ['tools/test-mode-payments.ts'] },
  format: { run: ['node_modules/@biomejs/biome/bin/biome', 'check', '--write'] },
};

const [name = 'start', ...rest] = process.argv.slice(2);
const command = commands[name];
if (!command) stop(`Unknown command "${name}". Known: ${Object.keys(commands).join(', ')}.`);
if (olderThan(process.versions.node, oldest))
  stop(`Margin needs Node ${oldest.join('.')} or newer; this is ${process.versions.node}.`);

process.chdir(root);
install();
const node = shippedNode();
// What cannot be fetched is told and does without: it never stops a command.
if (command.weights) spawnSync(node, ['tools/weights.ts'], { stdio: 'inherit' });
if (command.build) {
  const built = spawnSync(node, ['tools/build.ts'], { stdio: 'inherit' });
  if (built.status !== 0) process.exit(built.status ?? 1);
}
if (command.run) handOver(node, [...command.run, ...rest]);

/** Runs `npm ci` once per lockfile: a stamp inside node_modules remembers which one it was. */
function install() {
  const stamp = join(root, 'node_modules', '.margin-installed');
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  // A folder that is lent by another checkout would be emptied under its owner.
  if (lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink())
    stop('node_modules is a link: install where it leads to, or remove the link.');
  console.log('Installing dependencies. This takes about a minute, once…');
  const started = Date.now();
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const result = spawnSync(npm, ['ci', '--include=dev', '--include=optional', '--progress=true'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) stop('The dependencies could not be installed; npm says why above.');
  writeFileSync(stamp, lock);
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

function shippedNode() {
  const shipped = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(shipped)) return shipped;
  if (!olderThan(process.versions.node, [wanted])) return process.execPath;
  return stop(`There is no packaged Node for this machine: please install Node ${wanted} or newer.`);
}

/** Passes signals on and ends as the child ends. */
function handOver(executable, args) {
  // Threads share heaps, and give back what they no longer need; elsewhere than on Linux nobody reads the first. The second
  // is how much new objects may take before they are looked through, 128 MB if not told.
  const env = { MALLOC_ARENA_MAX: '2', NODE_OPTIONS: '--max-semi-space-size=16', ...process.env };
  const child = spawn(executable, args, { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

function olderThan(version, least) {
  const parts = version.split('.').map(Number);
  for (const [index, number] of least.entries()) if (parts[index] !== number) return parts[index] < number;
  return false;
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
