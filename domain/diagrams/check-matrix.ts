import type { MatrixRules } from './diagram-rules.ts';
import type { MatrixDrawing } from './drawing.ts';
import type { Finding } from './findings.ts';
import { isLabel } from './labels.ts';

type Cell = MatrixRules['cells'][number];

/** Where a cell is, in the words of the axes: 'High/Low'. The drawing's cells have it for an id. */
export function cellPlace({ axes }: Pick<MatrixRules, 'axes'>, cell: Record<string, unknown>): string {
  return `${String(cell[axes.x.key])}/${String(cell[axes.y.key])}`;
}

export function checkMatrix(rules: MatrixRules, { cells }: MatrixDrawing): Finding[] {
  const written = (cell: Cell) => cells.find(({ id }) => id === cellPlace(rules, cell))?.label ?? '';
  return rules.cells.map((cell): Finding => {
    const given = written(cell);
    const finding = {
      rule: `cell-${cell.id}`,
      kind: 'cell' as const,
      ok: isLabel(given, cell.accept),
      places: [{ kind: 'cell' as const, id: cellPlace(rules, cell) }],
    };
    const where = wordsFor(rules, cell);
    if (finding.ok) return { ...finding, text: `${given} is in its place: ${where}.` };
    if (!given) return { ...finding, text: `The cell for ${where} is empty.` };
    const home = rules.cells.find(({ accept }) => isLabel(given, accept));
    if (!home) return { ...finding, text: `${given} does not belong in this matrix.` };
    const swapped = isLabel(written(home), cell.accept);
    const text = `${given} belongs where there is ${wordsFor(rules, home)}${swapped ? `: it is swapped with ${written(home)}` : ''}.`;
    return { ...finding, text, ...(swapped && { misconception: 'labels-swapped' }) };
  });
}

/** 'high relative market share, low market growth' */
function wordsFor({ axes }: MatrixRules, cell: Cell): string {
  const part = ({ key, label }: MatrixRules['axes']['x']) =>
    `${String(cell[key]).toLowerCase()} ${label.toLowerCase()}`;
  return `${part(axes.x)}, ${part(axes.y)}`;
}
