import { readFile } from 'node:fs/promises';

/**
 * Every package that `npm ci` installs must be under a licence that lets a closed product use it. Copyleft that stays
 * within a file (MPL) is fine as long as the file is not changed.
 */
const allowed = new Set(['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'Unlicense']);
const allowedForFiles = new Set(['MPL-2.0', 'OFL-1.1', 'CC0-1.0', 'CC-BY-4.0', 'BlueOak-1.0.0', 'Python-2.0']);
/** Without the field in their package.json; their licence files were read. */
const readByHand: Record<string, string> = {
  busboy: 'MIT',
  'humanize-number': 'MIT',
  'png-js': 'MIT',
  streamsearch: 'MIT',
};

type Lock = { packages: Record<string, { license?: string }> };

const lock: Lock = JSON.parse(await readFile('package-lock.json', 'utf8'));
const packages = Object.entries(lock.packages).filter(([path]) => path !== '');
const refused = packages.flatMap(([path, { license }]) => {
  const name = path.split('node_modules/').at(-1) ?? path;
  const licence = license ?? readByHand[name] ?? 'unknown';
  return isAllowed(licence) ? [] : [`${name}: ${licence}`];
});
for (const line of refused) console.error(`Not an allowed licence: ${line}`);
console.log(`${packages.length} packages, ${refused.length} with a licence that is not allowed`);
process.exitCode = refused.length ? 1 : 0;

/** 'A OR B' leaves the choice; 'A AND B' asks for both. */
function isAllowed(licence: string): boolean {
  const plain = licence.replaceAll(/[()]/g, '');
  return plain
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => allowed.has(name) || allowedForFiles.has(name)));
}
