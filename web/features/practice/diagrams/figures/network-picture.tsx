import { ring } from './figure-field.tsx';
import type { NetworkBoardProps } from './network-board.tsx';
import { type PlacedArrow, type PlacedNode, placeNetwork } from './network-places.ts';

/** Nodes in percent of the picture, so that fields can stand on it. */
export function NetworkPicture({
  task,
  drawing,
  onChange,
  finding,
  onToggle,
}: NetworkBoardProps & { onToggle: (id: string) => void }) {
  const { nodes, arrows } = placeNetwork(task.activities);
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
        {nodes.map((place) => (
          <NodeFields key={place.id} place={place} drawing={drawing} onChange={onChange} finding={finding} />
        ))}
      </div>
    </div>
  );
}

type NodeFieldsProps = Omit<NetworkBoardProps, 'task'> & { place: PlacedNode };

function NodeFields({ place: { id, name, x, y }, drawing, onChange, finding }: NodeFieldsProps) {
  const node = drawing.nodes.find((one) => one.id === id);
  const write = (part: { earliest?: string; latest?: string }) =>
    onChange(
      { ...drawing, nodes: drawing.nodes.map((one) => (one.id === id ? { ...one, ...part } : one)) },
      `type-${id}-${Object.keys(part)[0]}`,
    );
  const look = (field: string) => {
    const isPointed = finding?.places.some((place) => place.kind === 'field' && place.id === `${field}-${id}`);
    return isPointed ? `${ring(finding?.ok)} ring-inset` : '';
  };
  return (
    <fieldset
      className="absolute grid size-19 -translate-1/2 grid-rows-2 overflow-hidden rounded-full border-2 border-ink bg-raised"
      style={{ left: `${x}%`, top: `${y}%` }}
    >
      <legend className="sr-only">Node: {name}</legend>
      <input
        aria-label={`Earliest start, ${name}`}
        placeholder="EST"
        maxLength={4}
        value={node?.earliest ?? ''}
        className={`${half} border-b border-line-strong ${look('earliest')}`}
        onChange={(event) => write({ earliest: event.target.value })}
      />
      <input
        aria-label={`Latest finish, ${name}`}
        placeholder="LFT"
        maxLength={4}
        value={node?.latest ?? ''}
        className={`${half} ${look('latest')}`}
        onChange={(event) => write({ latest: event.target.value })}
      />
    </fieldset>
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
