/** The samples of a WAV file of the kind that flite writes: mono, 16-bit. */
export function readWav(file: Buffer, rate: number): Int16Array {
  const [channels, sampleRate, bits] = [file.readUInt16LE(22), file.readUInt32LE(24), file.readUInt16LE(34)];
  if (channels !== 1 || sampleRate !== rate || bits !== 16)
    throw new Error(`expected mono 16-bit sound at ${rate} Hz, not ${channels} × ${bits}-bit at ${sampleRate} Hz`);
  const start = file.indexOf('data') + 8;
  const samples = new Int16Array(Math.floor((file.length - start) / 2));
  for (let index = 0; index < samples.length; index++) samples[index] = file.readInt16LE(start + index * 2);
  return samples;
}

/** The same kind of file, of these samples. */
export function writeWav(samples: Int16Array, rate: number): Buffer {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.byteLength, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.byteLength, 40);
  return Buffer.concat([header, Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)]);
}
