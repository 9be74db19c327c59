import { Figure } from '#web/figure/diagram-figure.tsx';
import type { ListedDiagram } from './load-diagrams.ts';

/** The lines and their names, before any figure or mark is in it: a reminder, not the answer. */
export function SketchPicture({ sketch }: Pick<ListedDiagram, 'sketch'>) {
  return (
    <span
      aria-hidden="true"
      className={`block aspect-[4/3] min-w-0 bg-surface p-2 [&>svg]:size-full ${letters[sketch.kind]}`}
    >
      <Figure diagram={sketch} words={{ titleId: '', textId: '' }} step={builtTo[sketch.kind]} />
    </span>
  );
}

/** A tree with its chances, a network with its arrows: the sums are the student's. */
const builtTo = { xy: undefined, matrix: undefined, tree: 1, network: 0 };

/** Smaller than they can be read, a tree's words are left out. */
const letters = {
  xy: '[&_text]:text-[16px] [&_polyline]:stroke-[3.2px]',
  matrix: '[&_text]:text-[17px]',
  tree: '[&_text]:hidden [&_path]:stroke-[2.6px]',
  network: '[&_text]:text-[13px] [&_path]:stroke-[2.2px]',
};
