import type { Page } from 'playwright';
import { installPeers } from '../install-peers.ts';
import { visitSlowly } from '../page-load.ts';
import { interleave, summarise } from '../rounds.ts';
import type { Row } from '../row.ts';
import { weighTutor } from '../tutor-weight.ts';
import { serveWithWidget } from '../widget-pages.ts';
import { readUntilQuiet } from './blocking-time.ts';

const path = '/subject/economics/ab';
const rounds = 4;
const mostTimesWidget = 0.35;
const mostLauncherBytes = 5000;
const mostClientBytes = 27_000;

/** Row 5: what a page pays for a tutor that nobody has opened, against the same page with the ElevenLabs widget. */
export const row: Row = {
  number: 5,
  name: 'dormant-tutor',
  async measure(stage) {
    await installPeers();
    const [browser, product] = [await stage.browser(), await stage.product()];
    await using widget = await serveWithWidget(product);
    const weight = await weighTutor(browser, product);
    const taken = summarise(
      await interleave(rounds, {
        floor: async () => (await visitSlowly(browser, widget.origin + path, readWithWidget)).blocking,
        ours: async () => (await visitSlowly(browser, product + path, readUntilQuiet)).blocking,
      }),
    );
    return [
      {
        figure: 'blocking time of a page with the closed tutor',
        floor: `${taken.floor.toFixed(0)} ms`,
        ours: `${taken.ours.toFixed(0)} ms`,
        ratio: taken.ratio,
        goal: `<= ${mostTimesWidget} x with ElevenLabs widget`,
        met: taken.ratio <= mostTimesWidget,
        noted: 'ElevenLabs widget 431-762 ms',
      },
      limit('closed tutor, brotli', weight.launcher, mostLauncherBytes),
      limit('tutor loaded on click, brotli', weight.client, mostClientBytes),
    ];
  },
};

/** A widget that never shows itself costs little: without this check such a fault would look like speed. */
async function readWithWidget(page: Page): ReturnType<typeof readUntilQuiet> {
  await page.locator('elevenlabs-convai').getByRole('button').first().waitFor({ timeout: 30_000 });
  return readUntilQuiet(page);
}

function limit(figure: string, bytes: number, most: number) {
  return {
    figure,
    ours: `${(bytes / 1000).toFixed(1)} kB`,
    goal: `<= ${most / 1000} kB`,
    met: bytes <= most,
    ...(most === mostClientBytes && { noted: 'ElevenLabs client 138 kB' }),
  };
}
