import { floatData, floats, integers, openSession, output, type Session } from '../../models/onnx.ts';
import { readWeights } from '../../models/weights.ts';
import { earsRate, frameSamples } from '../interface.ts';

const contextSamples = 64;
const stateDims = [2, 1, 128];

export type SileroInput = { stream: number; frame: Int16Array } | { stream: number; closed: true };
type Ear = { hear(frame: Int16Array): Promise<number> };

/** In its thread: one memory for each microphone, made when it is first heard, also again after a crash. */
export async function loadSilero({ modelsDir }: { modelsDir: string }) {
  const session = await openSession(await readWeights(modelsDir, 'silero/silero_vad_v6.onnx'), modelsDir);
  const ears = new Map<number, Ear>();
  await newEar(session).hear(new Int16Array(frameSamples));
  return async (input: SileroInput): Promise<number> => {
    if ('closed' in input) return Number(ears.delete(input.stream));
    const ear = ears.get(input.stream) ?? newEar(session);
    ears.set(input.stream, ear);
    return ear.hear(input.frame);
  };
}

/** The model wants the last 64 samples again before each 512 new ones, and its own state back. */
function newEar(session: Session): Ear {
  let state = floats(new Float32Array(256), stateDims);
  const input = new Float32Array(contextSamples + frameSamples);
  return {
    async hear(frame) {
      input.copyWithin(0, frameSamples);
      for (let index = 0; index < frameSamples; index++) input[contextSamples + index] = (frame[index] ?? 0) / 32_768;
      const outputs = await session.run({
        input: floats(input, [1, input.length]),
        state,
        sr: integers([earsRate], []),
      });
      state = output(outputs, 'stateN');
      return floatData(output(outputs, 'output'))[0] ?? 0;
    },
  };
}
