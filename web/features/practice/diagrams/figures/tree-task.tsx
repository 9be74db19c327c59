import { wholePounds } from '#domain/diagrams/whole-pounds.ts';
import type { TaskOf } from '../load-diagrams.ts';

/** The figures that the task gives, as an exam would. */
export function TreeTask({ options }: { options: TaskOf<'tree'>['options'] }) {
  return (
    <ul className="grid max-w-reading list-disc gap-1 pl-5 marker:text-pen">
      {options.map(({ id, label, cost, value = 0, outcomes }) => (
        <li key={id}>
          <strong>{label}</strong> costs {wholePounds(cost)}
          {outcomes
            ? `: ${outcomes.map((one) => `a ${one.probability} chance of ${one.label.toLowerCase()} worth ${wholePounds(one.value)}`).join(', ')}.`
            : ` and brings ${wholePounds(value)}.`}
        </li>
      ))}
    </ul>
  );
}
