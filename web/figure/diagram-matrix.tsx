import type { MatrixDiagram } from '#content/curriculum/curriculum.ts';
import { DiagramSheet, type DrawingWords } from './diagram-sheet.tsx';

const left = 36;
const top = 52;
const cell = { width: 150, height: 96 };

/** Two by two, with a name in each cell and a scale on each side. */
export function MatrixDrawing({ diagram: { axes, cells }, words }: { diagram: MatrixDiagram; words: DrawingWords }) {
  const middle = { x: left + cell.width, y: top + cell.height };
  // A scale from low to high is read upwards; 'Existing' to 'New' is read downwards.
  const rows = axes.y.values[0] === 'Low' ? [...axes.y.values].reverse() : axes.y.values;
  return (
    <DiagramSheet words={words} height={252}>
      <text x={middle.x} y="18" textAnchor="middle" className="font-semibold">
        {axes.x.label}
      </text>
      <text transform={`translate(14 ${middle.y}) rotate(-90)`} textAnchor="middle" className="font-semibold">
        {axes.y.label}
      </text>
      {axes.x.values.map((value, column) => (
        <text key={value} x={left + cell.width * (column + 0.5)} y={top - 12} textAnchor="middle">
          {value}
        </text>
      ))}
      {rows.map((value, row) => (
        <text
          key={value}
          transform={`translate(${left - 5} ${top + cell.height * (row + 0.5)}) rotate(-90)`}
          textAnchor="middle"
        >
          {value}
        </text>
      ))}
      {rows.flatMap((rowValue, row) =>
        axes.x.values.map((columnValue, column) => {
          const found = cells.find(
            (candidate) => candidate[axes.x.key] === columnValue && candidate[axes.y.key] === rowValue,
          );
          const x = left + cell.width * column;
          const y = top + cell.height * row;
          return (
            <g key={found?.id ?? `${row}-${column}`}>
              <rect x={x} y={y} {...cell} fill="var(--accent-soft)" stroke="var(--line-strong)" />
              <CellName name={found?.label ?? ''} x={x + cell.width / 2} y={y + cell.height / 2} />
            </g>
          );
        }),
      )}
    </DiagramSheet>
  );
}

/** A word a line: 'Product development' is wider than its cell on one. */
function CellName({ name, x, y }: { name: string; x: number; y: number }) {
  const words = name.split(' ');
  return (
    <text textAnchor="middle" className="font-semibold">
      {words.map((word, line) => (
        <tspan key={word} x={x} y={y + 5 + (line - (words.length - 1) / 2) * 18}>
          {`${word} `}
        </tspan>
      ))}
    </text>
  );
}
