import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import playwrightConfig from '../playwright.config.ts';
import vitestConfig from '../vitest.config.ts';

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

test('no test waits less than a minute for what must come, unless the limit is its subject', () => {
  const files = globSync(['*.config.ts', 'tests/**/*.{ts,tsx}', '{content,domain,server,web}/**/*.test.{ts,tsx}']);
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    findShortLimits(readFileSync(file, 'utf8')).map((limit) => `${file}: ${limit}`),
  );
  expect(found.filter((limit) => !subjects.includes(limit))).toEqual([]);
  expect(subjects.filter((limit) => !found.includes(limit))).toEqual([]);
});

test('the search finds limits however they are written', () => {
  for (const [code, ...limits] of [
    ['expect.poll(look, { timeout: 10_000 })', 'timeout 10000'],
    ['export default { testTimeout: 5 * 1000, expect: { timeout: 59_999 } }', 'testTimeout 5000', 'timeout 59999'],
    ['test("it", work, 5000); test("it", { timeout: 30 }, work)', 'test 5000', 'timeout 30'],
    ['beforeAll(work, 30_000); test.setTimeout(10)', 'beforeAll 30000', 'setTimeout 10'],
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
    ['expect.poll(look, { timeout: 60_000 }); test("it", work); setTimeout(next, 10); open({ timeoutSeconds: 60 })'],
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
  return [...limitsIn(parseSync('code.tsx', code).program)];
}

function* limitsIn(node: unknown): Generator<string> {
  if (node === null || typeof node !== 'object') return;
  const one = node as Node;
  if (one.type === 'CallExpression') yield* limitsOfCall(one);
  const [name, value] = named(one);
  if (/timeLimit/i.test(name)) yield name;
  else if (/timeout/i.test(name)) yield* tooShort(name, numbersIn(value));
  for (const part of Object.values(one)) yield* limitsIn(part);
}

/** What a property, a variable or a parameter is called, and what it is. */
function named({ type, key, id, left, value, init, right }: Node): [name: string, value: unknown] {
  if (type === 'Property') return [nameOf(key), value];
  if (type === 'VariableDeclarator') return [nameOf(id), init];
  if (type === 'AssignmentPattern') return [nameOf(left), right];
  return ['', undefined];
}

function* limitsOfCall({ callee, arguments: given }: Node): Generator<string> {
  const name = nameOf((callee as Node).property ?? callee);
  const last = (given as Node[]).at(-1);
  // To take a route away waits for every request that is under way, and on a busy machine for ever.
  if (/^(waitForTimeout|unroute|unrouteAll)$/.test(name)) yield name;
  const hasLimit = /^(test|it|each|fails|(before|after)(All|Each))$/.test(name) && (given as Node[]).length > 1;
  const isLimit = /timeout$/i.test(name) && (given as Node[]).length === 1;
  if (hasLimit || isLimit) yield* tooShort(name, numbersIn(last));
  const options = last?.type === 'ObjectExpression' ? (last.properties as Node[]) : [];
  if (/^wait(Until|For)$/.test(name) && nameOf((callee as Node).object) === 'vi')
    if (!options.some(({ key }) => nameOf(key) === 'timeout')) yield `${name} 1000`;
}

function* tooShort(name: string, numbers: Iterable<number>): Generator<string> {
  const unit = /seconds$/i.test(name) && !/milliseconds$/i.test(name) ? 1000 : 1;
  for (const number of numbers) if (number * unit < leastMilliseconds) yield `${name} ${number}`;
}

/** The numbers that a value may be, as far as they are written there. */
function* numbersIn(node: unknown): Generator<number> {
  const { type, value, consequent, alternate, left, right } = (node ?? {}) as Node;
  if (type === 'Literal' && typeof value === 'number') yield value;
  if (type === 'ConditionalExpression') for (const one of [consequent, alternate]) yield* numbersIn(one);
  if (type === 'BinaryExpression') {
    const [a] = numbersIn(left);
    const [b] = numbersIn(right);
    if (a !== undefined && b !== undefined) yield a * b;
  }
}

function nameOf(node: unknown): string {
  const { name, value } = (node ?? {}) as Node;
  return String(name ?? value ?? '');
}
