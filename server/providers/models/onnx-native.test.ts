import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { floatData, floats, integers, openSession, output } from './onnx.ts';
import { nativeRuntime, openNativeRuntime } from './onnx-native.ts';
import { readWeights } from './weights.ts';

const modelsDir = join(import.meta.dirname, '../../../models/weights');

test.skipIf(!nativeRuntime())("the machine's own build and WebAssembly make the same of a sound", async () => {
  await using bare = await folderWith({});
  expect(await openNativeRuntime(modelsDir)).toBeInstanceOf(Function);
  expect(await openNativeRuntime(bare.path)).toBeUndefined();
  const native = await hearHum(modelsDir);
  expect(native).toBeGreaterThan(0);
  expect(await hearHum(bare.path)).toBeCloseTo(native, 4);
});

test.skipIf(!nativeRuntime())('a damaged build is never loaded: it is told, and WebAssembly goes on', async () => {
  const files = nativeRuntime()?.files.map(({ name }) => [name, 'damaged'] as const) ?? [];
  await using damaged = await folderWith(Object.fromEntries(files));
  const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
  try {
    expect(await hearHum(damaged.path)).toBeGreaterThan(0);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^The models run in WebAssembly, several times slower: .* is damaged/),
    );
  } finally {
    warn.mockRestore();
  }
});

test('a machine without a build of its own has WebAssembly; every file of the others has its content pinned', () => {
  expect(nativeRuntime('aix/ppc64')).toBeUndefined();
  for (const machine of ['linux/x64', 'linux/arm64', 'darwin/arm64']) {
    const { source, files } = nativeRuntime(machine) ?? { source: '', files: [] };
    expect(source).toMatch(/^onnxruntime-node@\d+\.\d+\.\d+$/);
    expect(files).toHaveLength(2);
    for (const { sha256 } of files) expect(sha256).toMatch(/^[\da-f]{64}$/);
  }
});

/** What the detector of speech makes of a tenth of a second of a hum. */
async function hearHum(runtimeDir: string): Promise<number> {
  const session = await openSession(await readWeights(modelsDir, 'silero/silero_vad_v6.onnx'), runtimeDir);
  const hum = Float32Array.from({ length: 576 }, (_, at) => Math.sin(at / 12) / 2);
  const outputs = await session.run({
    input: floats(hum, [1, 576]),
    state: floats(new Float32Array(256), [2, 1, 128]),
    sr: integers([16_000], []),
  });
  return floatData(output(outputs, 'output'))[0] ?? 0;
}

async function folderWith(files: Record<string, string>) {
  const path = await mkdtemp(join(tmpdir(), 'margin-runtime-'));
  await mkdir(join(path, 'onnxruntime'));
  for (const [name, content] of Object.entries(files)) await writeFile(join(path, name), content);
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true }) };
}
