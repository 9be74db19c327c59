import { cutText, isMarked, type Span, sentencesOf } from './highlights.ts';

type ExtractParagraphProps = {
  place: string;
  text: string;
  spans: readonly Span[];
  bySentence: boolean;
  onToggle: (span: Span) => void;
};

export function ExtractParagraph({ place, text, spans, bySentence, onToggle }: ExtractParagraphProps) {
  if (bySentence) {
    return (
      <p>
        {sentencesOf(text).map((span) => (
          <label key={span[0]} className="cursor-pointer">
            <input
              type="checkbox"
              className="peer sr-only"
              checked={isMarked(spans, span)}
              onChange={() => onToggle(span)}
            />
            <span className={sentence}>{text.slice(...span)}</span>
          </label>
        ))}
      </p>
    );
  }
  return (
    <p data-place={place}>
      {cutText(text, spans).map((piece) =>
        piece.marked ? (
          <mark key={piece.at} className={marker}>
            {piece.text}
          </mark>
        ) : (
          <span key={piece.at}>{piece.text}</span>
        ),
      )}
    </p>
  );
}

/** On paper, where backgrounds are not printed, a highlight is underlined. */
const marker = 'bg-warning/30 text-ink print:underline';

const sentence =
  'rounded-sm decoration-line-strong decoration-dotted underline underline-offset-4 hover:bg-accent-soft ' +
  'peer-checked:bg-warning/30 peer-checked:decoration-solid ' +
  'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus';
