/** From the first letter of a sentence to the one after its last, for `slice`. */
type SentenceSpan = [start: number, end: number];

/** Where the sentences of a written text stand. A new line ends one too: notes have no full stops. */
export function findSentences(text: string): SentenceSpan[] {
  const spans: SentenceSpan[] = [];
  let from = 0;
  for (const { 0: gap, index } of text.matchAll(gaps)) {
    if (!gap.includes('\n') && isShortened(text.slice(from, index))) continue;
    add(index);
    from = index + gap.length;
  }
  add(text.length);
  return spans;

  function add(to: number): void {
    const raw = text.slice(from, to);
    const trimmed = raw.trim();
    const start = from + raw.indexOf(trimmed);
    if (trimmed) spans.push([start, start + trimmed.length]);
  }
}

const gaps = /(?<=[.!?]['’"”)]?)[^\S\n]+(?=['‘"“(]?[A-Z£$\d])|\s*\n\s*/g;

/** A point in '0.5', 'e.g.' or 'U.K.' ends none. */
function isShortened(text: string): boolean {
  return /\b(e\.g|i\.e|etc|vs|Mr|Mrs|Dr|St|[A-Z])\.$/.test(text);
}
