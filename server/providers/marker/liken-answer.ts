import { likenToExamples, type Saying } from '#domain/marking/examples.ts';
import { openOnce } from '../models/open-once.ts';
import { loadMiniLm } from '../speech/embedded/minilm.ts';
import { readMarkedExamples } from './marked-examples.ts';
import type { MarkerTask } from './marker-model.ts';

/** In the marker's thread: how answers like this one were marked, idea by idea; nothing for a question without examples. */
export async function openExamples({ folder, modelsDir }: { folder: string; modelsDir: string }) {
  const findExamples = await readMarkedExamples(folder);
  // Few of the answers in a conversation are to a question with examples: its 45 MB wait for the first. Without it, words
  // and letters are compared.
  const openModel = openOnce(() => loadMiniLm({ modelsDir }).catch(() => undefined));

  return async ({ prompt, ideas, answer }: MarkerTask): Promise<number[]> => {
    const examples = findExamples({ prompt, ideas });
    const saying: Saying = { answer };
    if (examples.length) await addVectors([saying, ...examples]);
    return likenToExamples(saying, examples);
  };

  /** The examples of a question keep their vectors once they have them. */
  async function addVectors(sayings: Saying[]): Promise<void> {
    const unread = sayings.filter(({ vector }) => !vector);
    const readVectors = await openModel();
    const vectors = await readVectors?.({ texts: unread.map(({ answer }) => answer) });
    for (const [index, saying] of unread.entries()) saying.vector = vectors?.[index];
  }
}
