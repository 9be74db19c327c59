import { join } from 'node:path';
import type { Subject } from '#domain/subjects.ts';
import { floatData, openSession, output } from '../../providers/models/onnx.ts';
import { showValue } from '../../providers/models/show-value.ts';
import { answerMarkerTokenizer, conversationModels, readChecked } from '../../providers/models/weights.ts';
import { openWordPiece } from '../../providers/models/wordpiece.ts';
import { encodeRows } from './encode-rows.ts';
import { writeOut } from './write-out.ts';

/** What the reader of acts makes of words, before it says which act they are. */
export const madeOfWords = '/Concat_output_0';
/** As the models were trained. */
const mostTokens = { acts: 128, finder: 96 };

/** What the models of acts and of finding make of words alone, as the reader has it: for those who learn from it. */
export async function openWordReader({ folder, modelsDir }: { folder: string; modelsDir: string }) {
  const check = ({ path, sha256 }: { path: string; sha256: string }) => readChecked(join(folder, path), sha256);
  const acts = await openSession(showValue(await check(conversationModels.acts), madeOfWords), modelsDir);
  const finder = await openSession(await check(conversationModels.finder), modelsDir);
  const wordPiece = openWordPiece((await check(answerMarkerTokenizer)).toString('utf8'));
  return async (words: string, subject: Subject): Promise<Float32Array> => {
    const row = encodeRows([wordPiece.encode(words, { pair: '', most: mostTokens.acts })]);
    const asked = encodeRows([wordPiece.encode(writeOut(words, subject), { most: mostTokens.finder })]);
    return Float32Array.from([
      ...floatData(output(await acts.run(row), madeOfWords)),
      ...floatData(output(await finder.run(asked), 'embedding')),
    ]);
  };
}
