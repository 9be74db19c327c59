import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadMiniLm } from '../server/providers/speech/embedded/minilm.ts';

const root = join(import.meta.dirname, '..');
const [texts, numbers] = [join(root, 'data/guard-texts.json'), join(root, 'data/guard-vectors.bin')];

/** What the small model makes of each text. It is kept beside the product's own data: to read thousands takes minutes. */
export async function readVectors(wanted: string[]): Promise<Map<string, Float32Array>> {
  const vectors = readKept();
  const missing = [...new Set(wanted)].filter((text) => !vectors.has(text));
  if (missing.length === 0) return vectors;
  const embed = await loadMiniLm({ modelsDir: join(root, 'models/weights') });
  for (const text of missing) {
    const [vector] = await embed({ texts: [text], largest: true });
    if (vector) vectors.set(text, vector);
  }
  mkdirSync(join(root, 'data'), { recursive: true });
  writeFileSync(texts, JSON.stringify([...vectors.keys()]));
  writeFileSync(
    numbers,
    Buffer.concat(
      [...vectors.values()].map((vector) => Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength)),
    ),
  );
  console.log(`${missing.length} texts read anew`);
  return vectors;
}

function readKept(): Map<string, Float32Array> {
  if (!existsSync(texts)) return new Map();
  const keys = JSON.parse(readFileSync(texts, 'utf8')) as string[];
  const { buffer, byteOffset, byteLength } = readFileSync(numbers);
  const all = new Float32Array(buffer.slice(byteOffset, byteOffset + byteLength));
  const size = all.length / keys.length;
  return new Map(keys.map((text, at) => [text, all.subarray(at * size, (at + 1) * size)]));
}
