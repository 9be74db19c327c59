import { floatData, output, type Session } from '../../providers/models/onnx.ts';
import type { WordPiece } from '../../providers/models/wordpiece.ts';
import { documentOf } from '../bank/bank-texts.ts';
import type { readSectionTitles } from '../bank/section-titles.ts';
import { encodeRows } from './encode-rows.ts';
import type { HeldEntry } from './held-bank.ts';
import type { Asked } from './reader.ts';
import { writeOut } from './write-out.ts';

type Parts = { chooser: Session; wordPiece: WordPiece; titles: Awaited<ReturnType<typeof readSectionTitles>> };
type Shown = { entry: HeldEntry; ask: string };
export type Weigh = ReturnType<typeof createWeigher>;

/**
 * For each entry: how likely it answers the words, the first of the chooser's outputs; the others, which tell whether it agrees with
 * them, the judge tells better. One entry at a time: together, each would cost as much as the longest.
 */
export function createWeigher({ chooser, wordPiece, titles }: Parts) {
  return async ({ words, subject, topic }: Asked, shown: Shown[], most: number): Promise<number[]> => {
    const said = writeOut(words, subject);
    const query = topic ? `${said} | ${topic}` : said;
    const answering: number[] = [];
    for (const { entry, ask } of shown) {
      const row = wordPiece.encode(query, { pair: documentOf(titles(entry), entry, ask), most });
      answering.push(floatData(output(await chooser.run(encodeRows([row])), 'probabilities'))[0] ?? 0);
    }
    return answering;
  };
}
