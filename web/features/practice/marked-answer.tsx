import type { MarkedIdea } from '#domain/marking/mark-answer.ts';

type MarkedAnswerProps = { prompt: string; answer: string; ideas: MarkedIdea[] };

/** The student's own words on the same paper, with what was found in them marked. */
export function MarkedAnswer({ prompt, answer, ideas }: MarkedAnswerProps) {
  return (
    <div className="grid gap-1.5">
      <h3 className="font-sans text-base! leading-snug">{prompt}</h3>
      <p className="control ruled min-h-40 px-4 py-0 whitespace-pre-wrap">
        {cut(answer, foundSpans(ideas)).map(({ text, found, at }) =>
          found ? (
            <mark key={at} className={look}>
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </p>
    </div>
  );
}

const look = 'bg-success/16 text-ink underline decoration-success decoration-2 underline-offset-4';

type Span = [start: number, end: number];

/** In order, those that touch made one. */
function foundSpans(ideas: MarkedIdea[]): Span[] {
  const spans = ideas.flatMap(({ state, span }) => (state === 'found' && span ? [span] : []));
  const joined: Span[] = [];
  for (const [start, end] of spans.toSorted((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return joined;
}

function cut(answer: string, spans: Span[]) {
  const edges = [0, ...spans.flat(), answer.length];
  return edges
    .slice(0, -1)
    .map((at, piece) => ({ text: answer.slice(at, edges[piece + 1]), found: piece % 2 === 1, at: `${at}-${piece}` }))
    .filter(({ text }) => text);
}
