import type { TutorVoice } from '#domain/tutor-protocol.ts';
import type { Deps } from '../../../deps.ts';
import { writeWav } from '../../../providers/speech-embedded/wav.ts';

const sentence = 'Hello. Shall we look at price elasticity of demand, or at something else?';

/** A few words in the tutor's voice as a sound file, so that a student can choose. Throws EngineFailure when it cannot. */
export async function speakSample({ speech }: Pick<Deps, 'speech'>, how: { voice: TutorVoice; speed: number }) {
  const pieces: Int16Array[] = [];
  for await (const piece of speech.mouth.speak(sentence, how)) pieces.push(piece);
  const samples = new Int16Array(pieces.reduce((sum, { length }) => sum + length, 0));
  pieces.reduce((at, piece) => {
    samples.set(piece, at);
    return at + piece.length;
  }, 0);
  return writeWav(samples, speech.mouth.sampleRate);
}
