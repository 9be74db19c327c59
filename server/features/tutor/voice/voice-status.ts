import type { Deps } from '../../../deps.ts';
import type { LocalStatus } from '../../../providers/local-model/open-local-models.ts';
import type { VoiceStatus } from '../../../providers/tutor-interfaces.ts';

/** Where a vendor holds the calls a student can talk, also while our own engines are loading or off. */
export function readVoiceStatus({ call, speech, ownModels }: Pick<Deps, 'call' | 'speech' | 'ownModels'>): Told {
  const own = speech.voice();
  const model = ownModels?.status();
  return { ...(call ? { state: 'ready' } : own), ...(model && model.state !== 'none' ? { model } : {}) };
}

/** `model`: the language model of this machine that teaches, if there is one. */
type Told = VoiceStatus & { model?: LocalStatus };
