import type { Deps } from '../../../deps.ts';
import type { LocalStatus } from '../../../providers/models/interface.ts';
import type { VoiceStatus } from '../../../providers/speech/interface.ts';

/** Where a vendor holds the calls a student can talk, also while our own engines are loading or off. */
export function readVoiceStatus({ call, speech, ownModels }: Pick<Deps, 'call' | 'speech' | 'ownModels'>): Told {
  const model = ownModels?.status();
  return { ...ofVoice({ call, speech }), ...(model && model.state !== 'none' ? { model } : {}) };
}

/** A vendor's voice is the operator's choice, and its calls have no samples. */
function ofVoice({ call, speech }: Pick<Deps, 'call' | 'speech'>): VoiceStatus & Sampled {
  const own = speech.voice();
  if (call) return { state: 'ready' };
  return own.state === 'ready' ? { ...own, sample: true, twoVoices: speech.mouth.hasTwoVoices === true } : own;
}

/** `model`: the language model of this machine that teaches, if there is one. */
type Told = VoiceStatus & Sampled & { model?: LocalStatus };

type Sampled = { sample?: true; twoVoices?: boolean };
