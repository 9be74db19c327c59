import { Highlighter } from 'lucide-react';
import { useRef, useState } from 'react';
import type { SimulatorQuestion } from '#content/curriculum/curriculum.ts';
import { useStored } from '#web/kept/use-stored.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ExtractParagraph } from './extract-paragraph.tsx';
import { FigureSources } from './figure-sources.tsx';
import { type Highlights, type Span, toggleSpan } from './highlights.ts';
import { readSelectedSpans } from './selected-spans.ts';

/** The extracts, and the student's marks in them: by selecting text, or sentence by sentence with the keyboard. */
export function CaseStudy({ question: { index, caseStudy, figures } }: { question: SimulatorQuestion }) {
  const [highlights, setHighlights] = useStored<Highlights>(`simulator/${index}/highlights`, {});
  const [bySentence, setBySentence] = useState(false);
  const [hint, setHint] = useState('');
  const text = useRef<HTMLDivElement>(null);

  const toggle = (changes: readonly { place: string; span: Span }[]) => {
    const next = { ...highlights };
    for (const { place, span } of changes) next[place] = toggleSpan(next[place] ?? [], span);
    setHighlights(next);
  };
  const highlightSelection = () => {
    const selected = text.current ? readSelectedSpans(text.current) : [];
    setHint(selected.length ? '' : 'Select some words in an extract first.');
    toggle(selected);
    if (selected.length) getSelection()?.removeAllRanges();
  };

  return (
    <Card as="section">
      <h2 className="text-h3">Case Study</h2>
      <div data-screen-only className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button
          variant="secondary"
          size="small"
          icon={<Highlighter aria-hidden="true" />}
          // The press must not take the selection away before it is read.
          onMouseDown={(event) => event.preventDefault()}
          onClick={highlightSelection}
        >
          Highlight
        </Button>
        <Button variant="quiet" size="small" onClick={() => setHighlights({})}>
          Clear all
        </Button>
        <Checkbox
          label="Pick whole sentences"
          checked={bySentence}
          onChange={(event) => setBySentence(event.target.checked)}
        />
        <p aria-live="polite" className="text-sm text-ink-soft">
          {hint}
        </p>
      </div>
      <div ref={text} className="mt-4 grid max-w-reading gap-8">
        <Extracts {...{ caseStudy, highlights, bySentence }} onToggle={(place, span) => toggle([{ place, span }])} />
      </div>
      <FigureSources figures={figures} />
    </Card>
  );
}

type ExtractsProps = Pick<SimulatorQuestion, 'caseStudy'> & {
  highlights: Highlights;
  bySentence: boolean;
  onToggle: (place: string, span: Span) => void;
};

function Extracts({ caseStudy, highlights, bySentence, onToggle }: ExtractsProps) {
  return caseStudy.map(({ title, paragraphs }, extract) => (
    <section key={title} className="grid gap-3">
      <h3 className="text-h4">{title}</h3>
      {paragraphs.map((paragraph, number) => {
        const place = `${extract}-${number}`;
        return (
          <ExtractParagraph
            key={place}
            place={place}
            text={paragraph}
            spans={highlights[place] ?? []}
            bySentence={bySentence}
            onToggle={(span) => onToggle(place, span)}
          />
        );
      })}
    </section>
  ));
}
