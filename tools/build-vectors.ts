import { writeFile } from 'node:fs/promises';
import { readConfig } from '../server/config/config.ts';
import { floatData, openSession, output } from '../server/providers/models/onnx.ts';
import { answerMarkerTokenizer, conversationModels, readChecked } from '../server/providers/models/weights.ts';
import { openWordPiece } from '../server/providers/models/wordpiece.ts';
import { indexedTexts } from '../server/teaching/bank/bank-texts.ts';
import { readBank } from '../server/teaching/bank/read-bank.ts';
import { readSectionTitles } from '../server/teaching/bank/section-titles.ts';
import { encodeRows } from '../server/teaching/reader/encode-rows.ts';
import { dimensions, fingerprintOf, packVectors } from '../server/teaching/reader/vectors.ts';

/** Reads every way of asking of `content/answers` with the finder, and keeps the vectors beside it. About ten minutes. */
const { path, sha256 } = conversationModels.finder;
const session = await openSession(await readChecked(path, sha256), readConfig().modelsDir);
const tokenizer = await readChecked(answerMarkerTokenizer.path, answerMarkerTokenizer.sha256);
const wordPiece = openWordPiece(tokenizer.toString('utf8'));
const bank = await readBank();
const titles = await readSectionTitles();
const rows = bank.flatMap((entry) =>
  indexedTexts(entry).map((text) => wordPiece.encode(text, { pair: titles(entry), most: 96 })),
);
// Rows of like length go together, so that little is padded.
const order = rows.map((_, at) => at).sort((a, b) => (rows[a]?.ids.length ?? 0) - (rows[b]?.ids.length ?? 0));
const vectors: Float32Array[] = Array(rows.length);
for (let from = 0; from < order.length; from += 64) {
  const batch = order.slice(from, from + 64);
  const outputs = await session.run(encodeRows(batch.flatMap((at) => rows[at] ?? [])));
  const found = floatData(output(outputs, 'embedding'));
  for (const [place, at] of batch.entries()) vectors[at] = found.slice(place * dimensions, (place + 1) * dimensions);
}
await writeFile(conversationModels.vectors, packVectors(fingerprintOf(bank, titles), vectors));
console.log(`${bank.length} answers, ${rows.length} vectors.`);
