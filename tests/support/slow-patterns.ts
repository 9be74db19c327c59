import { text } from 'node:stream/consumers';

/**
 * Reads patterns, a JSON list, and tells which of them can be made to run for ever: each is tried against texts
 * that grow. One whose work doubles with each letter, or grows with the cube of the length, takes hundreds of times as
 * long as one that is known to grow with the square, which is still quick at the lengths that are let in. What counts is
 * the processor's time, which other work on the machine does not take.
 */
const lengths = [18, 20, 22, 24, 26, 28, 60, 300, 700, 1500];
const longest = Math.max(...lengths);
const square = { pattern: /\s+([,.;:!?])/, text: `${' \n'.repeat(longest / 2)}\u0001` };
const mostSquares = 60;
const firstSquare = Math.min(...[1, 2, 3].map(() => timeOf(square.pattern, square.text)));

const patterns: string[] = JSON.parse(await text(process.stdin));
const slow = patterns.flatMap((pattern) => {
  const found = findSlowText(pattern);
  return found ? [{ pattern, text: found }] : [];
});
console.log(JSON.stringify(slow));

/** Over and over what the pattern itself speaks of, and what it cannot end with. */
function findSlowText(written: string): string | undefined {
  const [, source = '', flags = ''] = /^\/(.*)\/(\w*)$/s.exec(written) ?? [];
  if (!/[*+{]/.test(source)) return undefined;
  const pattern = new RegExp(source, flags);
  const letters = [...source.replaceAll(/\\[a-z]|[[\](){}^$|?*+\\]/gi, '')];
  const parts = new Set([...letters, ...'a 0-.\n"<(/\'', 'a ', 'a.', 'a-', '0.', ' \n', 'a@']);
  for (const part of parts) {
    for (const length of lengths) {
      const text = `${part.repeat(length)}\u0001`;
      const squares = squaresIn(pattern, text);
      if (squares > mostSquares) return `${JSON.stringify(part)} × ${length}`;
      // Even growing with the fourth power it would not come near the limit at the full length.
      if (length >= 300 && squares * (longest / length) ** 4 < mostSquares) break;
    }
  }
  return undefined;
}

/** How many times as long as the square it takes. What seems long is taken again beside the square. */
function squaresIn(pattern: RegExp, text: string): number {
  const first = timeOf(pattern, text) / firstSquare;
  return first > mostSquares ? timeOf(pattern, text) / timeOf(square.pattern, square.text) : first;
}

function timeOf(pattern: RegExp, text: string): number {
  const started = process.threadCpuUsage();
  pattern.test(text);
  return process.threadCpuUsage(started).user;
}
