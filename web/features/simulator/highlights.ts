import { findSentences } from '#domain/find-sentences.ts';

/** From the first letter to the one after the last. */
export type Span = [start: number, end: number];

/** The highlights of a case study: per paragraph, in order, never touching. */
export type Highlights = Record<string, Span[]>;

/** Marks a stretch of text; when all of it is marked already, takes the marks away. */
export function toggleSpan(spans: readonly Span[], span: Span): Span[] {
  return isMarked(spans, span) ? without(spans, span) : withSpan(spans, span);
}

export function isMarked(spans: readonly Span[], [start, end]: Span): boolean {
  return spans.some(([from, to]) => from <= start && end <= to);
}

/** A text in pieces, marked and unmarked by turns. */
export function cutText(text: string, spans: readonly Span[]): { text: string; marked: boolean; at: number }[] {
  const edges = [0, ...spans.flat(), text.length];
  return edges
    .slice(0, -1)
    .map((at, index) => ({ text: text.slice(at, edges[index + 1]), marked: index % 2 === 1, at }))
    .filter((piece) => piece.text);
}

/** Each sentence of a text with the space after it: together they are the text. */
export function sentencesOf(text: string): Span[] {
  const starts = findSentences(text).map(([start]) => start);
  return starts.map((start, index) => [index === 0 ? 0 : start, starts[index + 1] ?? text.length]);
}

function withSpan(spans: readonly Span[], span: Span): Span[] {
  const touching = spans.filter(([from, to]) => from <= span[1] && to >= span[0]);
  const apart = spans.filter((other) => !touching.includes(other));
  const all = [...touching, span];
  const merged: Span = [Math.min(...all.map(([from]) => from)), Math.max(...all.map(([, to]) => to))];
  return [...apart, merged].sort((a, b) => a[0] - b[0]);
}

function without(spans: readonly Span[], [start, end]: Span): Span[] {
  return spans.flatMap(([from, to]): Span[] => {
    const left: Span[] = from < start ? [[from, Math.min(to, start)]] : [];
    const right: Span[] = to > end ? [[Math.max(from, end), to]] : [];
    return [...left, ...right];
  });
}
