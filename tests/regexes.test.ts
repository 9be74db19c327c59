import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { anyOf } from '#domain/any-of.ts';
import { inSequence, repeated } from '#domain/in-sequence.ts';

/**
 * Every pattern of our own against texts that grow. One whose work doubles with each letter, or grows with the cube of
 * the length, takes hundreds of times as long as one that is known to grow with the square, which is still quick at the
 * lengths that are let in. Both are timed in turn, so that a slow or busy machine slows both.
 */
const lengths = [18, 20, 22, 24, 26, 28, 60, 300, 700, 1500];
const longest = Math.max(...lengths);
const square = { pattern: /\s+([,.;:!?])/, text: `${' \n'.repeat(longest / 2)}\u0001` };
const mostSquares = 20;
const firstSquare = Math.min(...[1, 2, 3].map(() => timeOf(square.pattern, square.text)));
const longestWritten = 200;
const sources = globSync('{content,domain,server,web}/**/*.{ts,tsx}')
  .filter((path) => !/\.test\.tsx?$/.test(path))
  .map((file) => ({ file, code: readFileSync(file, 'utf8') }))
  .filter(({ code }) => /\/[^/\n*]+\//.test(code))
  .map(({ file, code }) => ({ file, code, program: parseSync(file, code).program }));

test('no pattern of ours can be made to run for ever', () => {
  const patterns = findPatterns();
  expect(patterns.size).toBeGreaterThan(300);
  const slow = [...patterns].flatMap(([pattern, file]) => {
    const text = findSlowText(pattern);
    return text ? [`${file}: ${pattern} on ${text}`] : [];
  });
  expect(slow).toEqual([]);
});

test('no pattern is written in more than 200 characters: a list can be read', () => {
  const long = sources
    .flatMap(({ file, program }) => [...literalsIn(program)].map((pattern) => ({ file, pattern })))
    .filter(({ pattern }) => pattern.length > longestWritten);
  expect(long).toEqual([]);
});

test('the search finds patterns that run for ever', () => {
  for (const pattern of ['/^(a+)+$/', '/^(\\w+\\s?)*$/', '/a*a*b/']) {
    expect(findSlowText(pattern), pattern).toBeTruthy();
  }
});

function findPatterns(): Map<string, string> {
  const patterns = new Map<string, string>();
  for (const { file, code, program } of sources) {
    for (const { source, flags } of regexesIn(program, code, namedIn(program, code))) {
      patterns.set(`/${source}/${flags.replace('g', '')}`, file);
    }
  }
  return patterns;
}

function* literalsIn(node: unknown): Generator<string> {
  if (node === null || typeof node !== 'object') return;
  if ('regex' in node && node.regex) yield (node.regex as { pattern: string }).pattern;
  for (const part of Object.values(node)) yield* literalsIn(part);
}

type Part = { type: string; start: number; end: number; regex?: unknown; callee?: { name?: string } };

/** Those that are written out, and those that are made of several. */
function* regexesIn(node: unknown, code: string, named: object): Generator<RegExp> {
  if (node === null || typeof node !== 'object') return;
  if ('type' in node && 'start' in node) {
    const { type, start, end, regex, callee } = node as Part;
    const isMade = type === 'CallExpression' && makers.includes(callee?.name ?? '');
    if (isMade || (type === 'Literal' && regex)) {
      // The parts of one that is made never run alone.
      yield evaluate(code.slice(start, end), named) as RegExp;
      return;
    }
  }
  for (const part of Object.values(node)) yield* regexesIn(part, code, named);
}

const makers = [anyOf, inSequence, repeated].map(({ name }) => name);

/** What a pattern may be made of: the makers, and what the same file names. Each is worked out when it is asked for. */
function namedIn({ body }: { body: unknown[] }, code: string): object {
  type Statement = { type: string; declarations?: { id: { name?: string }; init: Part | null }[] };
  const named = { anyOf, inSequence, repeated };
  for (const { id, init } of (body as Statement[]).flatMap(({ declarations = [] }) => declarations)) {
    if (!id.name || !init) continue;
    Object.defineProperty(named, id.name, { get: () => evaluate(code.slice(init.start, init.end), named) });
  }
  return named;
}

function evaluate(code: string, named: object): unknown {
  return new Function('named', `with (named) { return ${code}; }`)(named);
}

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

/** How many times as long as the square it takes. What seems long is taken again beside the square, and the least of each counts. */
function squaresIn(pattern: RegExp, text: string): number {
  const first = timeOf(pattern, text) / firstSquare;
  if (first <= mostSquares) return first;
  const tries = Array.from({ length: 3 }, () => [timeOf(pattern, text), timeOf(square.pattern, square.text)] as const);
  return Math.min(...tries.map(([took]) => took)) / Math.min(...tries.map(([, squareTook]) => squareTook));
}

function timeOf(pattern: RegExp, text: string): number {
  const started = performance.now();
  pattern.test(text);
  return performance.now() - started;
}
