import { Printer } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import type { KeyPoint, SectionView } from '#content/curriculum/curriculum.ts';
import { DiagramFigure } from '#web/figure/diagram-figure.tsx';
import { Button } from '#web/ui/button.tsx';
import { Chain } from './chain.tsx';
import { DefinitionCard, FormulaCard } from './definition-card.tsx';
import { Examples } from './examples.tsx';
import { Misconception } from './misconception.tsx';
import { SectionQuestion } from './section-question.tsx';

type Props = { themeId: string; section: SectionView; heading?: Ref<HTMLHeadingElement> };

/** All there is to revise in one section, kind by kind. */
export function SectionArticle({ themeId, section, heading }: Props) {
  const { id, title, topics, keyPoints, diagrams, questions } = section;
  return (
    <article className="grid gap-10">
      <header>
        <h2 ref={heading} tabIndex={-1} className="outline-none">
          <span className="block font-serif text-h4 font-semibold text-pen tabular-nums">{id}</span> {title}
        </h2>
        <p className="mt-2 text-ink-soft">{topics.join(' · ')}</p>
        <Button
          data-screen-only
          variant="secondary"
          size="small"
          className="mt-4"
          icon={<Printer aria-hidden="true" />}
          onClick={() => window.print()}
        >
          Print this section
        </Button>
      </header>
      <Part title="Definitions" of={ofType(keyPoints, 'definition')} grid={2}>
        {(point) => <DefinitionCard key={point.id} {...point} />}
      </Part>
      <Part title="Formulae" of={ofType(keyPoints, 'formula')}>
        {(point) => <FormulaCard key={point.id} {...point} />}
      </Part>
      <Part title="Key points" of={ofType(keyPoints, 'point')}>
        {(point) => <p key={point.id}>{point.text}</p>}
      </Part>
      <Part title="Chains of reasoning" of={ofType(keyPoints, 'chain')}>
        {(point) => <Chain key={point.id} steps={point.steps} />}
      </Part>
      <Part title={diagrams.length > 1 ? 'Diagrams' : 'Diagram'} of={diagrams} grid={diagrams.length > 1 ? 2 : 1}>
        {(diagram) => <DiagramFigure key={diagram.id} diagram={diagram} />}
      </Part>
      <Part title="Evaluation" of={ofType(keyPoints, 'evaluation')}>
        {(point) => <p key={point.id}>{point.text}</p>}
      </Part>
      <Examples examples={ofType(keyPoints, 'example')} />
      <Part title="Common mistakes" of={ofType(keyPoints, 'misconception')}>
        {(point) => <Misconception key={point.id} {...point} />}
      </Part>
      {questions.length > 0 && (
        <section>
          <h3 className="mb-4 border-b border-line pb-2">Can you answer these?</h3>
          <ul className="grid max-w-[56rem] gap-3">
            {questions.map((question) => (
              <SectionQuestion key={question.id} themeId={themeId} question={question} />
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}

type PartProps<Item> = { title: string; of: readonly Item[]; grid?: 1 | 2; children: (item: Item) => ReactNode };

function Part<Item>({ title, of, grid = 1, children }: PartProps<Item>) {
  if (of.length === 0) return null;
  return (
    <section>
      <h3 className="mb-4 border-b border-line pb-2">{title}</h3>
      <div className={`grid max-w-[56rem] gap-4 ${grid === 2 ? 'sm:grid-cols-2' : ''}`}>{of.map(children)}</div>
    </section>
  );
}

function ofType<Type extends KeyPoint['type']>(points: readonly KeyPoint[], type: Type) {
  return points.filter((point): point is Extract<KeyPoint, { type: Type }> => point.type === type);
}
