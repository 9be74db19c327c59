import type { StoredBytes } from '../documents/stored-bytes.ts';
import { piecesOf } from '../documents/stored-pieces.ts';
import { mostStreamBytes, openPdfFile, type PdfFile } from './pdf-file.ts';
import { linesOf } from './pdf-lines.ts';
import { unmoved } from './pdf-matrix.ts';
import { type PageContent, readPageContent } from './pdf-page-content.ts';
import { listPdfPages, type PdfPage } from './pdf-pages.ts';
import type { PdfValue } from './pdf-values.ts';
import type { PagePreview, PreviewPicture } from './preview.ts';

/** A scan is one picture over most of its page. */
const scanShare = 0.5;
/** Fonts, pictures, and drawings within the drawing. A page of writing has a handful. */
const mostParts = 200;

/** The words of a page; of a scanned page, the scan. */
export async function readPdfPreview(content: StoredBytes, number: number): Promise<PagePreview | undefined> {
  const file = await openPdfFile(content);
  const pages = listPdfPages(file);
  const page = pages[number - 1];
  if (!page) return undefined;
  const drawn = await readPageContent(file, await contentOf(file, page.page), {
    resources: page.resources,
    matrix: unmoved,
    budget: { parts: mostParts, letters: mostStreamBytes },
  });
  const picture = await findScan(content, file, page, drawn);
  return { pages: pages.length, lines: picture ? [] : linesOf(drawn.runs), ...(picture ? { picture } : {}) };
}

async function contentOf(file: PdfFile, page: PdfValue): Promise<string> {
  const parts = file.getList(page, 'Contents');
  const streams = parts.length > 0 ? parts : [file.getRef(page, 'Contents')];
  let content = '';
  for (const stream of streams) {
    if (content.length > mostStreamBytes) break;
    content += `${(await file.readStream(stream)) ?? ''}\n`;
  }
  return content;
}

/** Only what a browser can show as it is: a JPEG in the colours of a screen. */
async function findScan(
  content: StoredBytes,
  file: PdfFile,
  { area }: PdfPage,
  { pictures }: PageContent,
): Promise<PreviewPicture | undefined> {
  const largest = pictures.toSorted((one, other) => other.area - one.area)[0];
  if (!largest || largest.area < area * scanShare) return undefined;
  const stream = file.streamOf(largest.picture);
  const filter = file.get(largest.picture, 'Filter');
  const [only, ...more] = Array.isArray(filter) ? filter : [filter];
  if (!stream || only !== '/DCTDecode' || more.length > 0) return undefined;
  if (file.get(largest.picture, 'ColorSpace') === '/DeviceCMYK') return undefined;
  const { from, to } = stream;
  const start = await content.slice(from, from + 3);
  if (!start.equals(Buffer.from([0xff, 0xd8, 0xff]))) return undefined;
  return { type: 'image/jpeg', bytes: to - from, content: () => piecesOf(content, from, to) };
}
