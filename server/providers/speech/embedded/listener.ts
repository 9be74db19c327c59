import { join } from 'node:path';
import { projectFolder } from '../../../project-folder.ts';
import { floatData, integers, openSession, output } from '../../models/onnx.ts';
import { answerMarkerTokenizer, conversationModels, readChecked } from '../../models/weights.ts';
import { openWordPiece } from '../../models/wordpiece.ts';

/** What the model was trained with. */
const mostTokens = 128;

export type ListenerInput = { texts: string[] };

/** In its thread: how likely each text is a cry for help, as a logit. The model is our own, and comes with the product. */
export async function loadListener({ modelsDir }: { modelsDir: string }) {
  const read = ({ path, sha256 }: typeof answerMarkerTokenizer) => readChecked(join(projectFolder, path), sha256);
  const session = await openSession(await read(conversationModels.listener), modelsDir);
  const tokenizer = openWordPiece((await read(answerMarkerTokenizer)).toString('utf8'));
  await hear('Ready.');
  return async ({ texts }: ListenerInput): Promise<number[]> => {
    const heard: number[] = [];
    for (const text of texts) heard.push(await hear(text));
    return heard;
  };

  async function hear(text: string): Promise<number> {
    const { ids } = tokenizer.encode(text, { most: mostTokens });
    const dims = [1, ids.length];
    const outputs = await session.run({
      input_ids: integers(ids, dims),
      attention_mask: integers(
        ids.map(() => 1),
        dims,
      ),
    });
    return floatData(output(outputs, 'cry'))[0] ?? Number.NaN;
  }
}
