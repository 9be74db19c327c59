import type { Deps } from '../../../deps.ts';
import type { VoiceStatus } from '../../../providers/tutor-interfaces.ts';

/** Where a vendor holds the calls a student can talk, also while our own engines are loading or off. */
export function readVoiceStatus({ call, speech }: Pick<Deps, 'call' | 'speech'>): VoiceStatus {
  const own = speech.voice();
  return call ? { state: 'ready' } : own;
}
