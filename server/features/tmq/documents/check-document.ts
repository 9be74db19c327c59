import { fileTypeFromBuffer } from 'file-type';
import { Failure } from '#domain/failures.ts';
import { messages } from '#domain/messages.ts';
import { checkDoc } from './check-doc.ts';
import { checkDocx } from './check-docx.ts';
import { checkPdf } from './check-pdf.ts';
import { type DocumentKind, promisedKind } from './document-kind.ts';
import { refuse } from './refuse.ts';
import type { StoredBytes } from './stored-bytes.ts';

/** Judges a document by its content. Returns its kind, or refuses with the sentence the student reads. */
export async function checkDocument(content: StoredBytes, fileName: string): Promise<DocumentKind> {
  if (content.bytes === 0) refuse('documentEmpty');
  const promised = promisedKind(fileName) ?? refuse('documentWrongKind');
  const kind = await checkContent(content);
  if (kind !== promised) {
    throw new Failure('document_refused', { sentence: messages.documentMisnamed(`.${promised}`) });
  }
  return kind;
}

async function checkContent(content: StoredBytes): Promise<DocumentKind> {
  const head = await content.slice(0, 4100);
  const found = await fileTypeFromBuffer(head);
  if (found?.ext === 'pdf') {
    await checkPdf(content);
    return 'pdf';
  }
  if (found?.ext === 'cfb') {
    await checkDoc(content);
    return 'doc';
  }
  // Which of the many kinds of zip it is, our own reader finds out from the whole directory.
  if (head.subarray(0, 4).equals(zipMagic)) {
    await checkDocx(content);
    return 'docx';
  }
  return refuse('documentWrongKind');
}

const zipMagic = Buffer.from('PK\x03\x04', 'latin1');
