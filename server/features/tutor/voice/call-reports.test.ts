import { createHmac } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { voiceCalls } from '#server/db/schema/tutor.ts';
import { trackedTime } from '#server/db/schema/usage.ts';
import { openElevenLabs } from '#server/providers/call/elevenlabs/call-elevenlabs.ts';
import { findKnowledge } from '#tests/contracts/call-contract.ts';
import { enterConversation, readStoredConversation } from '#tests/conversations.ts';
import { type Product, startProduct } from '#tests/harness.ts';
import { startElevenLabs } from '#tests/support/elevenlabs-server.ts';
import { startVoice } from '#tests/voice.ts';
import { purgeCalls } from '../purge-calls.ts';

const secret = 'wsec_example';

/** Settings as an operator gives them, with the agents in a file. */
async function elevenLabsSettings(baseUrl: string) {
  const folder = await mkdtemp(join(tmpdir(), 'margin-agents-'));
  const file = join(folder, 'agents.json');
  await writeFile(file, JSON.stringify({ 'economics-theme-1': 'agent_example_theme_1' }));
  const env = {
    ELEVENLABS_API_KEY: 'key-for-tests',
    ELEVENLABS_AGENTS: file,
    ELEVENLABS_BASE_URL: baseUrl,
    ELEVENLABS_WEBHOOK_SECRET: secret,
  };
  return { env, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) };
}

/** To read the whole curriculum takes a while, and is not the point. */
async function startAgentVoice(env: Record<string, string>) {
  const voice = await startVoice({ env });
  const { elevenLabs } = voice.config;
  if (!elevenLabs) throw new Error('The settings name no agents');
  voice.deps.call = openElevenLabs(elevenLabs, { findKnowledge, clock: voice.clock });
  return voice;
}

function report(product: Pick<Product, 'app' | 'clock'>, id: string, seconds: number, signature?: string) {
  const data = {
    conversation_id: id,
    metadata: { call_duration_secs: seconds },
    transcript: [{ message: 'a secret' }],
  };
  const body = JSON.stringify({ type: 'post_call_transcription', data });
  const time = Math.floor(product.clock.now().getTime() / 1000);
  const hash = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  // As the vendor's server sends it: no Origin, no cookie.
  return product.app.request('/api/webhooks/elevenlabs', {
    method: 'POST',
    body,
    headers: { 'ElevenLabs-Signature': signature ?? `t=${time},v0=${hash}` },
  });
}

test('a call with an agent of ElevenLabs: relayed, counted, stored, settled by its report, and deleted there', async () => {
  await using agent = await startElevenLabs();
  await using settings = await elevenLabsSettings(agent.baseUrl);
  await using voice = await startAgentVoice(settings.env);
  const { browser, conversationId, id: userId } = await enterConversation(voice.product);
  const client = await voice.connect(browser);
  client.start(conversationId);
  expect(await client.next('ready')).toMatchObject({ sampleRate: 24_000, voice: 'ElevenLabs' });
  agent.speak('Hello, what are you working on?', 480);
  expect(await client.next('tutor')).toMatchObject({ text: 'Hello, what are you working on? ', spoken: true });
  client.speak(voice.frames('what is a subsidy?', 10));
  await expect.poll(agent.heardSamples).toBe(10 * 512);
  agent.hearStudent('What is a subsidy?');
  agent.speak('Money from the state.', 480);
  const { utterance } = await client.next('tutor');
  await client.until(() => (client.samplesOf(utterance) === 480 ? true : undefined), 'its sound');
  await voice.settled();
  await voice.time.advance(20);
  expect((await client.next('usage', ({ usedSeconds }) => usedSeconds === 20)).usedSeconds).toBe(20);
  client.send({ type: 'end' });
  await expect.poll(agent.vendor.open).toBe(0);
  expect((await readStoredConversation(browser, conversationId)).said).toEqual([
    ['tutor', 'Hello, what are you working on?'],
    ['student', 'What is a subsidy?'],
    ['tutor', 'Money from the state.'],
  ]);

  const read = async () => (await voice.deps.db().select().from(voiceCalls))[0];
  await expect.poll(async () => (await read())?.countedSeconds).toBe(20);
  const taken = await report(voice.product, agent.conversationId, 23);
  expect([taken.status, await taken.json()]).toEqual([200, { received: true }]);
  expect(await read()).toMatchObject({ id: agent.conversationId, vendor: 'ElevenLabs', userId, reportedSeconds: 23 });
  const { settledAt } = (await read()) ?? {};
  voice.clock.advance(60);
  expect((await report(voice.product, agent.conversationId, 99)).status).toBe(200);
  expect(await read()).toMatchObject({ reportedSeconds: 23, settledAt });
  const settled = voice.logged.filter((line) => line.includes('a call was settled')).map((line) => JSON.parse(line));
  expect(settled).toMatchObject([{ call: agent.conversationId, reportedSeconds: 23, countedSeconds: 20 }]);
  // The student's minutes are our own clock's.
  expect((await voice.deps.db().select().from(trackedTime)).map(({ time }) => time)).toEqual([20]);

  await purgeCalls(voice.deps);
  const deleted = agent.vendor.requests.filter(({ method }) => method === 'DELETE').map(({ url }) => url.pathname);
  expect(deleted).toEqual([`/v1/convai/conversations/${agent.conversationId}`]);
  const everything = JSON.stringify([agent.vendor.received, agent.vendor.requests]);
  for (const personal of [userId, conversationId, '@school.example']) expect(everything).not.toContain(personal);
});

test('a report without the vendor’s signature is refused, and one of an unknown call is taken and forgotten', async () => {
  await using settings = await elevenLabsSettings('http://127.0.0.1:9');
  await using product = await startProduct({ env: settings.env });
  expect((await report(product, 'conv_unknown', 5)).status).toBe(200);
  for (const signature of [
    '',
    't=1,v0=0',
    `t=${Math.floor(product.clock.now().getTime() / 1000)},v0=${'0'.repeat(64)}`,
  ]) {
    expect((await report(product, 'conv_unknown', 5, signature)).status).toBe(400);
  }
  expect(await product.deps.db().select().from(voiceCalls)).toEqual([]);
  expect(product.logged.join('')).not.toContain('a secret');
  expect(product.logged.join('')).not.toContain('a call was settled');
});

test('without ElevenLabs there is nobody to report', async () => {
  await using product = await startProduct();
  expect((await report(product, 'conv_unknown', 5)).status).toBe(404);
});

test('an agent that has no money left is told to the student, and the built-in tutor goes on in the same thread', async () => {
  await using agent = await startElevenLabs();
  await using settings = await elevenLabsSettings(agent.baseUrl);
  await using voice = await startAgentVoice(settings.env);
  const { browser, conversationId } = await enterConversation(voice.product);
  const client = await voice.connect(browser);
  client.start(conversationId);
  await client.next('ready');
  agent.speak('Hello.', 480);
  await client.next('tutor');
  agent.reportNoMoney();
  expect((await client.next('fault')).sentence).toBe(
    'The AI service is not answering just now, so the built-in tutor has taken over.',
  );
  expect(await client.next('ready')).toMatchObject({ voice: 'scripted voice' });
  client.speak(voice.say('what is a subsidy?'));
  await client.next('reply-end');
  expect((await readStoredConversation(browser, conversationId)).said).toEqual([
    ['tutor', 'Hello.'],
    ['student', 'what is a subsidy?'],
    ['tutor', 'Good start. What happens to price next?'],
  ]);
  expect(voice.logged.join('')).toContain('"code":"quota"');
});
