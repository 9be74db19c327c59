import type { FindKnowledge } from '../../brain/brain-hosted-prompt.ts';
import { createBriefing } from '../call-briefing.ts';
import { openCallSocket } from '../call-socket.ts';
import type { VoiceCall } from '../interface.ts';
import { relayRealtime } from './realtime-relay.ts';

export type RealtimeSettings = {
  model: string;
  voice: string;
  apiKey: string | undefined;
  /** Without it the vendor's own address. */
  baseUrl: string | undefined;
  timeoutSeconds: number;
};

/** OpenAI's Realtime API. Our server opens the call and hangs up; the vendor keeps no copy of it to delete. */
export function openRealtime(settings: RealtimeSettings, findKnowledge: FindKnowledge): VoiceCall {
  const { model, apiKey, baseUrl = 'https://api.openai.com/v1', timeoutSeconds } = settings;
  const url = `${baseUrl.replace(/^http/, 'ws')}/realtime?model=${encodeURIComponent(model)}`;
  const headers = { Authorization: `Bearer ${apiKey}` };
  return {
    description: `${model} at ${baseUrl.includes('api.openai.com') ? 'OpenAI' : new URL(baseUrl).host}`,
    async open(call) {
      const socket = await openCallSocket({ url, headers, timeoutSeconds });
      try {
        return await relayRealtime(socket, call, createBriefing(call, findKnowledge), settings);
      } catch (error) {
        await socket.hangUp();
        throw error;
      }
    },
  };
}
