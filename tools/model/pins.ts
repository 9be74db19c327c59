import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { FetchableModel } from '#content/local-models.ts';
import { FetchProblem, type Known } from './fetch-file.ts';

/** What each file of a host was when it was fetched here first, whichever host or mirror it came from. */
const pinsSchema = v.record(v.string(), v.object({ size: v.number(), sha256: v.string() }));
const fileOf = (folder: string) => join(folder, 'pins.json');
const keyOf = (source: FetchableModel['source']) =>
  source.kind === 'hub' ? `${source.repository}/${source.file}` : undefined;

/** A host that promises something else than it did before is not believed without being asked to. */
export async function holdToPin(folder: string, source: FetchableModel['source'], { size, sha256 }: Known) {
  const pin = (await readPins(folder))[keyOf(source) ?? ''];
  if (!pin || (pin.size === size && pin.sha256 === sha256)) return;
  throw new FetchProblem(
    `The host now has another file than the one that was fetched here before (sha256 ${pin.sha256}): nothing was fetched. If you want the new one, run 'npm run model -- --remove' first.`,
  );
}

export async function keepPin(folder: string, source: FetchableModel['source'], { size, sha256 }: Known) {
  const key = keyOf(source);
  if (!key) return;
  const pins = { ...(await readPins(folder)), [key]: { size, sha256 } };
  await writeFile(fileOf(folder), `${JSON.stringify(pins, null, 2)}\n`);
}

async function readPins(folder: string): Promise<v.InferOutput<typeof pinsSchema>> {
  const text = await readFile(fileOf(folder), 'utf8').catch(() => undefined);
  if (text === undefined) return {};
  try {
    return v.parse(pinsSchema, JSON.parse(text));
  } catch {
    throw new FetchProblem(`${fileOf(folder)} cannot be read: run 'npm run model -- --remove' first.`);
  }
}
