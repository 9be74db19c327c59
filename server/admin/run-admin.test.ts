import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { admin, readActions } from '#tests/admin.ts';
import { startProduct } from '#tests/harness.ts';
import { createStudent } from '#tests/students.ts';
import { commands } from './commands.ts';

const misunderstood: [string[], string][] = [
  [['fly'], 'There is no command "fly".'],
  [['teacher-code', 'paint', 'X'], 'There is no command "teacher-code paint".'],
  [['teacher-code', 'create'], 'teacher-code create needs CODE.'],
  [['teacher-code', 'list', 'now'], 'teacher-code list does not know what to do with "now".'],
  [['teacher-code', 'create', 'a b'], 'A code has 4 to 64 letters, digits, hyphens or underscores, and nothing else.'],
  [
    ['teacher-code', 'create', 'GOOD', '--uses', 'many'],
    '--uses must be a whole number from 1 to 100000, but it is "many".',
  ],
  [['teacher-code', 'create', 'GOOD', '--uses'], '--uses needs NUMBER after it.'],
  [
    ['teacher-code', 'create', 'GOOD', '--until', '2027-02-30'],
    '--until must be a day such as 2027-07-31, but it is "2027-02-30".',
  ],
  [['teacher-code', 'create', 'GOOD', '--until', '2020-01-01'], '--until is a day that has passed.'],
  [['teacher-code', 'create', 'GOOD', '--colour', 'red'], 'teacher-code create has no option --colour.'],
  [['promo-code', 'create', 'GOOD'], 'A promo code needs either --pence-off or --percent-off.'],
  [
    ['promo-code', 'create', 'GOOD', '--pence-off', '1399'],
    '--pence-off must be a whole number from 1 to 1398, but it is "1399".',
  ],
  [
    ['promo-code', 'create', 'GOOD', '--percent-off', '5', '--plan', 'LAW'],
    '--plan must be one of BUSINESS_MONTHLY, ECONOMICS_MONTHLY, BOTH_MONTHLY, but it is "LAW".',
  ],
  [['unanswered', '--subject', 'law'], '--subject must be one of economics, business, but it is "law".'],
  [['unanswered', '--limit', '0'], '--limit must be a whole number from 1 to 10000, but it is "0".'],
  [['mail', 'resend', '7'], '"7" is not the id of a message.'],
  [['marking', 'refund', '7'], '"7" is not the id of a marking request.'],
];

test('what is not understood is said in a sentence, with code 2', async () => {
  await using product = await startProduct();
  for (const [typed, sentence] of misunderstood) {
    const { code, lines } = await admin(product, ...typed);
    expect({ code, lines }).toEqual({ code: 2, lines: [sentence, 'npm run admin -- --help lists what there is.'] });
  }
});

test('the help names every command, and every command leaves a line in the audit', async () => {
  await using product = await startProduct();
  const { code, lines } = await admin(product, '--help');
  expect(code).toBe(0);
  const { email } = await createStudent(product);
  const folder = await mkdtemp(join(tmpdir(), 'margin-help-'));
  const given: Record<string, string> = { 'EMAIL-OR-ID': email, FILE: join(folder, 'no-such-thing') };
  for (const { name, target } of commands) {
    expect(
      lines.some((line) => line.startsWith(`  ${name}`)),
      name,
    ).toBe(true);
    await admin(product, ...name.split(' '), ...(target ? [given[target] ?? 'no-such-thing'] : []));
  }
  const noted = (await readActions(product)).map(({ detail }) => Object(detail).command);
  expect(noted.sort()).toEqual(commands.map(({ name }) => name).sort());
});

test('every command that docs/operations.md tells an operator to use is one', async () => {
  const guide = await readFile('docs/operations.md', 'utf8');
  const names = commands.map(({ name }) => name);
  const groups = names.map((name) => name.split(' ')[0]);
  const told = [...guide.matchAll(/`(?:npm run admin -- )?([a-z-]+) ([a-z]+)/g)].filter(([, group]) =>
    groups.includes(group),
  );
  expect(told.length).toBeGreaterThan(15);
  expect(told.map(([, group, verb]) => `${group} ${verb}`).filter((name) => !names.includes(name))).toEqual([]);
});
