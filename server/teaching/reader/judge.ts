import { floatData, output, type Session } from '../../providers/models/onnx.ts';
import type { WordPiece } from '../../providers/models/wordpiece.ts';
import { encodeRows } from './encode-rows.ts';

type Parts = { model: Session; wordPiece: WordPiece; places: Uint16Array; most: number };

/**
 * How far a statement stands beside texts that speak of the same: the mean of what the judge makes of it beside each, or
 * what it makes of it beside what was just said, the first of them, where that is far more: a student who puts that in
 * other words is right, whatever else was found. Nothing where there is no such text.
 */
export function createJudge({ model, wordPiece, places, most }: Parts) {
  return async (words: string, before: string, found: string[]): Promise<number | undefined> => {
    const texts = before ? [before, ...found] : found;
    if (!texts.length) return undefined;
    const verdicts: number[] = [];
    for (const pair of texts) {
      const { ids, typeIds } = wordPiece.encode(words, { pair, most });
      const row = { ids: ids.map((id) => places[id] ?? 0), typeIds };
      verdicts.push(floatData(output(await model.run(encodeRows([row])), 'verdict'))[0] ?? 0);
    }
    const mean = verdicts.reduce((sum, one) => sum + one, 0) / verdicts.length;
    return before ? Math.max(mean, (verdicts[0] ?? 0) - farMore) : mean;
  };
}

const farMore = 3.5;

/** Where each token of the vocabulary stands in the judge's own, as the training wrote it. */
export function placesOf(bytes: Buffer): Uint16Array {
  return new Uint16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}
