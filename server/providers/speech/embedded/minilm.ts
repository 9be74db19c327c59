import { floatData, integers, openSession, output, type Session } from '../../models/onnx.ts';
import { readWeights } from '../../models/weights.ts';
import { openWordPiece, type WordPiece } from '../../models/wordpiece.ts';

/** What the model was trained with; the rest of a longer text says nothing new of its topic. */
const mostTokens = 256;

type MiniLmInput = { texts: string[] };

/**
 * In the marker's thread: the meaning of each text, as a vector of length 1. Near vectors are near in topic, not in
 * direction ('rises' is near 'falls').
 */
export async function loadMiniLm({ modelsDir }: { modelsDir: string }) {
  const session = await openSession(await readWeights(modelsDir, 'minilm/model_quantized.onnx'), modelsDir);
  const tokenizer = openWordPiece((await readWeights(modelsDir, 'minilm/tokenizer.json')).toString('utf8'));
  await readTokens(session, tokenizer, 'Ready.');
  return async ({ texts }: MiniLmInput): Promise<Float32Array[]> => {
    const vectors: Float32Array[] = [];
    for (const text of texts) {
      const { hidden, tokens } = await readTokens(session, tokenizer, text);
      vectors.push(normalise(meanOfTokens(hidden, tokens)));
    }
    return vectors;
  };
}

async function readTokens(session: Session, tokenizer: WordPiece, text: string) {
  const { ids, typeIds } = tokenizer.encode(text, { most: mostTokens });
  const dims = [1, ids.length];
  const outputs = await session.run({
    input_ids: integers(ids, dims),
    attention_mask: integers(
      ids.map(() => 1),
      dims,
    ),
    token_type_ids: integers(typeIds, dims),
  });
  return { hidden: floatData(output(outputs, 'last_hidden_state')), tokens: ids.length };
}

function meanOfTokens(hidden: Float32Array, tokens: number): Float32Array {
  const size = hidden.length / tokens;
  const mean = new Float32Array(size);
  for (let index = 0; index < hidden.length; index++)
    mean[index % size] = (mean[index % size] ?? 0) + (hidden[index] ?? 0) / tokens;
  return mean;
}

function normalise(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}
