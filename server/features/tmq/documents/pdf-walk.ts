import { liesElsewhere } from './pdf-external.ts';
import { asText, isObjectStream, mentionsObjectStream, type PdfFindings } from './pdf-names.ts';
import { refuse } from './refuse.ts';
import type { StoredBytes } from './stored-bytes.ts';

/** Where the bytes of a stream lie, and the dictionary in front of them. */
export type PdfStream = { from: number; to: number; dictionary: string };

const mostStreams = 20_000;
/** Most streams are near; a long way is walked in long steps. */
const windows = [4 * 1024, 32 * 1024];
const longWindow = 256 * 1024;
/** A dictionary may begin this far in front of its stream. */
const lookBack = 64 * 1024;

/** Shows all text of a PDF to the findings, and gives its streams one by one. */
export async function* walkPdf(content: StoredBytes, findings: PdfFindings): AsyncGenerator<PdfStream> {
  let at = 0;
  for (let count = 0; at < content.bytes; count++) {
    if (count > mostStreams) refuse('documentDamaged');
    const found = await findStream(content, at, findings);
    if (!found) return;
    const to = await findStreamEnd(content, found.from, findings);
    yield { ...found, to };
    at = to;
  }
}

async function findStream(content: StoredBytes, from: number, findings: PdfFindings) {
  let promised = false;
  for await (const { start, raw } of windowsFrom(content, from, lookBack)) {
    const found = streamKeyword.exec(raw);
    const upTo = found ? raw.slice(0, found.index + 2) : raw;
    findings.lookBetweenStreams(upTo);
    if (strayKeyword.test(upTo)) refuse('documentDamaged');
    promised ||= mentionsObjectStream(asText(upTo));
    if (!found) continue;
    const written = upTo.slice(lastObject(upTo));
    if (liesElsewhere(written)) refuse('documentPdfFetches');
    const dictionary = asText(written);
    // Named in front of the stream, but outside what we take for its dictionary: somebody wants to confuse us.
    if (promised && !isObjectStream(dictionary)) refuse('documentDamaged');
    return { from: start + found.index + found[0].length, dictionary };
  }
  if (promised) refuse('documentDamaged');
  return undefined;
}

/** A dictionary's end, the word, and an end of line that is whole. */
const streamKeyword = />>[\s\0]*stream(?:\r\n|\n|\r(?=[^\n]))/;
/** Behind a comment, for instance, where a reader would still see it. */
const strayKeyword = /[\s\0]stream[\r\n]/;

function lastObject(text: string): number {
  const last = [...text.matchAll(/\d{1,10}\s+\d+\s+obj/g)].at(-1);
  return last?.index ?? refuse('documentDamaged');
}

async function findStreamEnd(content: StoredBytes, from: number, findings: PdfFindings): Promise<number> {
  for await (const { start, raw } of windowsFrom(content, from, 256)) {
    const end = raw.indexOf('endstream');
    findings.lookInsideStream(end < 0 ? raw : raw.slice(0, end));
    if (end >= 0) return start + end;
  }
  return refuse('documentDamaged');
}

/** Parts of the file from a place on, each beginning a little before the last one ended. */
async function* windowsFrom(content: StoredBytes, from: number, overlap: number) {
  let step = 0;
  for (let at = from; at < content.bytes; ) {
    const start = Math.max(from, at - overlap);
    const next = at + (windows[step++] ?? longWindow);
    yield { start, raw: (await content.slice(start, next)).toString('latin1') };
    at = next;
  }
}
