import { Failure } from '#domain/failures.ts';
import type { Deps } from '../../../deps.ts';
import { openStoredBytes, type StoredBytes } from '../documents/stored-bytes.ts';
import { readDocxPages } from './docx-pages.ts';
import { readPdfPreview } from './pdf-preview.ts';

/** A picture in a document, piece by piece. */
export type PreviewPicture = { type: 'image/jpeg' | 'image/png'; bytes: number; content: () => AsyncIterable<Buffer> };

/** One page as far as we can show it: its words, or the picture that it is. */
export type PagePreview = { pages: number; lines: string[]; picture?: PreviewPicture };

export type StoredDocument = { key: string; kind: string | null; bytes: number | null };

/** Nothing for an old Word document or a page that there is not. A page that is drawn by hand has no lines. */
export async function readPreview(
  { files }: Pick<Deps, 'files'>,
  { key, kind, bytes }: StoredDocument,
  page: number,
): Promise<PagePreview | undefined> {
  const read = kind ? readers[kind] : undefined;
  if (!read || !bytes) return undefined;
  try {
    return await read(openStoredBytes(files, key, bytes), page);
  } catch (error) {
    // Larger or stranger than a preview may be: the document itself is as good as before.
    if (error instanceof Failure && error.code === 'document_refused') return undefined;
    throw error;
  }
}

const readers: Record<string, (content: StoredBytes, page: number) => Promise<PagePreview | undefined>> = {
  pdf: readPdfPreview,
  docx: readDocxPages,
};
