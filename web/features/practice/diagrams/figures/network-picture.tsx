import { ring } from './figure-field.tsx';
import type { NetworkBoardProps } from './network-board.tsx';
import { type PlacedArrow, placeNetwork } from './network-places.ts';

/** Nodes in percent of the picture, so that fields can stand on it. */
export function NetworkPicture({
  task,
  drawing,
  onChange,
  finding,
  onToggle,
}: NetworkBoardProps & { onToggle: (id: string) => void }) {
  const { nodes, arrows } = placeNetwork(task.activities);
  const write = (id: string, part: { earliest?: string; latest?: string }) =>
    onChange(
      { ...drawing, nodes: drawing.nodes.map((node) => (node.id === id ? { ...node, ...part } : node)) },
      `type-${id}-${Object.keys(part)[0]}`,
    );
  const isPointed = (id: string) => finding?.places.some((place) => place.kind === 'field' && place.id === id);
  return (
    <div className="overflow-x-auto rounded-md border border-line bg-raised shadow-sheet">
      <div className="relative h-84 min-w-190">
        <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full">
          {arrows.map(({ id, from, to }) => (
            <path
              key={id}
              d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
              vectorEffect="non-scaling-stroke"
              stroke={drawing.critical.includes(id) ? 'var(--pen)' : 'var(--line-strong)'}
              strokeWidth={drawing.critical.includes(id) ? 4 : 2}
            />
          ))}
        </svg>
        {arrows.map((arrow) => (
          <ArrowName
            key={arrow.id}
            arrow={arrow}
            critical={drawing.critical.includes(arrow.id)}
            onToggle={() => onToggle(arrow.id)}
          />
        ))}
        {nodes.map(({ id, name, x, y }) => {
          const node = drawing.nodes.find((one) => one.id === id);
          return (
            <fieldset
              key={id}
              className="absolute grid size-19 -translate-1/2 grid-rows-2 overflow-hidden rounded-full border-2 border-ink bg-raised"
              style={{ left: `${x}%`, top: `${y}%` }}
            >
              <legend className="sr-only">Node: {name}</legend>
              <input
                aria-label={`Earliest start, ${name}`}
                placeholder="EST"
                maxLength={4}
                value={node?.earliest ?? ''}
                className={`${half} border-b border-line-strong ${isPointed(`earliest-${id}`) ? `${ring(finding?.ok)} ring-inset` : ''}`}
                onChange={(event) => write(id, { earliest: event.target.value })}
              />
              <input
                aria-label={`Latest finish, ${name}`}
                placeholder="LFT"
                maxLength={4}
                value={node?.latest ?? ''}
                className={`${half} ${isPointed(`latest-${id}`) ? `${ring(finding?.ok)} ring-inset` : ''}`}
                onChange={(event) => write(id, { latest: event.target.value })}
              />
            </fieldset>
          );
        })}
      </div>
    </div>
  );
}

function ArrowName({
  arrow: { id, duration, from, to },
  critical,
  onToggle,
}: {
  arrow: PlacedArrow;
  critical: boolean;
  onToggle: () => void;
}) {
  // A long arrow is named past its middle, where it has left the node below it behind.
  const share = Math.abs(to.x - from.x) > 30 ? 0.56 : 0.5;
  const look = critical ? 'border-pen text-pen' : 'border-line-strong';
  return (
    <button
      type="button"
      aria-pressed={critical}
      aria-label={`${id}, ${duration} days: critical`}
      className={`absolute min-h-8 -translate-1/2 rounded-full border bg-raised px-2.5 text-sm font-semibold hover:border-ink ${look}`}
      style={{ left: `${from.x + (to.x - from.x) * share}%`, top: `${from.y + (to.y - from.y) * share}%` }}
      onClick={onToggle}
    >
      {id} ({duration})
    </button>
  );
}

const half =
  'min-w-0 bg-transparent text-center text-base tabular-nums placeholder:text-xs placeholder:text-ink-soft focus-visible:-outline-offset-3';
