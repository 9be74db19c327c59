import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { relative } from 'node:path';
import { findChromium } from '../tests/support/chromium.ts';

/**
 * `npm test`: everything that must hold, the build first, all of it even when something fails. Each check of the whole
 * code counts as one test. Arguments, if any, choose steps by name: `npm test -- types journeys`.
 */
type Count = { passed: number; failed: number; failedNames: string[]; secondTry?: string[] };
type Step = { name: string; command: string[]; env?: Record<string, string>; report?: () => Promise<Count> };

const build: Step = { name: 'build', command: ['tools/build.ts'] };

const checks: Step[] = [
  // Each checker works out the shared types again, and a process that ends within the minute need not tidy its memory: so
  // it takes two thirds of the processor that two checkers take.
  {
    name: 'types',
    command: ['node_modules/typescript/bin/tsc', '--noEmit', '--checkers', '1'],
    env: { GOGC: 'off' },
  },
  { name: 'lint', command: ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings'] },
  { name: 'licences', command: ['tools/licences.ts'] },
  { name: 'dead-code', command: ['node_modules/knip/bin/knip.js', '--no-progress'] },
];

/** These need the build. They often wait, for a page, a process or a database: side by side all fill the machine. */
const suites: Step[] = [
  { name: 'unit', command: ['node_modules/vitest/vitest.mjs', 'run'], report: readVitest },
  { name: 'journeys', command: ['node_modules/@playwright/test/cli.js', 'test'], report: readPlaywright },
];

const names = process.argv.slice(2);
const isChosen = ({ name }: Step) => names.length === 0 || names.includes(name);
const total: Required<Count> = { passed: 0, failed: 0, failedNames: [], secondTry: [] };
await rm('test-results', { recursive: true, force: true });
if (isChosen(build)) await runStep(build, 'printed at its end');
const [shown, ...others] = suites.filter(isChosen);
// Unpacked once, before both look for it. Where there is none they say so.
const chromium = shown && (await findChromium().catch(() => undefined));
if (chromium) process.env.CHROMIUM = chromium.executablePath;
const beside = [...checks, ...others].filter(isChosen).map((step) => runStep(step, 'printed at its end'));
await Promise.all([shown && runStep(shown, 'printed as it comes'), ...beside]);
for (const name of total.secondTry) console.log(`passed at the second try: ${name}`);
for (const name of total.failedNames) console.log(`✗ ${name}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed ? 1 : 0;

async function runStep({ name, command, env, report }: Step, output: 'printed at its end' | 'printed as it comes') {
  if (output === 'printed as it comes') console.log(`— ${name}`);
  const started = performance.now();
  const { exitCode, printed } = await run(command, {
    stdio: output === 'printed as it comes' ? 'inherit' : 'pipe',
    env,
  });
  const counted = (await report?.().catch(() => undefined)) ?? { passed: exitCode ? 0 : 1, failed: 0, failedNames: [] };
  // A check of the whole code has no tests, and a runner may fail for a reason that is no test's.
  if (exitCode !== 0 && counted.failed === 0) counted.failed = 1;
  total.passed += counted.passed;
  total.failed += counted.failed;
  total.secondTry.push(...(counted.secondTry ?? []).map((tried) => `${name}: ${tried}`));
  const failedNames = counted.failedNames.map((failed) => `${name}: ${failed}`);
  total.failedNames.push(...(counted.failed && failedNames.length === 0 ? [name] : failedNames));
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(
    `${printed}${counted.failed ? '✗' : '✓'} ${name}: ${counted.passed} passed, ${counted.failed} failed in ${seconds} s\n`,
  );
}

type RunOptions = { stdio: 'inherit' | 'pipe'; env?: Record<string, string> };

function run(command: string[], { stdio, env }: RunOptions): Promise<{ exitCode: number; printed: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, {
      stdio: ['inherit', stdio, stdio],
      env: { ...process.env, ...env },
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        printed += chunk;
      });
    child.on('close', (code) => resolve({ exitCode: code ?? 1, printed }));
  });
}

async function readVitest(): Promise<Count> {
  const report = JSON.parse(await readFile('test-results/vitest.json', 'utf8'));
  const files: VitestFile[] = report.testResults;
  const failedNames = files.flatMap(({ name, status, assertionResults }) => {
    const file = relative('.', name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that could not be read has no tests.
    return status === 'failed' && failed.length === 0 ? [file] : failed.map((test) => `${file} › ${test.fullName}`);
  });
  // What had failed before it passed still says why.
  const secondTry = files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => `${relative('.', name)} › ${fullName}`),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests, failedNames, secondTry };
}

type VitestFile = {
  name: string;
  status: string;
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
};

async function readPlaywright(): Promise<Count> {
  const { stats, suites } = JSON.parse(await readFile('test-results/playwright.json', 'utf8'));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failedNames: (suites as JourneySuite[]).flatMap((suite) => journeysThatWere('unexpected', suite)),
    secondTry: (suites as JourneySuite[]).flatMap((suite) => journeysThatWere('flaky', suite)),
  };
}

type JourneySuite = {
  specs?: { title: string; file: string; tests: { projectName: string; status: string }[] }[];
  suites?: JourneySuite[];
};

function journeysThatWere(wanted: 'unexpected' | 'flaky', { specs = [], suites: inner = [] }: JourneySuite): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.filter(({ status }) => status === wanted).map(({ projectName }) => `${file} › ${title} (${projectName})`),
  );
  return [...own, ...inner.flatMap((suite) => journeysThatWere(wanted, suite))];
}
