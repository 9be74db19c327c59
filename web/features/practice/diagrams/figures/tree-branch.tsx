import type { Finding } from '#domain/diagrams/findings.ts';
import type { TaskOf } from '../load-diagrams.ts';
import { FigureField } from './figure-field.tsx';
import type { DrawnOption } from './tree-board.tsx';

type TreeBranchProps = {
  option: TaskOf<'tree'>['options'][number];
  drawn: DrawnOption;
  finding: Finding | undefined;
  onChange: (part: Partial<DrawnOption>, field: string) => void;
};

export function TreeBranch({ option, drawn, finding, onChange }: TreeBranchProps) {
  const { id, label, outcomes = [] } = option;
  const sums = { cost: 'Cost', expected: 'Expected value', net: 'Net gain' } as const;
  const keys = { cost: 'cost', expected: 'expectedValue', net: 'netGain' } as const;
  return (
    <fieldset className={`${branch} md:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]`}>
      <legend className="sr-only">{label}</legend>
      <div className="grid content-center gap-2">
        <p aria-hidden="true" className="font-semibold">
          {label}
        </p>
        <div className="grid grid-cols-3 gap-2">
          {(['cost', 'expected', 'net'] as const).map((field) => (
            <FigureField
              key={field}
              id={`${id}-${field}`}
              label={`${label}: ${sums[field].toLowerCase()}`}
              visible={sums[field]}
              value={drawn[keys[field]]}
              finding={finding}
              onChange={(value) => onChange({ [keys[field]]: value }, field)}
            />
          ))}
        </div>
      </div>
      {outcomes.length > 0 && <Outcomes option={option} drawn={drawn} finding={finding} onChange={onChange} />}
    </fieldset>
  );
}

/** What may come of it, each with its probability and its value. */
function Outcomes({ option: { id, label, outcomes = [] }, drawn, finding, onChange }: TreeBranchProps) {
  const setOutcome = (at: number, part: Partial<DrawnOption['outcomes'][number]>, field: string) =>
    onChange(
      { outcomes: drawn.outcomes.map((one, index) => (index === at ? { ...one, ...part } : one)) },
      `${field}-${at}`,
    );
  return (
    <div className="flex items-center gap-3">
      <span aria-hidden="true" className="size-6 shrink-0 rounded-full border-2 border-pen" />
      <svg
        aria-hidden="true"
        viewBox="0 0 10 100"
        preserveAspectRatio="none"
        className="-ml-3 h-28 w-8 shrink-0 text-line-strong"
      >
        <path
          d="M0 50L10 28M0 50L10 78"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <ul className="grid grow gap-2">
        {outcomes.map((outcome, at) => (
          <li
            key={outcome.label}
            className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-end gap-2 sm:grid-cols-[minmax(0,1fr)_4.5rem_6.5rem]"
          >
            <span className="text-sm max-sm:col-span-2 sm:pb-2">{outcome.label}</span>
            <FigureField
              id={`${id}-probability-${at}`}
              label={`${label}, ${outcome.label}: probability`}
              visible="Probability"
              value={drawn.outcomes[at]?.probability ?? ''}
              finding={finding}
              onChange={(probability) => setOutcome(at, { probability }, 'probability')}
            />
            <FigureField
              id={`${id}-value-${at}`}
              label={`${label}, ${outcome.label}: value`}
              visible="Value"
              value={drawn.outcomes[at]?.value ?? ''}
              finding={finding}
              onChange={(value) => setOutcome(at, { value }, 'value')}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

const branch =
  'relative grid gap-4 rounded-sm border border-line bg-surface p-3 sm:p-4 ' +
  'sm:before:absolute sm:before:top-1/2 sm:before:-left-8 sm:before:h-0.5 sm:before:w-8 sm:before:bg-line-strong';
