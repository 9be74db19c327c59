import type { NetworkDrawing } from '#domain/diagrams/drawing.ts';
import type { Finding } from '#domain/diagrams/findings.ts';
import type { TaskOf } from '../load-diagrams.ts';
import { FigureField, ring } from './figure-field.tsx';
import { NetworkPicture } from './network-picture.tsx';

export type NetworkBoardProps = {
  task: TaskOf<'network'>;
  drawing: NetworkDrawing;
  onChange: (next: NetworkDrawing, gesture?: string) => void;
  finding: Finding | undefined;
};

/** Earliest starts and latest finishes in the nodes, floats beside, and the critical path by its activities. */
export function NetworkBoard(props: NetworkBoardProps) {
  const { task, drawing, onChange, finding } = props;
  const toggle = (id: string) => {
    const critical = drawing.critical.includes(id)
      ? drawing.critical.filter((one) => one !== id)
      : [...drawing.critical, id];
    onChange({ ...drawing, critical });
  };
  return (
    <div className="grid gap-6">
      <NetworkPicture {...props} onToggle={toggle} />
      <div className="overflow-x-auto">
        <table className="w-full max-w-2xl text-left">
          <caption className="sr-only">Activities, with the float of each and whether it is critical</caption>
          <thead className="text-sm text-ink-soft">
            <tr>
              {['Activity', 'Days', 'After', 'Float', 'Critical'].map((head) => (
                <th key={head} scope="col" className="border-b border-line py-1.5 pr-3 font-semibold">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {task.activities.map((activity) => (
              <ActivityRow key={activity.id} {...props} activity={activity} onToggle={toggle} />
            ))}
          </tbody>
        </table>
      </div>
      <FigureField
        id="total"
        label="Days for the whole project"
        visible="Days for the whole project"
        className="max-w-44"
        value={drawing.total}
        finding={finding}
        onChange={(total) => onChange({ ...drawing, total }, 'type-total')}
      />
    </div>
  );
}

type ActivityRowProps = NetworkBoardProps & {
  activity: TaskOf<'network'>['activities'][number];
  onToggle: (id: string) => void;
};

function ActivityRow({ activity: { id, duration, pred }, drawing, onChange, finding, onToggle }: ActivityRowProps) {
  const onPath = finding?.places.some((place) => place.kind === 'field' && place.id === 'critical');
  const write = (value: string) =>
    onChange(
      { ...drawing, floats: drawing.floats.map((float) => (float.id === id ? { id, value } : float)) },
      `type-float-${id}`,
    );
  return (
    <tr className="border-b border-line">
      <th scope="row" className="py-1.5 pr-3 font-serif text-h4">
        {id}
      </th>
      <td className="pr-3 tabular-nums">{duration}</td>
      <td className="pr-3">{pred.join(', ') || '–'}</td>
      <td className="w-24 py-1.5 pr-3">
        <FigureField
          id={`float-${id}`}
          label={`Float of ${id}`}
          value={drawing.floats.find((float) => float.id === id)?.value ?? ''}
          finding={finding}
          onChange={write}
        />
      </td>
      <td>
        <input
          type="checkbox"
          className={`tickable ${onPath ? ring(finding?.ok) : ''}`}
          aria-label={`${id} is critical`}
          checked={drawing.critical.includes(id)}
          onChange={() => onToggle(id)}
        />
      </td>
    </tr>
  );
}
