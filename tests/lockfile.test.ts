import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Package = { resolved?: string; link?: boolean; integrity?: string; optionalDependencies?: Record<string, string> };

const lock: { packages: Record<string, Package> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));

test('the lockfile holds every package for every platform, so that npm ci works everywhere', () => {
  const names = new Set(Object.keys(lock.packages).map((path) => path.split('node_modules/').at(-1)));
  const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !names.has(name))
      .map((name) => `${path} needs ${name}`),
  );
  expect(missing).toEqual([]);
});

test('the lockfile names no host and every package has a checksum', () => {
  const packages = Object.entries(lock.packages).filter(([path]) => path !== '');
  expect(packages.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
  expect(packages.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
});

test('every dependency is pinned to one exact version', () => {
  const { dependencies, devDependencies, optionalDependencies } = manifest;
  const loose = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)),
  );
  expect(loose).toEqual([]);
});
