import { findChromium } from '../support/chromium.ts';
import { microphoneFlags, tone, writeWav } from '../support/microphone.ts';
import { expect, oneSize, open, test } from './journey.ts';

const { executablePath } = await findChromium();
const hum = writeWav('hum', tone(440, 60));

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
    let heard = 0;
    while (Math.abs(heard - 440) >= 20) {
      await new Promise(requestAnimationFrame);
      heard = loudest();
    }
    for (const track of stream.getTracks()) track.stop();
    await context.close();
    return heard;
  });
  expect(Math.abs(hertz - 440)).toBeLessThan(20);
});
