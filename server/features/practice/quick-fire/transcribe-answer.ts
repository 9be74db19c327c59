import { Failure } from '#domain/failures.ts';
import { messages } from '#domain/messages.ts';
import type { Deps } from '../../../deps.ts';
import { EngineFailure } from '../../../providers/models/interface.ts';

/** The words of a spoken answer. The sound is heard and forgotten; minutes are for conversations and are not touched. */
export async function transcribeAnswer(
  { speech }: Pick<Deps, 'speech'>,
  sound: ArrayBuffer,
  signal: AbortSignal,
): Promise<string> {
  const voice = speech.voice();
  if (voice.state !== 'ready') {
    throw new Failure('voice_off', { sentence: voice.state === 'off' ? voice.sentence : messages.voiceLoading });
  }
  const samples = new Int16Array(sound, 0, Math.floor(sound.byteLength / 2));
  return speech.ears.transcribe(samples, { signal }).catch((error: unknown) => {
    if (error instanceof EngineFailure) throw new Failure('voice_off', { sentence: messages.earsFault, cause: error });
    throw error;
  });
}
