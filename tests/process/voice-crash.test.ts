import { expect, test } from 'vitest';
import { type RunningProduct, runProduct } from '#tests/support/running-product.ts';
import { openVoiceClient } from '#tests/voice-client.ts';

test('kill -9 in a live conversation loses at most one tick, and the student can talk again at once', async () => {
  let product = await runProduct({ TUTOR_VOICE: 'flite' });
  const { dataDir, origin } = product;
  const { cookie, conversationId } = await openConversation(origin);
  await untilVoiceReady(origin, cookie);
  const connect = async ({ origin: Origin }: RunningProduct) => {
    const client = await openVoiceClient(`${Origin.replace('http', 'ws')}/api/tutor/voice`, { Origin, Cookie: cookie });
    client.start(conversationId);
    return client;
  };

  const client = await connect(product);
  const started = performance.now();
  expect((await client.next('ready')).usedSeconds).toBe(0);
  await client.until(() => client.all('usage')[0], 'the first tick');
  await product.stop('SIGKILL');
  const live = (performance.now() - started) / 1000;
  expect(await client.closed()).toBe(1006);
  const told = client.all('usage').at(-1)?.usedSeconds ?? 0;

  product = await runProduct({ DATA_DIR: dataDir, PORT: new URL(origin).port, TUTOR_VOICE: 'flite' });
  const again = await connect(product);
  const { usedSeconds } = await again.next('ready');
  // What the student was told is kept; a tick more may have been counted that nobody heard of any more.
  expect([told, told + 10]).toContain(usedSeconds);
  expect(usedSeconds).toBeGreaterThanOrEqual(10);
  expect(usedSeconds).toBeLessThanOrEqual(live);
  await again.close();
  await product.stop();
});

async function openConversation(origin: string) {
  const demo = await fetch(`${origin}/api/demo`, { method: 'POST', headers: { Origin: origin } });
  const cookie = demo.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const headers = { Origin: origin, Cookie: cookie, 'Content-Type': 'application/json' };
  const body = JSON.stringify({ agentId: 'economics' });
  const response = await fetch(`${origin}/api/tutor/conversations`, { method: 'POST', headers, body });
  const { conversation } = await response.json();
  return { cookie, conversationId: conversation.id as string };
}

async function untilVoiceReady(origin: string, Cookie: string): Promise<void> {
  const read = async () => (await fetch(`${origin}/api/tutor/voice-status`, { headers: { Cookie } })).json();
  await expect.poll(async () => (await read()).state, { interval: 500 }).toBe('ready');
}
