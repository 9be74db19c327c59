import { resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { usageKey } from '#domain/allowance.ts';
import { loadFlite } from '#server/providers/speech/embedded/flite.ts';
import { freePort } from '../support/postgres-server.ts';
import { type RunningProduct, runProduct } from '../support/running-product.ts';
import { test as base, expect, expectAccessible, oneSize, open } from './journey.ts';
import { lines as linesOf } from './tutor.ts';

const question = await sayIntoMicrophone('Hold on. What is inflation?');

type Cookie = { name: string; value: string };

/** The student's, in this worker's product. */
let cookies: Cookie[] = [];

/**
 * The default product, whose student has a minute of voice left this month. Its voice is the lightest: on a busy
 * machine a greeting must not be over before the student is heard.
 */
const test = base.extend<object, { product: RunningProduct }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures a function asks for
    async ({}, use) => {
      const PORT = String(await freePort());
      const before = await runProduct({ PORT, TUTOR_VOICE: 'off' });
      const answer = await fetch(`${before.origin}/api/demo`, { method: 'POST', headers: { Origin: before.origin } });
      cookies = answer.headers.getSetCookie().map(readCookie);
      await before.stop();
      await useUp(before.dataDir, 8940);
      const product = await runProduct({ PORT, DATA_DIR: before.dataDir, TUTOR_VOICE: 'flite' });
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
});

test(
  'a student talks, interrupts, is answered aloud, and is sent home when the minutes are used up',
  oneSize,
  async ({ page, context, product }) => {
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: product.origin })));
    await page.addInitScript(giveMicrophone, question);
    const status = page.waitForResponse('**/api/tutor/voice-status');
    await open(page, '/theme/economics-2');
    await expect(page.getByText('You Have used 149 minutes out of 150 minutes for this month.')).toBeVisible();
    // All that is asked for at first has come: nothing moves any more under the pointer.
    await status;
    await expect(page.getByRole('region', { name: 'Voice' })).toContainText('1 min of voice left this month');
    const talk = page.getByRole('button', { name: 'Talk', exact: true });
    // The engines load after the product has started.
    await expect(talk).toBeEnabled();
    expect(await page.evaluate(openMicrophones)).toBe(0);
    await talk.click();
    await expect(talk).toBeHidden();

    // The tutor's greeting is heard, and cut off where the student speaks.
    const lines = linesOf(page);
    await expect(lines.first()).toContainText("I'm your AI tutor");
    expect(await page.evaluate(openMicrophones)).toBe(1);
    await page.evaluate(() => dispatchEvent(new Event('student-speaks')));
    await expect(lines.first()).toContainText('…');
    await expectAccessible(page);
    await expect(lines.nth(1)).toContainText(/^You:\s+.*what is inflation/i);
    await expect(lines.nth(2)).toContainText(/inflation/i);

    // The banner counts along, and at the end of the minutes the tutor hangs up.
    await expect(page.getByText('You Have used 150 minutes out of 150 minutes for this month.')).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(
      page.getByText('You have used your 150 minutes for this month. Text tutoring stays open.'),
    ).toBeVisible();
    expect(await page.evaluate(openMicrophones)).toBe(0);

    await page.getByRole('link', { name: /^Continue with your Theme 2 tutor/ }).click();
    await expect(lines.nth(1)).toContainText(/what is inflation/i);
    await expect(page.getByRole('region', { name: 'Voice' })).toContainText(
      'Your voice minutes are used up. Text stays open.',
    );
    const before = await lines.count();
    await page.getByLabel('Write to your Theme 2 tutor').fill('Give me an example.');
    await page.getByLabel('Write to your Theme 2 tutor').press('Enter');
    await expect(lines).toHaveCount(before + 2);
  },
);

/** These words in flite's voice, as samples at 16 kHz. */
async function sayIntoMicrophone(words: string): Promise<number[]> {
  const speak = await loadFlite({ modelsDir: resolve('models/weights') });
  return Array.from(await speak({ text: words, speed: 1 }), (sample) => sample / 32_768);
}

function readCookie(header: string): Cookie {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
  return { name, value };
}

/** While the product is down: its database is in that folder. */
async function useUp(dataDir: string, seconds: number): Promise<void> {
  const db = await PGlite.create(`${dataDir}/database`);
  const { rows } = await db.query<{ id: string }>("select id from users where email like 'demo-%'");
  for (const { id } of rows)
    await db.query("insert into tracked_time (id, subject, time) values ($1, 'economics', $2)", [
      usageKey(id, new Date()),
      seconds,
    ]);
  await db.close();
}

/**
 * In the page: a microphone that is silent until the student speaks, which is when the journey says so. How long the
 * machine takes over the rest is then of no account.
 */
function giveMicrophone(words: number[]): void {
  const kept: MediaStream[] = [];
  Object.assign(window, { kept });
  navigator.mediaDevices.getUserMedia = async () => {
    const context = new AudioContext();
    const microphone = new MediaStreamAudioDestinationNode(context);
    const buffer = new AudioBuffer({ length: words.length, sampleRate: 16_000 });
    buffer.copyToChannel(Float32Array.from(words), 0);
    const voice = new AudioBufferSourceNode(context, { buffer });
    voice.connect(microphone);
    addEventListener('student-speaks', () => voice.start());
    kept.push(microphone.stream);
    return microphone.stream;
  };
}

function openMicrophones(): number {
  const { kept } = window as unknown as { kept: MediaStream[] };
  return kept.flatMap((stream) => stream.getTracks()).filter(({ readyState }) => readyState === 'live').length;
}
