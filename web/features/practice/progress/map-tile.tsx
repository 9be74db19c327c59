import type { MapSection } from './progress-api.ts';
import { stateLooks } from './section-state.ts';
import { StateMark } from './state-mark.tsx';

type MapTileProps = { section: MapSection; onOpen: () => void };

/** One section as a square of paper that fills with ink. */
export function MapTile({ section: { id, title, state, mastery, due }, onOpen }: MapTileProps) {
  const { word, tile } = stateLooks[state];
  return (
    <button type="button" className={`${shape} ${tile}`} onClick={onOpen}>
      {state === 'learning' && <span aria-hidden="true" className={pencil} style={{ height: `${mastery}%` }} />}
      {state === 'fading' && <span aria-hidden="true" className={washed} />}
      <span className="relative flex w-full items-center justify-between gap-1 text-xs font-semibold">
        <span className="tabular-nums">{id}</span>
        <span className="flex items-center gap-1 whitespace-nowrap">
          {word}
          <StateMark state={state} className="size-3.5" />
        </span>
      </span>
      <span className="relative mt-2 line-clamp-4 font-serif text-sm leading-snug font-semibold hyphens-auto">
        {title}
      </span>
      {due > 0 && <span className="relative mt-auto pt-2 text-xs">{due} due</span>}
    </button>
  );
}

const shape =
  'relative flex h-full min-h-20 sm:min-h-26 w-full flex-col items-start overflow-hidden rounded-md border p-2 text-left sm:p-2.5 ' +
  'transition-[transform,border-color,box-shadow] hover:-translate-y-0.5 hover:border-ink hover:shadow-float motion-reduce:hover:translate-y-0';

/** Pencil strokes that rise with what has been shown. */
const pencil =
  'absolute inset-x-0 bottom-0 bg-info/8 ' +
  'bg-[repeating-linear-gradient(125deg,color-mix(in_srgb,var(--info)_24%,transparent)_0_1.5px,transparent_1.5px_6px)]';

/** Ink that runs out. */
const washed = 'absolute inset-0 bg-linear-to-b from-warning/38 via-warning/18 via-55% to-transparent';
