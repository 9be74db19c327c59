import { join } from 'node:path';
import type { Meaning } from '#domain/marking/meaning.ts';
import { floatData, integers, openSession, output } from '../models/onnx.ts';
import { answerMarker, answerMarkerTokenizer, readChecked } from '../models/weights.ts';
import { openWordPiece } from '../models/wordpiece.ts';
import { openExamples } from './liken-answer.ts';

export type MarkerTask = { ideas: string[]; prompt: string; modelAnswer: string; answer: string };

/** As the model was trained. Of a longer pair, the end of the longer side is not read. */
const mostTokens = 232;

/** In its thread: what the model makes of an answer, all ideas in one run, and what marked answers say of it. */
export async function loadMarkerModel({ folder, modelsDir }: { folder: string; modelsDir: string }) {
  const read = ({ path, sha256 }: typeof answerMarker) => readChecked(join(folder, path), sha256);
  const session = await openSession(await read(answerMarker), modelsDir);
  const wordPiece = openWordPiece((await read(answerMarkerTokenizer)).toString('utf8'));
  const liken = await openExamples({ folder, modelsDir });

  return async (task: MarkerTask): Promise<Meaning[]> => {
    const { ideas, prompt, modelAnswer, answer } = task;
    const rows = ideas.map((idea) =>
      wordPiece.encode(`${idea} | ${prompt} | ${modelAnswer}`, { pair: answer, most: mostTokens }),
    );
    const tokens = Math.max(...rows.map(({ ids }) => ids.length));
    const padded = (list: number[]) => [...list, ...Array<number>(tokens - list.length).fill(0)];
    const asTensor = (lists: number[][]) => integers(lists.flatMap(padded), [rows.length, tokens]);
    const outputs = await session.run({
      input_ids: asTensor(rows.map(({ ids }) => ids)),
      attention_mask: asTensor(rows.map(({ ids }) => ids.map(() => 1))),
      token_type_ids: asTensor(rows.map(({ typeIds }) => typeIds)),
    });
    const probabilities = floatData(output(outputs, 'probabilities'));
    const likened = await liken(task);
    return rows.map((_, row) => {
      const [present = 0, absent = 0, contradicted = 0] = probabilities.subarray(row * 3, row * 3 + 3);
      return { present, absent, contradicted, likened: likened[row] };
    });
  };
}
