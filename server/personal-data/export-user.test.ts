import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import * as schema from '#server/db/schema/all-tables.ts';
import { auditEvents } from '#server/db/schema/operations.ts';
import { canaries, createCanaryStudent } from '#tests/canaries.ts';
import { payMarking, startMarkingProduct } from '#tests/marking.ts';
import { createSignedInStudent } from '#tests/students.ts';
import { unzip } from '#tests/unzip.ts';
import { dataSections } from './sections.ts';

async function download(browser: Awaited<ReturnType<typeof createSignedInStudent>>['browser'], password: string) {
  const response = await browser.post('/api/account-data', { password });
  return { response, files: unzip(Buffer.from(await response.arrayBuffer())) };
}

test('the download holds everything the student ever gave us, and the files as they were sent', async () => {
  await using product = await startMarkingProduct();
  const { browser, password } = await createCanaryStudent(product);
  const { response, files } = await download(browser, password);
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="margin-data-2026-11-16.zip"');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const text = [...files].map(([name, content]) => `${name}\n${content.toString('latin1')}`).join('\n');
  for (const [name, value] of Object.entries(canaries)) expect(text, name).toContain(value);
  const profile = JSON.parse(String(files.get('profile.json')));
  expect(profile).toMatchObject({ fullName: canaries.fullName, mobileNumber: canaries.mobileNumber });
  const kinds = JSON.parse(String(files.get('consents.json'))).map(({ kind }: { kind: string }) => kind);
  expect(kinds.sort()).toEqual(['acceptable_use', 'immediate_start', 'privacy']);
  const [essay] = [...files].filter(([name]) => name.endsWith(`/sent/${canaries.fileName}`));
  expect(String(essay?.[1])).toMatch(/^%PDF-1\.4[\s\S]*Quokkaessay/);
});

test('it holds nothing of anybody else’s, no hash of a secret and no place of a file', async () => {
  await using product = await startMarkingProduct();
  const first = await payMarking(product);
  const { student } = await payMarking(product, { examQuestion: 'Assess the case for a tax on sugar.' });
  const { files } = await download(student.browser, student.password);
  const text = [...files].map(([name, content]) => `${name}\n${content.toString('latin1')}`).join('\n');
  expect(text).toContain('Assess the case for a tax on sugar.');
  for (const word of [first.student.email, first.student.id, first.id, first.form.examQuestion]) {
    expect(text).not.toContain(word);
  }
  expect(text).not.toMatch(/\$argon2id|tokenHash|passwordHash|secrete|fileKey|filePath/);
});

test('it needs the password, each hour five times at most, and is in the audit', async () => {
  await using product = await startMarkingProduct();
  const { browser, password, id } = await createSignedInStudent(product);
  const refused = await browser.post('/api/account-data', { password: 'wrong' });
  expect(refused.status).toBe(401);
  expect(await refused.json()).toMatchObject({ message: 'Invalid credentials' });
  for (let count = 0; count < 4; count++) expect((await download(browser, password)).response.status).toBe(200);
  expect((await browser.post('/api/account-data', { password })).status).toBe(429);
  const events = (await product.deps.db().select().from(auditEvents)).filter(({ kind }) => kind === 'data_downloaded');
  expect(events.map(({ userId }) => userId)).toEqual([id, id, id, id]);
});

/** Neither about a person nor tied to one by more than a hash or a message's address. */
const ofNobody = [
  ...['card_pages', 'incoming_files', 'jobs', 'kept_mail', 'marking_links', 'provider_events', 'rate_limits'],
  ...['teacher_codes', 'test_mode_answers', 'test_mode_notices', 'test_mode_objects', 'unanswered'],
];

test('every table is in the download, or is nobody’s', () => {
  const tables = Object.values(schema).filter((table) => is(table, PgTable));
  const held = new Set(dataSections().flatMap((section) => section.tables));
  const missing = tables.filter((table) => !held.has(table) && !ofNobody.includes(getTableName(table)));
  expect(
    missing.map(getTableName),
    'add a section to server/personal-data/sections.ts, or a column user_id to the table',
  ).toEqual([]);
  expect(tables.some((table) => 'userId' in getTableColumns(table))).toBe(true);
});
