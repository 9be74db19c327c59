import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { anyOf } from '#domain/any-of.ts';
import { inSequence, repeated } from '#domain/in-sequence.ts';

const longestWritten = 200;
const sources = globSync('{content,domain,server,web}/**/*.{ts,tsx}')
  .filter((path) => !/\.test\.tsx?$/.test(path))
  .map((file) => ({ file, code: readFileSync(file, 'utf8') }))
  .filter(({ code }) => /\/[^/\n*]+\//.test(code))
  .map(({ file, code }) => ({ file, code, program: parseSync(file, code).program }));

test('no pattern of ours can be made to run for ever', async () => {
  const patterns = findPatterns();
  expect(patterns.size).toBeGreaterThan(300);
  const slow = await findSlow([...patterns.keys()]);
  expect(slow.map(({ pattern, part }) => `${patterns.get(pattern)}: ${pattern} on ${JSON.stringify(part)}`)).toEqual(
    [],
  );
});

test('no pattern is written in more than 200 characters: a list can be read', () => {
  const long = sources
    .flatMap(({ file, program }) => [...literalsIn(program)].map((pattern) => ({ file, pattern })))
    .filter(({ pattern }) => pattern.length > longestWritten);
  expect(long).toEqual([]);
});

test('the search finds patterns that run for ever', async () => {
  const endless = ['/^(a+)+$/', '/^(\\w+\\s?)*$/', '/a*a*b/', '/[*a]*,?[*a]*$/'];
  expect((await findSlow([...endless, '/a+b/', '/(?:a|b)*c/', '/[*a]+$/'])).map(({ pattern }) => pattern)).toEqual(
    endless,
  );
});

type Slow = { pattern: string; part: string };

/** In a process of their own, where the engine says how often it tries. */
async function findSlow(patterns: string[]): Promise<Slow[]> {
  const search = promisify(execFile)(process.execPath, ['--allow-natives-syntax', 'tests/support/slow-patterns.ts']);
  search.child.stdin?.end(JSON.stringify(patterns));
  return JSON.parse((await search).stdout);
}

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
