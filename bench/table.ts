import type { Line, Row } from './row.ts';

export type Result = {
  row: Row;
  lines: Line[];
  /** Whether the first run missed a goal, so that these are the figures of the second. */
  again: boolean;
};

const headings = ['row', 'figure', 'floor', 'ours', 'ratio', 'goal', 'verdict', 'noted elsewhere, not in this run'];

export function printTable(results: Result[]): void {
  const table = [headings, ...results.flatMap((result) => result.lines.map((line) => cells(result, line)))];
  const widths = headings.map((_, column) => Math.max(...table.map((cell) => cell[column]?.length ?? 0)));
  const [head = '', ...body] = table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  console.log([head, widths.map((width) => '-'.repeat(width)).join('  '), ...body].join('\n'));
}

function cells({ row, again }: Result, line: Line): string[] {
  const verdict = `${line.met ? 'met' : 'MISSED'}${again ? ', second run' : ''}`;
  return [
    String(row.number),
    line.figure,
    line.floor ?? '',
    line.ours,
    line.ratio?.toFixed(2) ?? '',
    line.goal,
    verdict,
    line.noted ?? '',
  ];
}
