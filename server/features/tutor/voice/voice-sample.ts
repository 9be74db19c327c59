import { Failure } from '#domain/failures.ts';
import type { TutorVoice } from '#domain/tutor-protocol.ts';
import { writeWav } from '../../../audio/wav.ts';
import type { Deps } from '../../../deps.ts';
import { EngineFailure } from '../../../providers/models/interface.ts';

const sentence = 'Hello. Shall we look at price elasticity of demand, or at something else?';

/** A few words in the tutor's voice as a sound file, so that a student can choose. */
export async function speakSample({ speech }: Pick<Deps, 'speech'>, how: { voice: TutorVoice; speed: number }) {
  const pieces: Int16Array[] = [];
  try {
    for await (const piece of speech.mouth.speak(sentence, how)) pieces.push(piece);
  } catch (cause) {
    throw cause instanceof EngineFailure ? new Failure('voice_off', { cause }) : cause;
  }
  const samples = new Int16Array(pieces.reduce((sum, { length }) => sum + length, 0));
  pieces.reduce((at, piece) => {
    samples.set(piece, at);
    return at + piece.length;
  }, 0);
  return writeWav(samples, speech.mouth.sampleRate);
}
