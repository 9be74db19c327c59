import type { TreeDiagram, TreeOption } from '#content/curriculum/curriculum.ts';
import { wholePounds } from '#domain/diagrams/whole-pounds.ts';
import { DiagramSheet, type DrawingWords } from './diagram-sheet.tsx';
import type { treeBy } from './study-steps.ts';

const rowHeight = 44;
/** Two lines of sums stand under an option, even under one without outcomes. */
const leastRows = 1.4;
const start = { x: 18 };
const chance = { x: 221 };
const end = { x: 264 };

type TreeBuilt = ReturnType<typeof treeBy>;
type TreeDrawingProps = { diagram: TreeDiagram; words: DrawingWords; built: TreeBuilt };

/** A square for the decision, a circle for each chance, outcomes at the ends, and the sums under each option. */
export function TreeDrawing({ diagram: { tree, expected }, words, built }: TreeDrawingProps) {
  const rows = placeOptions(tree.options);
  const height = rows.reduce((sum, { option }) => sum + leaves(option) * rowHeight, 40);
  const middle = height / 2;
  return (
    <DiagramSheet words={words} height={height} letters="small">
      {rows.map(({ option, y }) => (
        <g key={option.id}>
          <path d={`M${start.x} ${middle}L48 ${y}H${option.outcomes ? chance.x : end.x}`} {...line} />
          <text x="51" y={y - 7} className="text-[11px] font-semibold">
            {option.label}
          </text>
          <text x="51" y={y + 15} className={small}>
            {built.costs && `Cost ${wholePounds(option.cost)}`}
          </text>
          <text x="51" y={y + 29} className={small}>
            {built.sums && sums(option, expected)}
          </text>
          {option.outcomes ? (
            built.chances && <Outcomes option={option} y={y} built={built} />
          ) : (
            <text x={end.x + 6} y={y + 4} className="font-semibold">
              {built.outcomes && wholePounds(option.value ?? 0)}
            </text>
          )}
        </g>
      ))}
      <rect x={start.x - 9} y={middle - 9} width="18" height="18" fill="var(--accent)" />
    </DiagramSheet>
  );
}

type OutcomesProps = { option: TreeOption; y: number; built: TreeBuilt };

function Outcomes({ option: { outcomes = [] }, y, built }: OutcomesProps) {
  const first = y - ((outcomes.length - 1) * rowHeight) / 2;
  return (
    <>
      {outcomes.map(({ label, probability, value }, index) => {
        const at = first + index * rowHeight;
        return (
          <g key={label}>
            <path d={`M${chance.x} ${y}L243 ${at}H${end.x}`} {...line} />
            <text x="246" y={at - 5}>
              {label}, {probability}
            </text>
            <text x={end.x + 6} y={at + 12} className="font-semibold">
              {built.outcomes && wholePounds(value)}
            </text>
          </g>
        );
      })}
      <circle cx={chance.x} cy={y} r="9" fill="var(--surface-raised)" stroke="var(--pen)" strokeWidth="2.4" />
    </>
  );
}

function placeOptions(options: readonly TreeOption[]) {
  let top = 20;
  return options.map((option) => {
    const y = top + (leaves(option) * rowHeight) / 2;
    top += leaves(option) * rowHeight;
    return { option, y };
  });
}

function leaves({ outcomes }: TreeOption): number {
  return Math.max(outcomes?.length ?? 1, leastRows);
}

function sums({ label }: TreeOption, expected: TreeDiagram['expected']): string {
  const sum = expected.find(({ option }) => option === label);
  return `EV ${wholePounds(sum?.expectedValue ?? 0)}, net ${wholePounds(sum?.netGain ?? 0)}`;
}

const small = 'fill-ink-soft text-[11px]';
const line = { fill: 'none', stroke: 'var(--line-strong)', strokeWidth: 1.8 };
