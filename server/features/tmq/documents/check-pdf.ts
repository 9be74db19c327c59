import { inflateWithin } from './bounded-inflate.ts';
import { createPdfFindings, isObjectStream, objectStreamIsPacked, type PdfFindings } from './pdf-names.ts';
import { type PdfStream, walkPdf } from './pdf-walk.ts';
import { refuse } from './refuse.ts';
import type { StoredBytes } from './stored-bytes.ts';
import { piecesOf } from './stored-pieces.ts';
import { findZipEnd } from './zip-directory.ts';

const mostUnpackedBytes = 100 * 1024 * 1024;
const mostObjectStreams = 2000;

/** Nothing that runs, nothing that hides, and whole from the first byte to the last. */
export async function checkPdf(content: StoredBytes): Promise<void> {
  const tail = await content.slice(content.bytes - 1024, content.bytes);
  if ((await content.slice(0, 5)).toString('latin1') !== '%PDF-') refuse('documentWrongKind');
  // A file that is a zip as well shows something else to the next program.
  if (await findZipEnd(content)) refuse('documentWrongKind');
  if (!tail.includes('%%EOF')) refuse('documentDamaged');
  const findings = createPdfFindings();
  let left = mostUnpackedBytes;
  let objectStreams = 0;
  for await (const stream of walkPdf(content, findings)) {
    if (!isObjectStream(stream.dictionary)) continue;
    if (++objectStreams > mostObjectStreams) refuse('documentUnpacksTooLarge');
    left -= await lookIntoObjects(content, stream, findings, left);
  }
}

/** Objects may lie packed in a stream, and scripts among them. */
async function lookIntoObjects(content: StoredBytes, stream: PdfStream, findings: PdfFindings, mostBytes: number) {
  const packed = piecesOf(content, stream.from, stream.to);
  const isPacked = objectStreamIsPacked(stream.dictionary);
  let bytes = 0;
  let before = ' ';
  for await (const piece of isPacked ? inflateWithin(packed, { raw: false, mostBytes }) : packed) {
    bytes += piece.length;
    const text = before + piece.toString('latin1');
    findings.lookBetweenStreams(text);
    before = text.slice(-1024);
  }
  return bytes;
}
