import { findChromium } from '../support/chromium.ts';
import { microphoneFlags, tone, writeWav } from '../support/microphone.ts';
import { expect, oneSize, open, test } from './journey.ts';

const { executablePath } = await findChromium();
const hum = writeWav('hum', tone(440, 10));

test.use({ launchOptions: { executablePath, args: ['--no-sandbox', ...microphoneFlags(hum)] } });

test('our pages may use the microphone, and hear what is said into it', oneSize, async ({ page }) => {
  await open(page, '/about');
  const hertz = await page.evaluate(async () => {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: { echoCancellation: false, noiseSuppression: false },
    });
    const context = new AudioContext();
    const analyser = new AnalyserNode(context, { fftSize: 8192 });
    context.createMediaStreamSource(stream).connect(analyser);
    const spectrum = new Float32Array(analyser.frequencyBinCount);
    const loudest = () => {
      analyser.getFloatFrequencyData(spectrum);
      const bin = spectrum.indexOf(Math.max(...spectrum));
      return (bin * context.sampleRate) / analyser.fftSize;
    };
    for (let tries = 0; tries < 200; tries++) {
      await new Promise(requestAnimationFrame);
      if (Math.abs(loudest() - 440) < 20) break;
    }
    const heard = loudest();
    for (const track of stream.getTracks()) track.stop();
    await context.close();
    return heard;
  });
  expect(Math.abs(hertz - 440)).toBeLessThan(20);
});
