import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { anyOf } from '#domain/any-of.ts';
import { inSequence, repeated } from '#domain/in-sequence.ts';

/**
 * Every pattern of our own against texts that grow. One whose work doubles with each letter, or grows with the cube of
 * the length, is far over the limit; one that grows with the square is still quick at the lengths that are let in.
 */
const lengths = [18, 20, 22, 24, 26, 60, 120, 300, 700, 1500];
const longest = Math.max(...lengths);
const mostMilliseconds = 150;
const longestWritten = 200;

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
  const long = sources()
    .flatMap(({ file, code }) => [...literalsIn(parseSync(file, code).program)].map((pattern) => ({ file, pattern })))
    .filter(({ pattern }) => pattern.length > longestWritten);
  expect(long).toEqual([]);
});

test('the search finds patterns that run for ever', () => {
  for (const pattern of ['/^(a+)+$/', '/^(\\w+\\s?)*$/']) {
    expect(findSlowText(pattern), pattern).toBeTruthy();
  }
});

function findPatterns(): Map<string, string> {
  const patterns = new Map<string, string>();
  for (const { file, code } of sources()) {
    for (const { source, flags } of regexesIn(parseSync(file, code).program, code)) {
      patterns.set(`/${source}/${flags.replace('g', '')}`, file);
    }
  }
  return patterns;
}

function sources(): { file: string; code: string }[] {
  return globSync('{content,domain,server,web}/**/*.{ts,tsx}')
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .map((file) => ({ file, code: readFileSync(file, 'utf8') }))
    .filter(({ code }) => /\/[^/\n*]+\//.test(code));
}

function* literalsIn(node: unknown): Generator<string> {
  if (node === null || typeof node !== 'object') return;
  if ('regex' in node && node.regex) yield (node.regex as { pattern: string }).pattern;
  for (const part of Object.values(node)) yield* literalsIn(part);
}

type Part = { type: string; start: number; end: number; regex?: unknown; callee?: { name?: string } };

/** Those that are written out, and those that are made of several. */
function* regexesIn(node: unknown, code: string): Generator<RegExp> {
  if (node === null || typeof node !== 'object') return;
  if ('type' in node && 'start' in node) {
    const { type, start, end, regex, callee } = node as Part;
    const isMade = type === 'CallExpression' && makers.includes(callee?.name ?? '');
    if (isMade || (type === 'Literal' && regex)) {
      // The parts of one that is made never run alone.
      yield evaluate(code.slice(start, end));
      return;
    }
  }
  for (const part of Object.values(node)) yield* regexesIn(part, code);
}

const makers = [anyOf, inSequence, repeated].map(({ name }) => name);

function evaluate(code: string): RegExp {
  return new Function(...makers, `return ${code}`)(anyOf, inSequence, repeated);
}

/** Over and over what the pattern itself speaks of, and what it cannot end with. */
function findSlowText(written: string): string | undefined {
  const [, source = '', flags = ''] = /^\/(.*)\/(\w*)$/s.exec(written) ?? [];
  const pattern = new RegExp(source, flags);
  const letters = [...source.replaceAll(/\\[a-z]|[[\](){}^$|?*+\\]/gi, '')];
  const parts = new Set([...letters, ...'a 0-.\n"<(/\'', 'a ', 'a.', 'a-', '0.', ' \n', 'a@']);
  for (const part of parts) {
    for (const length of lengths) {
      const text = `${part.repeat(length)}\u0001`;
      const took = timeOf(pattern, text);
      if (took > mostMilliseconds) return `${JSON.stringify(part)} × ${length}`;
      // Even growing with the fourth power it would not come near the limit at the full length.
      if (length >= 300 && took * (longest / length) ** 4 < mostMilliseconds) break;
    }
  }
  return undefined;
}

/** What takes long is taken again by the processor's time: what else the machine does is nobody's fault here. */
function timeOf(pattern: RegExp, text: string): number {
  const started = performance.now();
  pattern.test(text);
  const passed = performance.now() - started;
  if (passed < mostMilliseconds) return passed;
  const before = process.threadCpuUsage();
  pattern.test(text);
  return process.threadCpuUsage(before).user / 1000;
}
