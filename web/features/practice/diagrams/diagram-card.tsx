import { TextLink } from '#web/ui/text-link.tsx';
import type { ListedDiagram } from './load-diagrams.ts';
import { SketchPicture } from './sketch-picture.tsx';

export function DiagramCard({ diagram, href }: { diagram: ListedDiagram; href: string }) {
  const { title, section, state } = diagram;
  return (
    <li className="flex">
      <TextLink href={href} className={card}>
        <SketchPicture sketch={diagram.sketch} />
        <span className="grid content-start gap-1 border-t border-line p-3.5">
          <span className="font-serif text-h4 leading-snug font-semibold">{title}</span>
          <span className="flex items-center justify-between gap-2 text-sm text-ink-soft">
            <span className="tabular-nums">{section}</span>
            <span className={`font-semibold ${tags[state].look}`}>{tags[state].words}</span>
          </span>
        </span>
      </TextLink>
    </li>
  );
}

const tags = {
  new: { words: 'New', look: 'text-ink-soft' },
  due: { words: 'Due', look: 'text-pen' },
  learning: { words: 'Not right yet', look: 'text-warning' },
  secure: { words: 'Secure', look: 'text-success' },
};

const card =
  'grid w-full grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] overflow-hidden rounded-md border border-line bg-raised no-underline shadow-sheet transition-colors ' +
  'hover:border-accent hover:bg-accent-soft';
