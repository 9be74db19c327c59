// Plays a file of 16 kHz samples as a microphone would: 20 ms at a time, in real time.
import { readFile } from 'node:fs/promises';

const samplesPerFrame = 320;

export async function play(file, push, { seconds = 0, until = () => false } = {}) {
  const bytes = await readFile(file);
  const sound = new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2);
  const all = new Int16Array(sound.length + seconds * 16_000);
  all.set(sound);
  const started = performance.now();
  for (let frame = 0; frame * samplesPerFrame < all.length && !until(); frame++) {
    await wait(started + (frame + 1) * 20 - performance.now());
    push(all.slice(frame * samplesPerFrame, (frame + 1) * samplesPerFrame));
  }
  return started;
}

export function wait(milliseconds) {
  return milliseconds > 0 ? new Promise((resolve) => setTimeout(resolve, milliseconds)) : undefined;
}
