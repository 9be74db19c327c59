import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWav } from '#server/audio/wav.ts';

type Picture = { frames: { file: string; at: number }[]; milliseconds: number };
type Sound = { samples: Int16Array; sampleRate: number };

/** One file that every browser plays: H.264 and AAC, ready to start before all of it is there. */
export async function encode(folder: string, { frames, milliseconds }: Picture, sound: Sound, output: string) {
  const lines = frames.flatMap(({ file, at }, index) => {
    const until = frames[index + 1]?.at ?? milliseconds;
    return [`file '${file}'`, `duration ${((until - at) / 1000).toFixed(4)}`];
  });
  const list = join(folder, 'frames.txt');
  const wav = join(folder, 'narration.wav');
  await writeFile(list, `${lines.join('\n')}\nfile '${frames.at(-1)?.file}'\n`);
  await writeFile(wav, writeWav(sound.samples, sound.sampleRate));
  ffmpeg([
    ...['-f', 'concat', '-safe', '0', '-i', list, '-i', wav],
    ...['-vf', 'fps=20,format=yuv420p', '-c:v', 'libx264', '-preset', 'medium', '-tune', 'animation', '-crf', '25'],
    ...['-c:a', 'aac', '-b:a', '64k', '-ar', '44100', '-movflags', '+faststart', '-shortest', output],
  ]);
}

export function takePoster(film: string, seconds: number, output: string): void {
  ffmpeg(['-ss', String(seconds), '-i', film, '-frames:v', '1', '-vf', 'scale=960:-2', '-q:v', '6', output]);
}

function ffmpeg(args: string[]): void {
  const { status, stderr, error } = spawnSync('ffmpeg', ['-y', '-loglevel', 'error', ...args], { encoding: 'utf8' });
  if (error) throw new Error('ffmpeg is needed to make the film (Debian: apt-get install ffmpeg).', { cause: error });
  if (status !== 0) throw new Error(`ffmpeg ended with ${status}: ${stderr}`);
}
