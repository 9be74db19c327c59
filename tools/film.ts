import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { film } from '#content/film.ts';
import { findChromium } from '../tests/support/chromium.ts';
import { runProduct } from '../tests/support/running-product.ts';
import { act } from './film/act.ts';
import { openCamera } from './film/camera.ts';
import { encode, takePoster } from './film/encode.ts';
import { narrate } from './film/narrate.ts';
import { type Caption, writeCaptions } from './film/write-captions.ts';

/**
 * Films the real product (`node tools/build.ts` first) in a real browser, spoken by the product's own voice. Needs a
 * Chromium and ffmpeg. What is said and done is in `content/film.ts`.
 */
const size = { width: 1280, height: 720 };
const most = 6_000_000;
const output = 'web/public/film';

const folder = await mkdtemp(join(tmpdir(), 'margin-film-'));
const { sampleRate, spoken } = await narrate(film.scenes.map(({ says }) => says));
const product = await runProduct({ TUTOR_VOICE: 'auto' });
const { executablePath } = await findChromium();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--hide-scrollbars'] });
try {
  const page = await browser.newPage({ viewport: size, baseURL: product.origin, colorScheme: 'light' });
  page.setDefaultTimeout(60_000);
  const camera = await openCamera(page, folder);
  const captions: Caption[] = [];
  const placed: { at: number; sound: Int16Array }[] = [];
  for (const [index, { says, steps }] of film.scenes.entries()) {
    const sound = spoken[index] ?? new Int16Array();
    const begun = steps.findIndex((step) => !('open' in step || 'dismiss' in step || 'ready' in step));
    const filmed = begun < 0 ? steps.length : begun;
    for (const step of steps.slice(0, filmed)) await act(page, camera, step);
    await camera.roll();
    const start = camera.now();
    const until = start + (sound.length / sampleRate) * 1000;
    captions.push({ start, end: until, text: says });
    placed.push({ at: start, sound });
    for (const step of steps.slice(filmed)) await act(page, camera, step);
    await page.waitForTimeout(Math.max(600, until - camera.now() + 400));
    console.log(`${(camera.now() / 1000).toFixed(1)} s  ${says}`);
  }
  const picture = await camera.stop();
  const samples = new Int16Array(Math.ceil((picture.milliseconds / 1000) * sampleRate));
  for (const { at, sound } of placed) {
    const from = Math.round((at / 1000) * sampleRate);
    samples.set(sound.subarray(0, samples.length - from), from);
  }
  await mkdir(output, { recursive: true });
  const file = join(output, 'film.mp4');
  await encode(folder, picture, { samples, sampleRate }, file);
  takePoster(file, 1, join(output, 'poster.jpg'));
  await writeFile(join(output, 'film.vtt'), writeCaptions(captions));
  const { size: bytes } = await stat(file);
  console.log(
    `${output}: ${(picture.milliseconds / 1000).toFixed(0)} s, ${bytes} bytes, ${picture.frames.length} frames`,
  );
  if (bytes > most) throw new Error(`The film is larger than ${most} bytes.`);
} finally {
  await browser.close();
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}
