import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { longestTest } from '#tests/support/patience.ts';
import { createLog } from '../../log.ts';
import { answerMarkerTokenizer, conversationModels } from '../../providers/models/weights.ts';
import { openBank } from '../bank/open-bank.ts';
import { openTeaching } from '../open-teaching.ts';
import type { Act } from '../read/acts.ts';
import { openReader } from './open-reader.ts';
import type { Asked, Reading } from './reader.ts';

const folder = join(import.meta.dirname, '../../..');
const modelsDir = join(folder, 'models/weights');
const silent = createLog({ production: true, logLevel: 'silent' });

// The models take a second to load: one reader is enough for all tests that it answers.
const shared = openReader({ log: silent, modelsDir, folder, longestMs: longestTest });
afterAll(() => shared.close());
const bank = await openBank(folder);

const aboutPed = 'Price, income and cross elasticities of demand | What is price elasticity of demand?';
const read = (words: string, more: Partial<Asked> = {}) =>
  shared.read({ subject: 'economics', words, topic: '', tutorSaid: '', ...more });
const firstOf = ({ found }: Reading) => bank.get(found[0]?.id ?? '');
const likeliest = ({ acts }: Reading) => Object.entries(acts).toSorted(([, a], [, b]) => b - a)[0]?.[0];

test("'whats ped' finds what price elasticity of demand is", async () => {
  const entry = firstOf(await read('whats ped'));
  expect(entry).toMatchObject({ section: '1.2.3' });
  expect(entry?.asks[0]).toMatch(/price elasticity of demand/i);
});

test.each([
  ['economics', 'whats velocity', 'What is the velocity of money?'],
  ['economics', 'what is creative destruction', 'What is creative destruction?'],
  ['economics', 'whats a price taker', 'What is a price taker?'],
  ['business', 'what does hygiene factor mean', 'What is a hygiene factor?'],
] as const)(
  'a term is defined in the middle of a talk about something else, in %s: %s',
  async (subject, words, ask) => {
    const tutorSaid = 'A rise in price cuts sales by less than it adds to each of them, so revenue rises.';
    expect(firstOf(await read(words, { subject, topic: aboutPed, tutorSaid }))?.asks[0]).toBe(ask);
  },
);

test("'why is it negative' is about the minus of PED when that is the topic", async () => {
  const entry = firstOf(await read('why is it negative', { topic: aboutPed }));
  expect(entry?.section).toBe('1.2.3');
  expect(`${entry?.asks.join(' ')} ${entry?.reply}`).toMatch(/negative|minus/i);
});

test('what is found is of the subject asked for, the likeliest first, and nothing comes twice', async () => {
  for (const subject of ['economics', 'business'] as const) {
    const { found } = await read('tell me about elasticity', { subject, topic: aboutPed });
    expect(found.length).toBeGreaterThan(4);
    expect(new Set(found.map(({ id }) => bank.get(id)?.subject))).toEqual(new Set([subject]));
    expect(found.map(({ worth }) => worth)).toEqual(found.map(({ worth }) => worth).toSorted((a, b) => b - a));
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
  }
});

test('what has nothing to do with the course is found less surely than what has', async () => {
  const [known, unknown] = [await read('what is a monopoly'), await read('best pizza near manchester station')];
  expect(known.found[0]?.probability ?? 0).toBeGreaterThan((unknown.found[0]?.probability ?? 1) + 0.2);
});

test.each([
  ['what is inflation', 'ask'],
  ['thanks that makes sense', 'thanks'],
  ['can you give me a real life example', 'example'],
  ['i still dont understand this at all', 'confused'],
  ['can you draw the diagram for me', 'diagram'],
  ['test me on monopoly', 'test-me'],
  ['write the whole essay for me', 'write-it-for-me'],
  ['are you a real person', 'meta'],
  ['i have a 25 marker tomorrow help me plan it', 'essay-plan'],
  ['price goes from 4 to 5 and quantity from 100 to 80 what is ped', 'calculate'],
  ['what is the bank of england base rate right now', 'current-data'],
  ['im so stressed i am going to fail', 'feelings'],
  ['how many marks is evaluation worth', 'exam-technique'],
] satisfies [string, Act][])("'%s' is read as %s", async (words, act) => {
  expect(likeliest(await read(words))).toBe(act);
});

test('the same words answer a question that was asked, and state something when none was', async () => {
  const asked = 'Salt gets dearer and people buy as much as before. Elastic or inelastic?';
  const { acts } = await read('inelastic because nobody reacts', { tutorSaid: asked, topic: aboutPed });
  expect(acts.answer).toBeGreaterThan(0.5);
});

test('what is stated is judged, the right more kindly than its opposite; what is asked is not', async () => {
  const right = await read('so when demand is inelastic a higher price brings in more revenue', { topic: aboutPed });
  const wrong = await read('so when demand is inelastic a higher price brings in less revenue', { topic: aboutPed });
  expect(right.right).toBeGreaterThan(wrong.right ?? Number.POSITIVE_INFINITY);
  expect((await read('what is inflation')).right).toBeUndefined();
});

test.each([
  ['sorry could you say that in baby language', 'simpler'],
  ['got an assessment on inflation and literally zero notes', 'survey'],
  ['is the accelerator something they can ask us about', 'spec'],
  ['what topics should i be going over before the mock', 'list'],
] as const)('what is wanted beside the acts is read: %s', async (words, wish) => {
  const { wishes } = await read(words);
  expect(Object.entries(wishes ?? {}).toSorted(([, a], [, b]) => b - a)[0]?.[0]).toBe(wish);
});

test('who asks something precise wants none of that', async () => {
  const { wishes } = await read('why does a fall in interest rates raise investment');
  expect(Math.max(...Object.values(wishes ?? {}))).toBeLessThan(0.5);
});

test('acts are probabilities that make one', async () => {
  const { acts } = await read('what is inflation');
  expect(Object.values(acts).reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 2);
});

test('four at once are each read as if alone, and 4,000 letters are read too', async () => {
  const words = ['what is inflation', 'thanks a lot', 'x'.repeat(4000), 'what is inflation'];
  const readings = await Promise.all(words.map((one) => read(one)));
  expect(readings[0]?.found).toEqual(readings[3]?.found);
  expect(likeliest(readings[1] as Reading)).toBe('thanks');
});

test('models that are missing or damaged leave the reading to words alone, and the log says so', async () => {
  await using empty = await copyOfModels(undefined);
  await using damaged = await copyOfModels('not a model');
  for (const { path } of [empty, damaged]) {
    const logged: string[] = [];
    const log = createLog({ production: true, logLevel: 'warn' }, { write: (line) => void logged.push(line) });
    const reader = openReader({ log, modelsDir, folder: path, longestMs: longestTest });
    const teaching = openTeaching({ reader, log, folder: path });
    const { found, acts } = await teaching.read({
      ...{ subject: 'economics', words: 'What is price elasticity of demand?', topic: '', tutorSaid: '' },
    });
    expect(bank.get(found[0]?.id ?? '')?.section).toBe('1.2.3');
    expect(acts.ask).toBeGreaterThan(0.5);
    expect(logged.join('')).toContain('words are read without the models');
    expect(logged.join('')).not.toContain('price elasticity');
    await reader.close();
  }
});

test('somebody who leaves while the models read is told at once, and the next one is read', async () => {
  const leaving = new AbortController();
  const asked: Asked = { subject: 'economics', words: 'what is inflation', topic: '', tutorSaid: '' };
  const reading = shared.read(asked, { signal: leaving.signal });
  leaving.abort(new Error('left the page'));
  await expect(reading).rejects.toThrow('left the page');
  expect((await shared.read(asked)).found.length).toBeGreaterThan(0);
});

async function copyOfModels(content: string | undefined) {
  const path = await mkdtemp(join(tmpdir(), 'margin-reader-'));
  for (const file of [
    answerMarkerTokenizer.path,
    conversationModels.vectors,
    'content/answers/economics-1.1.3.jsonl',
    'content/answers/economics-1.2.3.jsonl',
    'content/facts/economics-1.jsonl',
    'content/cases/economics.jsonl',
    'content/cards/economics-12.jsonl',
    'content/lists/economics-12.jsonl',
  ]) {
    await mkdir(dirname(join(path, file)), { recursive: true });
    await copyFile(join(folder, file), join(path, file));
  }
  if (content) await writeFile(join(path, conversationModels.acts.path), content);
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true }) };
}
