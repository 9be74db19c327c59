import type { Deps } from '../../../deps.ts';

/** Where a vendor holds the calls a student can talk, also while our own engines are loading or off. */
export function readVoiceStatus({ call, speech }: Pick<Deps, 'call' | 'speech'>) {
  const own = speech.voice();
  if (call) return { state: 'ready' as const };
  // A vendor's voice is the operator's choice, and its calls have no samples.
  return own.state === 'ready' ? { ...own, sample: true, twoVoices: speech.mouth.hasTwoVoices === true } : own;
}
