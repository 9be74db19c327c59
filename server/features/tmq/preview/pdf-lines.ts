/** A piece of text where it stands on the page. */
export type PdfRun = { x: number; y: number; endX: number; size: number; text: string };

/** The same paragraph goes on where a line reaches nearly as far as the longest, and the next is no further down than usual. */
const fullShare = 0.85;
const usualShare = 1.2;

/** Runs in the order they were written in, as paragraphs: a gap is a space, another height another line. */
export function linesOf(runs: readonly PdfRun[]): string[] {
  const lines = gatherLines(runs);
  const left = Math.min(...lines.map(({ x }) => x));
  const fullX = left + (Math.max(...lines.map(({ endX }) => endX)) - left) * fullShare;
  const steps = lines.map((line, at) => stepDown(lines[at - 1], line));
  const usual = usualSteps(lines, steps);
  const paragraphs: string[] = [];
  for (const [at, line] of lines.entries()) {
    const above = lines[at - 1];
    const step = steps[at] ?? 0;
    const near = step > 0 && step < (usual.get(sizeClass(line)) ?? 0) * usualShare;
    const under = above && sizeClass(above) === sizeClass(line) && line.x < above.x + line.size / 2;
    if (under && near && above.endX >= fullX) paragraphs.push(`${paragraphs.pop()} ${line.text}`);
    else paragraphs.push(...(step > 2.2 ? [''] : []), line.text);
  }
  return paragraphs;
}

/** In sizes of the writing. */
function stepDown(above: PdfRun | undefined, line: PdfRun): number {
  return above ? (above.y - line.y) / Math.max(above.size, line.size, 1) : 0;
}

/** For each size of writing, a step that most are as large as: a few are smaller, those between paragraphs larger. */
function usualSteps(lines: readonly PdfRun[], steps: readonly number[]): Map<number, number> {
  const ofSize = Map.groupBy(lines.keys(), (at) => {
    const [above, line] = [lines[at - 1], lines[at]];
    return above && line && sizeClass(above) === sizeClass(line) ? sizeClass(line) : -1;
  });
  const usual = new Map<number, number>();
  for (const [size, places] of ofSize) {
    const down = places.map((at) => steps[at] ?? 0).filter((step) => step > 0.8);
    usual.set(size, down.sort((one, other) => one - other)[Math.floor(down.length / 4)] ?? 0);
  }
  return usual;
}

function sizeClass({ size }: PdfRun): number {
  return Math.round(size);
}

function gatherLines(runs: readonly PdfRun[]): PdfRun[] {
  const lines: PdfRun[] = [];
  let line: PdfRun | undefined;
  for (const run of runs) {
    if (!run.text) continue;
    const size = Math.max(run.size, line?.size ?? 0, 1);
    if (line && Math.abs(line.y - run.y) <= size * 0.6 && run.x >= line.endX - size * 2) {
      const gap = run.x - line.endX > size * 0.15 ? ' ' : '';
      Object.assign(line, { text: line.text + gap + run.text, endX: run.endX, size });
    } else {
      line = { ...run };
      lines.push(line);
    }
  }
  return lines.map((found) => ({ ...found, text: plainText(found.text) })).filter(({ text }) => text);
}

/** Two or three letters drawn as one are letters again. */
function plainText(text: string): string {
  return text
    .replaceAll(/[\uFB00-\uFB06]/g, (letters) => letters.normalize('NFKC'))
    .replaceAll(/\s+/g, ' ')
    .trim();
}
