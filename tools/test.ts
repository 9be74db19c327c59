import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';

/**
 * `npm test`: everything that must hold, cheapest first, all of it even when something fails. Each check of the whole
 * code counts as one test. Arguments, if any, choose steps by name: `npm test -- types journeys`.
 */
type Count = { passed: number; failed: number };
type Step = { name: string; command: string[]; report?: () => Promise<Count> };

const steps: Step[] = [
  { name: 'build', command: ['tools/build.ts'] },
  { name: 'types', command: ['node_modules/typescript/bin/tsc', '--noEmit'] },
  { name: 'lint', command: ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings'] },
  { name: 'licences', command: ['tools/licences.ts'] },
  { name: 'dead-code', command: ['node_modules/knip/bin/knip.js', '--no-progress'] },
  { name: 'unit', command: ['node_modules/vitest/vitest.mjs', 'run'], report: readVitest },
  { name: 'journeys', command: ['node_modules/@playwright/test/cli.js', 'test'], report: readPlaywright },
];

const chosen = process.argv.slice(2);
const total: Count = { passed: 0, failed: 0 };
await rm('test-results', { recursive: true, force: true });
for (const step of steps.filter(({ name }) => chosen.length === 0 || chosen.includes(name))) {
  const { passed, failed, seconds } = await runStep(step);
  total.passed += passed;
  total.failed += failed;
  console.log(`${failed ? '✗' : '✓'} ${step.name}: ${passed} passed, ${failed} failed in ${seconds} s\n`);
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed ? 1 : 0;

async function runStep({ name, command, report }: Step): Promise<Count & { seconds: number }> {
  console.log(`— ${name}`);
  const started = performance.now();
  const exitCode = await run(command);
  const counted = (await report?.().catch(() => undefined)) ?? { passed: exitCode ? 0 : 1, failed: exitCode ? 1 : 0 };
  // A runner may fail for a reason that is no test's, such as a file that cannot be read.
  if (exitCode !== 0 && counted.failed === 0) counted.failed = 1;
  return { ...counted, seconds: Math.round((performance.now() - started) / 1000) };
}

function run(command: string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, { stdio: 'inherit' });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

async function readVitest(): Promise<Count> {
  const report = JSON.parse(await readFile('test-results/vitest.json', 'utf8'));
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

async function readPlaywright(): Promise<Count> {
  const { stats } = JSON.parse(await readFile('test-results/playwright.json', 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
