import type { Clock } from '../../clock.ts';
import type { Config } from '../../config/config.ts';
import type { FindKnowledge } from '../brain/brain-hosted-prompt.ts';
import { openElevenLabs } from './elevenlabs/call-elevenlabs.ts';
import type { VoiceCall } from './interface.ts';
import { withPatience } from './patient-call.ts';
import { openRealtime } from './realtime/call-realtime.ts';

type World = { findKnowledge: FindKnowledge; clock: Clock };

/** Nothing without a vendor by settings: then our own engines hold every conversation. */
export function chooseCall(
  { elevenLabs, callModel }: Pick<Config, 'elevenLabs' | 'callModel'>,
  { findKnowledge, clock }: World,
): VoiceCall | undefined {
  if (elevenLabs) {
    const { timeoutSeconds } = elevenLabs;
    return withPatience(openElevenLabs(elevenLabs, { findKnowledge, clock }), { clock, timeoutSeconds });
  }
  if (!callModel) return undefined;
  const { timeoutSeconds } = callModel;
  return withPatience(openRealtime(callModel, findKnowledge), { clock, timeoutSeconds });
}
