import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const sampleRate = 16_000;

/** Chromium's flags for a microphone that hears a WAV file. It starts when the page asks for the microphone. */
export function microphoneFlags(wavFile: string): string[] {
  return [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-audio-capture=${wavFile}%noloop`,
  ];
}

/** Writes 16 kHz mono samples (-1 to 1) as a WAV file and gives back its path. */
export function writeWav(name: string, samples: Float32Array): string {
  const header = Buffer.alloc(44);
  const bytes = samples.length * 2;
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + bytes, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(bytes, 40);
  const file = join(tmpdir(), `margin-${process.pid}-${name}.wav`);
  writeFileSync(
    file,
    Buffer.concat([header, Buffer.from(Int16Array.from(samples, (sample) => sample * 32_767).buffer)]),
  );
  return file;
}

export function tone(hertz: number, seconds: number): Float32Array {
  return Float32Array.from({ length: seconds * sampleRate }, (_, index) =>
    Math.sin((2 * Math.PI * hertz * index) / sampleRate),
  );
}
