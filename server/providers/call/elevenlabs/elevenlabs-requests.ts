import * as v from 'valibot';
import { causesOf, codeOf } from '../../models/hosted-failure-code.ts';
import { EngineFailure } from '../../models/interface.ts';
import type { ElevenLabsSettings } from './call-elevenlabs.ts';

const signed = v.object({ signed_url: v.pipe(v.string(), v.url()) });

/** An address that opens one conversation with the agent, for a quarter of an hour. */
export async function signUrl(settings: ElevenLabsSettings, agentId: string): Promise<string> {
  const query = new URLSearchParams({ agent_id: agentId, include_conversation_id: 'true' });
  const response = await request(settings, `/v1/convai/conversation/get-signed-url?${query}`);
  const result = v.safeParse(signed, await response.json().catch(() => undefined));
  if (!result.success) throw new EngineFailure('call', 'garbage');
  const url = new URL(result.output.signed_url);
  // What a student says goes nowhere unencrypted, unless the settings themselves say so.
  const protocol = settings.baseUrl.startsWith('http:') ? 'ws:' : 'wss:';
  if (url.protocol !== protocol) throw new EngineFailure('call', 'garbage');
  return url.href;
}

export async function deleteConversation(settings: ElevenLabsSettings, id: string): Promise<void> {
  await request(settings, `/v1/convai/conversations/${encodeURIComponent(id)}`, { method: 'DELETE', gone: [404] });
}

async function request(
  { apiKey, baseUrl, timeoutSeconds }: ElevenLabsSettings,
  path: string,
  { method = 'GET', gone = [] }: { method?: string; gone?: number[] } = {},
): Promise<Response> {
  const signal = AbortSignal.timeout(timeoutSeconds * 1000);
  try {
    const response = await fetch(`${baseUrl}${path}`, { method, headers: { 'xi-api-key': apiKey }, signal });
    const { status, ok } = response;
    if (ok || gone.includes(status)) return response;
    throw new EngineFailure('call', codeOf({ status, body: await response.text() }), new Error(`status ${status}`));
  } catch (error) {
    if (error instanceof EngineFailure) throw error;
    const chain = causesOf(error);
    throw new EngineFailure('call', codeOf({ chain }), new Error(chain.map(({ name }) => name).join(', ')));
  }
}
