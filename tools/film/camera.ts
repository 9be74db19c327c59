import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';

type Frame = { file: string; at: number };

/** Films a page as the browser draws it. While it is paused, time stands still in the film. */
export async function openCamera(page: Page, folder: string) {
  const frames: Frame[] = [];
  const cdp = await page.context().newCDPSession(page);
  let filmed = 0;
  let since: number | undefined;
  let last: Buffer | undefined;
  const now = () => filmed + (since === undefined ? 0 : performance.now() - since);
  const writing: Promise<void>[] = [];

  function keep(image: Buffer): void {
    const file = join(folder, `${String(frames.length).padStart(5, '0')}.jpg`);
    frames.push({ file, at: now() });
    writing.push(writeFile(file, image));
  }

  cdp.on('Page.screencastFrame', ({ data, sessionId }) => {
    last = Buffer.from(data, 'base64');
    if (since !== undefined) keep(last);
    cdp.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await cdp.send('Page.startScreencast', { format: 'jpeg', quality: 90, everyNthFrame: 2 });
  return {
    now,
    /** From what the page looks like at this moment. */
    async roll(): Promise<void> {
      if (since !== undefined) return;
      last = await page.screenshot({ type: 'jpeg', quality: 90 });
      since = performance.now();
      keep(last);
    },
    cut(): void {
      filmed = now();
      since = undefined;
    },
    async stop(): Promise<{ frames: Frame[]; milliseconds: number }> {
      filmed = now();
      since = undefined;
      await cdp.send('Page.stopScreencast').catch(() => undefined);
      await Promise.all(writing);
      return { frames, milliseconds: filmed };
    },
  };
}

export type Camera = Awaited<ReturnType<typeof openCamera>>;
