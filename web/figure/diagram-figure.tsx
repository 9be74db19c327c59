import { useId } from 'react';
import type { Diagram } from '#content/curriculum/curriculum.ts';
import { CurvesDrawing } from './diagram-curves.tsx';
import { MatrixDrawing } from './diagram-matrix.tsx';
import { NetworkDrawing } from './diagram-network.tsx';
import type { DrawingWords } from './diagram-sheet.tsx';
import { TreeDrawing } from './diagram-tree.tsx';
import { builtBy, networkBy, treeBy } from './study-steps.ts';

/** A diagram and the same in words: the drawing is an image whose title and description are the text beside it. */
export function DiagramFigure({ diagram }: { diagram: Diagram }) {
  const id = useId();
  const { title, explanation, steps, commonErrors } = diagram;
  const words = { titleId: `${id}-title`, textId: `${id}-text` };
  return (
    <figure className="min-w-0 break-inside-avoid rounded-md border border-line bg-raised p-3 sm:p-5">
      <h4 id={words.titleId} className="mb-2">
        {title}
      </h4>
      <Figure diagram={diagram} words={words} />
      <figcaption className="mt-3 grid gap-3">
        <p id={words.textId}>{explanation}</p>
        {steps && (
          <details data-screen-only>
            <summary className="py-1 font-semibold">How to draw it</summary>
            <ol className="list-decimal pt-1 pl-6 marker:text-pen">
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </details>
        )}
        <details data-screen-only>
          <summary className="py-1 font-semibold">Common errors</summary>
          <ul className="list-disc pt-1 pl-6 marker:text-pen">
            {commonErrors.map((error) => (
              <li key={error}>{error}</li>
            ))}
          </ul>
        </details>
      </figcaption>
    </figure>
  );
}

type FigureProps = { diagram: Diagram; words: DrawingWords; step?: number | undefined };

/** `step`: only as much of it as has been built by then. */
export function Figure({ diagram, words, step = Number.POSITIVE_INFINITY }: FigureProps) {
  switch (diagram.kind) {
    case 'xy':
      return <CurvesDrawing diagram={diagram} words={words} built={builtBy(diagram, step)} />;
    case 'matrix':
      return <MatrixDrawing diagram={diagram} words={words} />;
    case 'tree':
      return <TreeDrawing diagram={diagram} words={words} built={treeBy(diagram, step)} />;
    case 'network':
      return <NetworkDrawing diagram={diagram} words={words} built={networkBy(diagram, step)} />;
  }
}
