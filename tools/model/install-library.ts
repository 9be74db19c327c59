import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { modelLibrary } from '#content/local-models.ts';
import { FetchProblem, noRoomLeft } from './fetch-file.ts';

/** Beside the models and never among the product's own packages: nothing of it runs while it is installed. */
export async function installLibrary(folder: string): Promise<'present' | 'installed'> {
  const { name, version, binaries } = modelLibrary;
  const binary = binaries[`${process.platform}-${process.arch}`];
  if (!binary)
    throw new FetchProblem(`There is no build of ${name} for this machine (${process.platform}, ${process.arch}).`);
  const versions = await Promise.all([name, binary].map((one) => versionOf(join(folder, 'node_modules', one))));
  if (versions.every((one) => one === version)) return 'present';
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "private": true }\n');
  const windows = process.platform === 'win32';
  const wanted = [`${name}@${version}`, `${binary}@${version}`];
  const args = [
    'install',
    ...wanted,
    '--save-exact',
    '--ignore-scripts',
    '--omit=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  try {
    await promisify(execFile)(windows ? 'npm.cmd' : 'npm', args, { cwd: folder, shell: windows, timeout: 600_000 });
  } catch (error) {
    if (/\bENOSPC\b/.test(String(Object(error).stderr))) throw new FetchProblem(noRoomLeft, { cause: error });
    throw new FetchProblem(
      `${name} could not be installed: see that npm's registry is within reach, and run the command again.`,
      { cause: error },
    );
  }
  return 'installed';
}

async function versionOf(folder: string): Promise<string | undefined> {
  const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => undefined);
  return text && JSON.parse(text).version;
}
