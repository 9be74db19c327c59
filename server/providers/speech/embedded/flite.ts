import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WASI } from 'node:wasi';
import { readWav } from '../../../audio/wav.ts';
import { readWeights } from '../../models/weights.ts';
import { fliteRate, type MouthInput } from './voices.ts';

/** In its thread: flite is a command-line program, so each sentence is one run of it in a fresh memory. */
export async function loadFlite({ modelsDir }: { modelsDir: string }) {
  const module = await WebAssembly.compile(new Uint8Array(await readWeights(modelsDir, 'flite/flite.wasm')));
  await speak(module, { text: 'Ready.', speed: 1 });
  return (input: MouthInput): Promise<Int16Array> => speak(module, input);
}

async function speak(module: WebAssembly.Module, { text, speed, voice }: MouthInput): Promise<Int16Array> {
  const folder = await mkdtemp(join(tmpdir(), 'margin-flite-'));
  try {
    const stretch = `duration_stretch=${(1 / speed).toFixed(3)}`;
    const args = [
      'flite',
      '-voice',
      voice === 'higher' ? 'slt' : 'rms',
      '--setf',
      stretch,
      '-t',
      text,
      '-o',
      '/out/speech.wav',
    ];
    const wasi = new WASI({ version: 'preview1', args, preopens: { '/out': folder }, returnOnExit: true });
    const code = await runProgram(module, wasi);
    if (code !== 0) throw new Error(`flite ended with code ${code}`);
    return readWav(await readFile(join(folder, 'speech.wav')), fliteRate);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A crash inside is this sentence's alone: the next one has its own memory. */
async function runProgram(module: WebAssembly.Module, wasi: WASI): Promise<number> {
  try {
    return wasi.start(await WebAssembly.instantiate(module, wasi.getImportObject() as WebAssembly.Imports));
  } catch (cause) {
    throw new Error('flite crashed', { cause });
  }
}
