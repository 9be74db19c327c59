import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import playwrightConfig from '../playwright.config.ts';
import vitestConfig from '../vitest.config.ts';
import { longestTest, patience } from './support/patience.ts';

/** A machine that is busy with other work is no reason for a test to fail. */
const leastMilliseconds = 60_000;

/** Here a limit is what the test is about: it has to run out, or is read from the settings. */
const subjects = [
  'server/config/config.test.ts: timeoutSeconds 15',
  'server/config/config.test.ts: timeoutSeconds 40',
  'server/features/tutor/fallback.test.ts: timeoutSeconds 1',
  'server/providers/call/elevenlabs/call-elevenlabs.test.ts: timeoutSeconds 0.4',
  'server/providers/call/patient-call.test.ts: timeoutSeconds 0.2',
  'server/providers/call/realtime/call-realtime.test.ts: timeoutSeconds 0.4',
  'tests/process/end-with-test.test.ts: timeout 3000',
];

/** Here what is asked again and again takes a rest between, or slowness itself is the subject: nothing fails by it. */
const rests = [
  'tests/process/tick-process.ts: setTimeout 20',
  'tests/support/fleet-uploads.ts: wait 10',
  'tests/support/fleet.ts: wait 200',
  'tests/support/fleet.ts: wait 50',
  'tests/support/fleet.ts: wait 500',
  'tests/support/postgres-server.ts: wait 50',
];

test('no test waits less than a minute for what must come, unless the limit is its subject', () => {
  const files = globSync([
    ...['*.config.ts', 'tests/**/*.{ts,tsx}', '{content,domain,server,web}/**/*.test.{ts,tsx}'],
    'bench/mutants/*.ts',
  ]);
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    findShortLimits(readFileSync(file, 'utf8')).map((limit) => `${file}: ${limit}`),
  );
  const known = [...subjects, ...rests];
  expect(found.filter((limit) => !known.includes(limit))).toEqual([]);
  expect(known.filter((limit) => !found.includes(limit))).toEqual([]);
});

test('the search finds limits however they are written', () => {
  for (const [code, ...limits] of [
    ['expect.poll(look, { timeout: 10_000 })', 'timeout 10000'],
    ['export default { testTimeout: 5 * 1000, expect: { timeout: 59_999 } }', 'testTimeout 5000', 'timeout 59999'],
    ['test("it", work, 5000); test("it", { timeout: 30 }, work)', 'test 5000', 'timeout 30'],
    ['beforeAll(work, 30_000); test.setTimeout(10)', 'beforeAll 30000', 'setTimeout 10'],
    ['test.each([70_000, 1])("it", work, 5000); test.each`a`("it", work, 20)', 'test 5000', 'test 20'],
    ['test.runIf(has)("it", work, 5000); it.skipIf(!has).each([1])("it", work, 10)', 'test 5000', 'it 10'],
    ['test.concurrent("it", work, 5000); describe.each([1])("it", work, 10)', 'test 5000', 'describe 10'],
    [
      'const short = 2 * 1000; expect.poll(look, { timeout: short }); test("it", work, short)',
      'timeout 2000',
      'test 2000',
    ],
    ['waitFor(look, 2000); vi.waitUntil(look, 3000); poll(look, 60_000)', 'waitFor 2000', 'waitUntil 3000'],
    ['page.waitForURL(address, { timeout: 500 }); page.setDefaultTimeout(90)', 'timeout 500', 'setDefaultTimeout 90'],
    ['page.waitForFunction(look, undefined, { timeout: patience / 10 })', 'timeout 18000'],
    ['await new Promise((resolve) => setTimeout(resolve, 500)); setInterval(look, 90_000)', 'setTimeout 500'],
    ['import { setTimeout as wait } from "node:timers/promises"; wait(200 + random() * 600)', 'wait 200'],
    ['socket.setTimeout(500, end); window.setTimeout(() => fail(), 400)', 'setTimeout 500', 'setTimeout 400'],
    ['const end = Date.now() + 5000; while (performance.now() < start + 1) look()', 'now 5000'],
    ['fetch(url, { signal: AbortSignal.timeout(10_000) })', 'timeout 10000'],
    [
      'open({ timeoutSeconds: 59 }); const timeoutSeconds = isSlow ? 0.4 : 60',
      'timeoutSeconds 59',
      'timeoutSeconds 0.4',
    ],
    ['vi.waitUntil(look); vi.waitFor(look, { timeout: 60_000 })', 'waitUntil 1000'],
    ['fc.assert(property, { interruptAfterTimeLimit: 100_000 })', 'interruptAfterTimeLimit'],
    ['await page.waitForTimeout(70_000)', 'waitForTimeout'],
    ['await page.unroute(address); await page.unrouteAll()', 'unroute', 'unrouteAll'],
    [
      'expect.poll(look, { timeout: 60_000 }); test("it", work); setTimeout(end, patience); open({ timeoutSeconds: 60 })',
    ],
  ]) {
    expect(findShortLimits(code ?? ''), code).toEqual(limits);
  }
});

test('what a test does not say for itself is long enough', () => {
  for (const { test: project } of (vitestConfig.test?.projects ?? []) as Project[]) {
    expect(project.testTimeout, project.name).toBeGreaterThanOrEqual(leastMilliseconds);
    expect(project.hookTimeout, project.name).toBeGreaterThanOrEqual(leastMilliseconds);
    expect(project.expect?.poll?.timeout, project.name).toBeGreaterThanOrEqual(leastMilliseconds);
  }
  const { timeout, expect: looks, use } = playwrightConfig;
  const { actionTimeout, navigationTimeout, launchOptions } = use ?? {};
  const steps = [actionTimeout, navigationTimeout, launchOptions?.timeout];
  for (const limit of [timeout, looks?.timeout, looks?.toPass?.timeout, ...steps])
    expect(limit).toBeGreaterThanOrEqual(leastMilliseconds);
});

type Project = {
  test: { name: string; testTimeout?: number; hookTimeout?: number; expect?: { poll?: { timeout?: number } } };
};
type Node = { type: string; [part: string]: unknown };

function findShortLimits(code: string): string[] {
  const { program } = parseSync('code.tsx', code);
  return [...limitsIn(program, namesIn(program))];
}

/** What a file calls its own numbers, and what it calls a rest that it takes from Node's timers. */
type Names = { numbers: ReadonlyMap<string, number>; rests: ReadonlySet<string> };

function namesIn(program: unknown): Names {
  const numbers = new Map([
    ['patience', patience],
    ['longestTest', longestTest],
  ]);
  const rests = new Set<string>();
  for (const node of nodesIn(program)) {
    const { type, id, init, source, specifiers } = node;
    if (type === 'VariableDeclarator')
      for (const number of numbersIn(init, numbers)) if (!numbers.has(nameOf(id))) numbers.set(nameOf(id), number);
    if (type === 'ImportDeclaration' && /^(node:)?timers\/promises$/.test(nameOf(source)))
      for (const { local } of specifiers as Node[]) rests.add(nameOf(local));
  }
  return { numbers, rests };
}

function* nodesIn(node: unknown): Generator<Node> {
  if (node === null || typeof node !== 'object') return;
  yield node as Node;
  for (const part of Object.values(node)) yield* nodesIn(part);
}

function* limitsIn(program: unknown, names: Names): Generator<string> {
  for (const node of nodesIn(program)) {
    if (node.type === 'CallExpression') yield* limitsOfCall(node, names);
    // 'Date.now() + 5000'
    if (node.type === 'BinaryExpression' && node.operator === '+' && nameOf(calleeOf(node.left)) === 'now')
      yield* tooShort('now', numbersIn(node.right, names.numbers));
    const [name, value] = named(node);
    if (/timeLimit/i.test(name)) yield name;
    else if (/timeout/i.test(name)) yield* tooShort(name, numbersIn(value, names.numbers));
  }
}

/** What a property, a variable or a parameter is called, and what it is. Of a name given to a name, the first tells. */
function named({ type, key, id, left, value, init, right }: Node): [name: string, value: unknown] {
  if (type === 'Property') return [nameOf(key), nameOf(value) === nameOf(key) ? undefined : value];
  if (type === 'VariableDeclarator') return [nameOf(id), init];
  if (type === 'AssignmentPattern') return [nameOf(left), right];
  return ['', undefined];
}

function* limitsOfCall({ callee, arguments: given }: Node, { numbers, rests }: Names): Generator<string> {
  const name = nameOf((callee as Node).property ?? callee);
  const [first, second] = given as Node[];
  const last = (given as Node[]).at(-1);
  const short = (what: string, node: unknown) => tooShort(what, numbersIn(node, numbers));
  // To take a route away waits for every request that is under way, and on a busy machine for ever.
  if (/^(waitForTimeout|unroute|unrouteAll)$/.test(name)) yield name;
  if (rests.has(name)) return yield* short(name, first);
  if (/^set(Timeout|Interval)$/.test(name))
    return yield* short(name, numbersIn(first, numbers).next().done ? second : first);
  const root = rootOf(callee);
  if (testers.test(root) && (given as Node[]).length > 1) yield* short(root, last);
  else if (/timeout$/i.test(name) && (given as Node[]).length === 1) yield* short(name, last);
  else if (/^(wait|until|poll)/i.test(name) && (given as Node[]).length > 1) yield* short(name, last);
  const options = last?.type === 'ObjectExpression' ? (last.properties as Node[]) : [];
  const hasLimit = options.some(({ key }) => nameOf(key) === 'timeout') || !numbersIn(second, numbers).next().done;
  if (/^wait(Until|For)$/.test(name) && root === 'vi' && !hasLimit) yield `${name} 1000`;
}

const testers = /^(test|it|describe|(before|after)(All|Each))$/;

/** 'test' in `test.runIf(…).each(…)('it', …)`. */
function rootOf(callee: unknown): string {
  const { object, callee: called, tag } = (callee ?? {}) as Node;
  const inner = object ?? called ?? tag;
  return inner ? rootOf(inner) : nameOf(callee);
}

function calleeOf(node: unknown): unknown {
  const { type, callee } = (node ?? {}) as Node;
  return type === 'CallExpression' ? ((callee as Node).property ?? callee) : undefined;
}

function* tooShort(name: string, numbers: Iterable<number>): Generator<string> {
  const unit = /seconds$/i.test(name) && !/milliseconds$/i.test(name) ? 1000 : 1;
  for (const number of numbers) if (number * unit < leastMilliseconds) yield `${name} ${number}`;
}

/** The numbers that a value may be, as far as they are written in the file. Of a sum, what is known of it. */
function* numbersIn(node: unknown, named: ReadonlyMap<string, number>): Generator<number> {
  const { type, value, name, operator, consequent, alternate, left, right } = (node ?? {}) as Node;
  if (type === 'Literal' && typeof value === 'number') yield value;
  const known = type === 'Identifier' ? named.get(String(name)) : undefined;
  if (known !== undefined) yield known;
  if (type === 'ConditionalExpression') for (const one of [consequent, alternate]) yield* numbersIn(one, named);
  if (type === 'BinaryExpression') {
    const [a] = numbersIn(left, named);
    const [b] = numbersIn(right, named);
    if (a !== undefined && b !== undefined) yield reckon(String(operator), a, b);
    else if (operator === '+' && (a ?? b) !== undefined) yield a ?? b ?? 0;
  }
}

function reckon(operator: string, a: number, b: number): number {
  if (operator === '*') return a * b;
  if (operator === '/') return a / b;
  return operator === '-' ? a - b : a + b;
}

function nameOf(node: unknown): string {
  const { name, value } = (node ?? {}) as Node;
  return String(name ?? value ?? '');
}
