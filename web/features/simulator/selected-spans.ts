import type { Span } from './highlights.ts';

/** What the student has selected, paragraph by paragraph. A paragraph's element carries its place in `data-place`. */
export function readSelectedSpans(root: HTMLElement): { place: string; span: Span }[] {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return [];
  const range = selection.getRangeAt(0);
  return [...root.querySelectorAll<HTMLElement>('[data-place]')].flatMap((paragraph) => {
    const span = spanWithin(paragraph, range);
    return span && span[0] < span[1] ? [{ place: paragraph.dataset.place ?? '', span }] : [];
  });
}

function spanWithin(paragraph: HTMLElement, range: Range): Span | undefined {
  if (!range.intersectsNode(paragraph)) return undefined;
  const inside = document.createRange();
  inside.selectNodeContents(paragraph);
  const before = inside.cloneRange();
  if (range.compareBoundaryPoints(Range.START_TO_START, inside) > 0) {
    inside.setStart(range.startContainer, range.startOffset);
  }
  if (range.compareBoundaryPoints(Range.END_TO_END, inside) < 0) inside.setEnd(range.endContainer, range.endOffset);
  before.setEnd(inside.startContainer, inside.startOffset);
  const start = before.toString().length;
  return [start, start + inside.toString().length];
}
