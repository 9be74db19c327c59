import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { unanswered } from '#server/db/schema/tutor.ts';
import { admin } from '#tests/admin.ts';
import { startProduct } from '#tests/harness.ts';

test('what the tutor could not answer is listed, the most often asked first and then the newest', async () => {
  await using product = await startProduct();
  const row = (words: string, times: number, day: string, section: string | null = null) => ({
    ...{ id: randomUUID(), subject: 'economics' as const, agentId: 'economics-theme-1', section, words, times },
    askedAt: new Date(`${day}T00:00:00Z`),
  });
  const business = { subject: 'business', agentId: 'business' } as const;
  await product.deps
    .db()
    .insert(unanswered)
    .values([
      row('what is a tulip good', 1, '2026-11-14'),
      row('what is a poppy good', 1, '2026-11-16', '1.2.3'),
      row('who is [name]', 12, '2026-11-15'),
      { ...row('what is a rose plan', 2, '2026-11-16', '3.1'), ...business },
    ]);
  expect(await admin(product, 'unanswered')).toEqual({
    code: 0,
    lines: [
      'TIMES  ASKED       SUBJECT    TUTOR              SECTION  WORDS',
      '12     2026-11-15  economics  economics-theme-1  –        who is [name]',
      '2      2026-11-16  business   business           3.1      what is a rose plan',
      '1      2026-11-16  economics  economics-theme-1  1.2.3    what is a poppy good',
      '1      2026-11-14  economics  economics-theme-1  –        what is a tulip good',
    ],
  });
  expect(await admin(product, 'unanswered', '--subject', 'economics', '--limit', '2')).toEqual({
    code: 0,
    lines: [
      'TIMES  ASKED       SUBJECT    TUTOR              SECTION  WORDS',
      '12     2026-11-15  economics  economics-theme-1  –        who is [name]',
      '1      2026-11-16  economics  economics-theme-1  1.2.3    what is a poppy good',
      'There are more: --limit shows more than 2.',
    ],
  });
});

test('an empty list says so in a sentence', async () => {
  await using product = await startProduct();
  expect((await admin(product, 'unanswered')).lines).toEqual(['There is nothing that the tutor could not answer.']);
  expect((await admin(product, 'unanswered', '--subject', 'business')).lines).toEqual([
    'There is nothing in business that the tutor could not answer.',
  ]);
});
