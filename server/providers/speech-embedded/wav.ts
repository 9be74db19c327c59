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
