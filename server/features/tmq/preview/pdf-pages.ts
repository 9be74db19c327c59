import type { PdfFile } from './pdf-file.ts';
import type { PdfValue } from './pdf-values.ts';

export type PdfPage = { page: PdfValue; resources: PdfValue | undefined; area: number };

const mostPages = 500;

/** The pages in their order, each with what it inherits. */
export function listPdfPages(file: PdfFile): PdfPage[] {
  const pages: PdfPage[] = [];
  const seen = new Set<number>();
  const waiting = [{ node: file.getRef(file.catalogue(), 'Pages'), resources: undefined, box: undefined } as Waiting];
  for (let next = waiting.pop(); next && pages.length < mostPages; next = waiting.pop()) {
    const { node } = next;
    const number = typeof node === 'object' && 'ref' in node ? node.ref : undefined;
    if (!node || number === undefined || seen.has(number)) continue;
    seen.add(number);
    const resources = file.get(node, 'Resources') ?? next.resources;
    const box = file.get(node, 'MediaBox') ?? next.box;
    const kids = file.getList(node, 'Kids').slice(0, mostPages);
    if (kids.length > 0) waiting.push(...kids.map((kid) => ({ node: kid, resources, box })).reverse());
    else pages.push({ page: node, resources, area: areaOf(box) });
  }
  return pages;
}

type Waiting = { node: PdfValue | undefined; resources: PdfValue | undefined; box: PdfValue | undefined };

function areaOf(box: PdfValue | undefined): number {
  const [left = 0, bottom = 0, right = 595, top = 842] = Array.isArray(box) ? box.map(Number) : [];
  return Math.abs((right - left) * (top - bottom)) || 595 * 842;
}
