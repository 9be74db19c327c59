import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  type CallWorld,
  findKnowledge,
  newCall,
  opened,
  type Refusal,
  take,
  testCall,
} from '#tests/contracts/call-contract.ts';
import { type HttpAnswer, startCallServer } from '#tests/support/call-server.ts';
import { startElevenLabs } from '#tests/support/elevenlabs-server.ts';
import { type ElevenLabsSettings, openElevenLabs } from './call-elevenlabs.ts';

testCall('an agent of ElevenLabs', (refusal) => startAgent(refusal ? { refusal } : {}), {
  input: 16_000,
  output: 24_000,
});

test('each tutor and each simulator question has its own agent, and a tutor without one is not held', async () => {
  await using world = await startAgent();
  const asked = async (agentId: string, focus?: string) => {
    world.vendor.requests.length = 0;
    const call = await world.call.open(newCall({ agentId, focus }));
    await call?.hangUp();
    return world.vendor.requests[0]?.url.searchParams.get('agent_id') ?? undefined;
  };
  expect(await asked('economics-theme-1')).toBe('agent_example_theme_1');
  expect(await asked('simulator-2')).toBe('agent_example_question_2');
  expect(await asked('simulator-default', '7')).toBe('agent_example_question_7');
  expect(await asked('simulator-default', '8')).toBe('agent_example_mr_e');
  expect(await asked('business')).toBeUndefined();
});

test('the key goes only to the address that signs, and the signed address is used once, as it is', async () => {
  await using world = await startAgent();
  const { call } = await opened(world);
  const [signing, calling] = world.vendor.requests;
  expect(signing?.headers['xi-api-key']).toBe('key-for-tests');
  expect(signing?.url.searchParams.get('include_conversation_id')).toBe('true');
  expect(calling?.headers['xi-api-key']).toBeUndefined();
  expect(calling?.url.search).toBe('?agent_id=agent_example_theme_1&conversation_signature=signed');
  expect(world.vendor.received[0]).toEqual({ type: 'conversation_initiation_client_data' });
  expect(call.id).toBe('conv_example');
  await call.hangUp();
});

test('an unencrypted address is not called when the vendor’s own is encrypted', async () => {
  const call = openElevenLabs({ ...settings, baseUrl: 'https://vendor.example' }, { findKnowledge, clock });
  const realFetch = globalThis.fetch;
  globalThis.fetch = async () => Response.json({ signed_url: 'ws://vendor.example/v1/convai/conversation' });
  await expect(call.open(newCall())).rejects.toMatchObject({ code: 'garbage' });
  globalThis.fetch = realFetch;
});

test('pings are answered, tools are declined, and what we do not know is passed over', async () => {
  await using world = await startAgent();
  const { call, events } = await opened(world);
  world.vendor.send({ type: 'ping', ping_event: { event_id: 41, ping_ms: 20 } });
  world.vendor.send({ type: 'client_tool_call', client_tool_call: { tool_call_id: 'tool_1', tool_name: 'pay' } });
  world.vendor.send({ type: 'vad_score', vad_score_event: { vad_score: 0.9 } });
  world.vendor.send({ type: 'agent_response_correction', agent_response_correction_event: correction });
  expect(await take(events, 'corrected')).toEqual({ kind: 'corrected', text: 'A levy by' });
  await expect
    .poll(() => world.vendor.received.slice(-2))
    .toEqual([
      { type: 'pong', event_id: 41 },
      { type: 'client_tool_result', tool_call_id: 'tool_1', result: 'There are no tools here.', is_error: true },
    ]);
  await call.hangUp();
});

const correction = { original_agent_response: 'A levy by the state.', corrected_agent_response: 'A levy by' };

test('a telephone’s sound is refused before anybody hears it', async () => {
  await using world = await startAgent({ format: 'ulaw_8000' });
  await expect(world.call.open(newCall())).rejects.toMatchObject({ code: 'format' });
});

test('the copy of a call is deleted; one that is gone already is no fault, and a vendor that is down is', async () => {
  let status = 200;
  const vendor = await startCallServer({ request: () => ({ status, body: {} }) });
  await using _ = vendor;
  const call = openElevenLabs({ ...settings, baseUrl: `http://${vendor.host}` }, { findKnowledge, clock });
  await call.forget?.('conv_example/..');
  expect(vendor.requests[0]).toMatchObject({ method: 'DELETE', headers: { 'xi-api-key': 'key-for-tests' } });
  expect(vendor.requests[0]?.url.pathname).toBe('/v1/convai/conversations/conv_example%2F..');
  status = 404;
  await call.forget?.('conv_example');
  status = 500;
  await expect(call.forget?.('conv_example')).rejects.toMatchObject({ code: 'off' });
});

test('a report counts only with the vendor’s signature, and for half an hour', () => {
  const call = openElevenLabs({ ...settings, baseUrl: 'http://vendor.example' }, { findKnowledge, clock });
  const data = { conversation_id: 'conv_example', metadata: { call_duration_secs: 42 }, transcript: ['private'] };
  const body = JSON.stringify({ type: 'post_call_transcription', event_timestamp: 1, data });
  const now = clock.now().getTime() / 1000;
  const sign = (time: number, secret = 'wsec_example', text = body) =>
    `t=${time},v0=${createHmac('sha256', secret).update(`${time}.${text}`).digest('hex')}`;
  expect(call.readReport?.(body, sign(now))).toEqual({ id: 'conv_example', seconds: 42 });
  expect(call.readReport?.(body, sign(now - 29 * 60))).toEqual({ id: 'conv_example', seconds: 42 });
  for (const signature of [
    undefined,
    '',
    'v0=',
    sign(now, 'wsec_another'),
    sign(now - 31 * 60),
    sign(now + 31 * 60),
    sign(now, 'wsec_example', '{}'),
    sign(now).slice(0, -2),
  ]) {
    expect(() => call.readReport?.(body, signature), signature).toThrow('call: refused');
  }
  const other = JSON.stringify({ type: 'post_call_audio', data: {} });
  expect(call.readReport?.(other, sign(now, 'wsec_example', other))).toBeUndefined();
  expect(call.readReport?.('no JSON', sign(now, 'wsec_example', 'no JSON'))).toBeUndefined();
});

test('without a secret there are no reports', () => {
  const call = openElevenLabs({ ...settings, baseUrl: '', webhookSecret: undefined }, { findKnowledge, clock });
  expect(call.readReport).toBeUndefined();
});

const clock = { now: () => new Date('2026-11-16T09:00:00Z') };

const settings: Omit<ElevenLabsSettings, 'baseUrl'> = {
  apiKey: 'key-for-tests',
  webhookSecret: 'wsec_example',
  timeoutSeconds: 60,
  agents: {
    'economics-theme-1': 'agent_example_theme_1',
    'simulator-2': 'agent_example_question_2',
    'simulator-7': 'agent_example_question_7',
    'simulator-default': 'agent_example_mr_e',
  },
};

const refusals: Partial<Record<Refusal, HttpAnswer>> = {
  slow: 'never',
  busy: { status: 429, body: { detail: { status: 'too_many_concurrent_requests' } } },
  broken: { status: 500, body: { detail: 'Oops' } },
  'no money': { status: 401, body: { detail: { status: 'quota_exceeded', message: 'This exceeds your quota.' } } },
  'wrong key': { status: 401, body: { detail: { status: 'invalid_api_key' } } },
  garbage: { status: 200, body: '<html>Maintenance</html>' },
};

async function startAgent({ refusal, format }: { refusal?: Refusal; format?: string } = {}): Promise<CallWorld> {
  const agent = await startElevenLabs({
    format,
    signing: refusal && refusals[refusal],
    isQuiet: refusal === 'quiet',
  });
  const timeoutSeconds = refusal === 'slow' || refusal === 'quiet' ? 0.4 : settings.timeoutSeconds;
  const call = openElevenLabs({ ...settings, baseUrl: agent.baseUrl, timeoutSeconds }, { findKnowledge, clock });
  return { ...agent, call };
}
