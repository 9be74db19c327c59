import type { TreeDrawing } from '#domain/diagrams/drawing.ts';
import type { Finding } from '#domain/diagrams/findings.ts';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import type { TaskOf } from '../load-diagrams.ts';
import { TreeBranch } from './tree-branch.tsx';
import { TreeTask } from './tree-task.tsx';

type TreeBoardProps = {
  task: TaskOf<'tree'>;
  drawing: TreeDrawing;
  onChange: (next: TreeDrawing, gesture?: string) => void;
  finding: Finding | undefined;
};

export type DrawnOption = TreeDrawing['options'][number];

/** A square for the decision, a branch for each option, a circle for each chance, and the sums from right to left. */
export function TreeBoard({ task: { options }, drawing, onChange, finding }: TreeBoardProps) {
  const change = (id: string, part: Partial<DrawnOption>, field: string) =>
    onChange(
      { ...drawing, options: drawing.options.map((one) => (one.id === id ? { ...one, ...part } : one)) },
      `type-${id}-${field}`,
    );
  const chosen = finding?.places.some((place) => place.kind === 'field' && place.id === 'choice');
  return (
    <div className="grid gap-6">
      <TreeTask options={options} />
      <div className="relative grid gap-4 rounded-md border border-line bg-raised p-3 shadow-sheet sm:p-6 sm:pl-16">
        <span aria-hidden="true" className="absolute top-22 bottom-18 left-8 hidden w-0.5 bg-line-strong sm:block" />
        <span
          aria-hidden="true"
          className="absolute top-1/2 left-5 hidden size-6 -translate-y-1/2 bg-accent sm:block"
        />
        {options.map((option) => {
          const drawn = drawing.options.find(({ id }) => id === option.id);
          return (
            drawn && (
              <TreeBranch
                key={option.id}
                option={option}
                drawn={drawn}
                finding={finding}
                onChange={(part, field) => change(option.id, part, field)}
              />
            )
          );
        })}
      </div>
      <div className={chosen ? 'rounded-md ring-3 ring-pen' : ''}>
        <RadioGroup
          legend="Which option do the figures point to?"
          choices={options.map(({ id, label }) => ({ value: id, label }))}
          value={drawing.choice || null}
          onChange={(choice) => onChange({ ...drawing, choice })}
        />
      </div>
    </div>
  );
}
