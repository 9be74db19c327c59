import { type Browser, chromium } from 'playwright';
import { findChromium } from '#tests/support/chromium.ts';
import { microphoneFlags } from '#tests/support/microphone.ts';
import { installPeers } from '../install-peers.ts';
import { writeBursts } from '../loop/bursts.ts';
import { serveEchoes } from '../loop/echo-site.ts';
import type { Side } from '../loop/page/main.ts';
import { median } from '../rounds.ts';
import type { Line, Row } from '../row.ts';
import { makeFolder } from '../temporary-folder.ts';

/** Many short ones: how the microphone's clock stands to the speaker's is an accident of each, worth up to 10 ms. */
const rounds = 6;
const seconds = 3;
const slowDown = 4;

/** Row 10: from the microphone to the speaker through a socket that sends everything back. */
export const row: Row = {
  number: 10,
  name: 'browser-loop',
  async measure() {
    await installPeers();
    await using folder = await makeFolder();
    await using site = await serveEchoes();
    await using browser = await openBrowser(await writeBursts(folder.path));
    const taken = { floor: [], elevenlabs: [], ours: [], slowed: [] } as Record<Side | 'slowed', number[][]>;
    for (let round = 0; round < rounds; round++) {
      for (const side of ['floor', 'elevenlabs', 'ours'] as const)
        taken[side].push(await loopOnce(browser, site.origin, side));
      taken.slowed.push(await loopOnce(browser, site.origin, 'ours', slowDown));
    }
    const uplink = (path: string) =>
      median(site.uplinks.filter((each) => each.path === path).map(({ bytesPerSecond }) => bytesPerSecond));
    return [
      against('hand-written floor', 1.1, taken.floor, taken.ours, 'floor 57 ms'),
      against('ElevenLabs client', 1, taken.elevenlabs, taken.ours, 'ElevenLabs client 60 ms'),
      compareSlowed(taken.ours.flat(), taken.slowed.flat()),
      compareUplink(uplink('/v1/convai/conversation'), uplink('/api/tutor/voice')),
    ];
  },
};

async function openBrowser(recording: string): Promise<Browser> {
  const { executablePath } = await findChromium();
  const args = ['--no-sandbox', '--autoplay-policy=no-user-gesture-required', ...microphoneFlags(recording)];
  return chromium.launch({ executablePath, args });
}

/** One conversation with oneself: how long each burst took. */
async function loopOnce(browser: Browser, origin: string, side: Side, rate = 1): Promise<number[]> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await page.goto(origin);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate });
    await page.evaluate((chosen) => loop.start(chosen), side);
    await page.waitForTimeout(seconds * 1000);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const delays = await page.evaluate(() => loop.finish());
    if (!delays.some(Number.isFinite)) throw new Error(`None of ${delays.length} bursts came back from ${side}`);
    return delays;
  } finally {
    await context.close();
  }
}

function against(name: string, most: number, theirs: number[][], own: number[][], noted: string): Line {
  const ratio = median(own.map((delays, round) => median(delays) / median(theirs[round] ?? [])));
  return {
    figure: `microphone to speaker, against ${name}`,
    floor: `${median(theirs.map(median)).toFixed(1)} ms`,
    ours: `${median(own.map(median)).toFixed(1)} ms`,
    ratio,
    goal: `<= ${most} x ${name}`,
    met: ratio <= most,
    noted,
  };
}

function compareSlowed(own: number[], slowed: number[]): Line {
  const [fast, slow] = [p95(own), p95(slowed)];
  return {
    figure: `microphone to speaker, p95, processor ${slowDown} times slower`,
    floor: `${fast.toFixed(1)} ms`,
    ours: `${slow.toFixed(1)} ms`,
    ratio: slow / fast,
    goal: '<= 1.3 x p95 at full speed',
    met: slow <= 1.3 * fast,
  };
}

function compareUplink(theirs: number, own: number): Line {
  return {
    figure: 'microphone uplink a second',
    floor: `${(theirs / 1000).toFixed(1)} kB`,
    ours: `${(own / 1000).toFixed(1)} kB`,
    ratio: own / theirs,
    goal: '<= 0.75 x ElevenLabs client',
    met: own <= 0.75 * theirs,
    noted: 'ElevenLabs client 43.5 kB/s',
  };
}

function p95(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.ceil(0.95 * numbers.length) - 1] ?? Number.NaN;
}
