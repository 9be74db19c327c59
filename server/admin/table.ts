/** Rows under each other, each column as wide as its widest entry. With nothing to show, says so. */
export function table(headings: string[], rows: string[][], nothing: string): string[] {
  if (rows.length === 0) return [nothing];
  const all = [headings, ...rows];
  const widths = headings.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** '2026-11-16 09:00', in UTC as in the logs. */
export function minute(at: Date | null): string {
  return at ? at.toISOString().slice(0, 16).replace('T', ' ') : '–';
}

export function dayOf(at: Date | null): string {
  return at ? at.toISOString().slice(0, 10) : '–';
}
