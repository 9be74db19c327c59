import type { VoiceSettings } from '#domain/tutor-protocol.ts';
import { openVoiceClient, type VoiceClient } from '#tests/voice-client.ts';

/** A new demo student with a live conversation. Each comes from an address of its own: demos are limited by address. */
export async function startStudent(origin: string, settings: Partial<VoiceSettings> = {}): Promise<VoiceClient> {
  const { cookie, conversationId } = await signIn(origin);
  const url = `${origin.replace('http', 'ws')}/api/tutor/voice`;
  const client = await openVoiceClient(url, { Origin: origin, Cookie: cookie });
  client.start(conversationId, settings);
  await client.next('ready');
  return client;
}

export async function signIn(origin: string) {
  const address = { Origin: origin, 'X-Forwarded-For': crypto.randomUUID() };
  const demo = await fetch(`${origin}/api/demo`, { method: 'POST', headers: address });
  const cookie = demo.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const headers = { ...address, Cookie: cookie, 'Content-Type': 'application/json' };
  const body = JSON.stringify({ agentId: 'economics' });
  const response = await fetch(`${origin}/api/tutor/conversations`, { method: 'POST', headers, body });
  return { cookie, conversationId: (await response.json()).conversation.id as string };
}

/** Hears the greeting to its end. */
export async function hearGreeting(client: VoiceClient): Promise<void> {
  await client.next('reply-end');
  const utterance = client.all('tutor').at(-1)?.utterance ?? 0;
  client.send({ type: 'heard', utterance, samples: client.samplesOf(utterance) });
  await client.next('state', ({ state }) => state === 'listening');
}
