import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { openTeaching } from './open-teaching.ts';
import type { Asked, Reader } from './reader/reader.ts';

const asked: Asked = { subject: 'economics', words: 'What is price elasticity of demand?', topic: '', tutorSaid: '' };

// A few sections are read in no time.
const folder = await mkdtemp(join(tmpdir(), 'margin-teaching-'));
afterAll(() => rm(folder, { recursive: true }));
for (const room of ['answers', 'facts', 'cases', 'cards', 'lists'])
  await mkdir(join(folder, 'content', room), { recursive: true });
for (const name of [
  'answers/economics-1.1.3',
  'answers/economics-1.2.3',
  'answers/business-3.1.1',
  'facts/economics-1',
])
  await copyFile(join(import.meta.dirname, `../../content/${name}.jsonl`), join(folder, `content/${name}.jsonl`));

function open(read: Reader['read'] | undefined) {
  const logged: string[] = [];
  const log = createLog({ production: true, logLevel: 'warn' }, { write: (line) => void logged.push(line) });
  const reader = read && { description: 'our own models', read };
  return { teaching: openTeaching({ reader, log, folder }), logged };
}

test('without models words alone are read, and nothing is wrong with that', async () => {
  const { teaching, logged } = open(undefined);
  const { bank } = await teaching.open();
  expect(teaching.description).toBe('words alone');
  expect(bank.get((await teaching.read(asked)).found[0]?.id ?? '')?.section).toBe('1.2.3');
  expect(logged).toEqual([]);
});

test('models that fail are logged, without the words, and words alone are read', async () => {
  const { teaching, logged } = open(async () => {
    throw new Error('brain: off');
  });
  const { bank } = await teaching.open();
  expect(teaching.description).toBe('our own models');
  expect(bank.get((await teaching.read(asked)).found[0]?.id ?? '')?.section).toBe('1.2.3');
  expect(logged.join('')).toContain('words are read without the models');
  expect(logged.join('')).toContain('brain: off');
  expect(logged.join('')).not.toContain('elasticity');
});

test('who has left is not read by words either', async () => {
  const leaving = new AbortController();
  const { teaching, logged } = open(async (_, { signal } = {}) => {
    leaving.abort(new Error('left the page'));
    signal?.throwIfAborted();
    throw new Error('never');
  });
  await expect(teaching.read(asked, leaving.signal)).rejects.toThrow('left the page');
  expect(logged).toEqual([]);
});

test('all is read once, however often it is asked for', async () => {
  const { teaching } = open(undefined);
  const [one, other] = await Promise.all([teaching.open(), teaching.open()]);
  expect(one).toBe(other);
});

test('by words alone: spelling is forgiven, the topic counts a little, the other subject is never found', async () => {
  const { teaching } = open(undefined);
  const { bank } = await teaching.open();
  const sectionOf = async (words: string, more: Partial<Asked> = {}) =>
    bank.get((await teaching.read({ ...asked, words, ...more })).found[0]?.id ?? '')?.section;
  expect(await sectionOf('what is oppertunity cost')).toBe('1.1.3');
  const business = await teaching.read({ ...asked, subject: 'business', words: 'what is opportunity cost' });
  expect(new Set(business.found.map(({ id }) => bank.get(id)?.subject))).toEqual(new Set(['business']));
  expect((await teaching.read({ ...asked, words: '' })).found).toEqual([]);
});
