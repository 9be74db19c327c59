type Span = readonly [start: number, end: number];

export type LabelledSpan = { span: Span; label?: string; look?: 'good' | 'doubtful' };

type WrittenTextProps = { heading: string; text: string; spans: readonly LabelledSpan[] };

/** The student's own words on ruled paper, with what was found in them marked and, where it helps, named. */
export function WrittenText({ heading, text, spans }: WrittenTextProps) {
  return (
    <div className="grid gap-1.5">
      <h4 className="font-sans text-base! leading-snug">{heading}</h4>
      <p className="control ruled min-h-16 px-4 py-0 whitespace-pre-wrap">
        {cut(text, joined(spans)).map(({ words, found, at }) =>
          found ? (
            <mark key={at} className={looks[found.look ?? 'good']}>
              {words}
              {found.label && (
                <span className="mx-1 rounded-sm bg-page px-1 py-0.5 text-xs font-semibold whitespace-nowrap text-ink">
                  {found.label}
                </span>
              )}
            </mark>
          ) : (
            words
          ),
        )}
      </p>
    </div>
  );
}

const looks = {
  good: 'bg-success/16 text-ink underline decoration-success decoration-2 underline-offset-4',
  doubtful: 'bg-warning/16 text-ink underline decoration-warning decoration-wavy underline-offset-4',
};

/** In order; the same stretch for two reasons is one stretch with two names. */
function joined(spans: readonly LabelledSpan[]): LabelledSpan[] {
  const sorted = spans.toSorted((a, b) => a.span[0] - b.span[0] || a.span[1] - b.span[1]);
  const result: LabelledSpan[] = [];
  for (const one of sorted) {
    const last = result.at(-1);
    if (last && one.span[0] < last.span[1]) result[result.length - 1] = merge(last, one);
    else result.push(one);
  }
  return result;
}

function merge(last: LabelledSpan, one: LabelledSpan): LabelledSpan {
  const labels = [...new Set([last.label, one.label].flatMap((label) => label?.split(' · ') ?? []))];
  return { ...last, span: [last.span[0], Math.max(last.span[1], one.span[1])], label: labels.join(' · ') };
}

function cut(text: string, spans: readonly LabelledSpan[]) {
  let from = 0;
  const pieces: { words: string; found?: LabelledSpan; at: number }[] = [];
  for (const found of spans) {
    const [start, end] = found.span;
    pieces.push({ words: text.slice(from, start), at: from }, { words: text.slice(start, end), found, at: start });
    from = end;
  }
  return [...pieces, { words: text.slice(from), at: from }].filter(({ words }) => words);
}
