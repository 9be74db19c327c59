import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Subject } from '#domain/subjects.ts';
import { readLibrary } from '../curriculum/library.ts';
import { freshLesson } from '../lesson.ts';
import { compose } from '../say/compose.ts';
import { countWords } from '../say/count-words.ts';
import { sentencesOf } from '../say/sentences.ts';
import { type Entry, entryKinds, hasCheck } from './entry.ts';
import { openBank } from './open-bank.ts';

const folder = join(import.meta.dirname, '../../..');
const bank = await openBank(folder);
const { entries } = bank;
/** The ids of those that break a rule, so that a failure names them. */
const idsOf = (broken: (entry: Entry) => boolean) => entries.filter(broken).map(({ id }) => id);
const textsOf = ({ asks, reply, plainer, check, hint, answer, ideas }: Entry) =>
  [...asks, reply, plainer, check, hint, answer, ...(ideas ?? [])].filter((text) => text !== undefined);

test('every line of every file is an entry with the fields of its kind and no others', async () => {
  const names = (await readdir(join(folder, 'content/answers'))).sort();
  expect(names.filter((name) => !/^(economics|business)-(\d+\.\d+\.\d+|exam)\.jsonl$/.test(name))).toEqual([]);
  const always = ['id', 'section', 'kind', 'asks', 'reply', 'plainer'];
  for (const name of names) {
    const lines = (await readFile(join(folder, 'content/answers', name), 'utf8')).split('\n');
    expect(lines.pop(), `${name} ends with a line end`).toBe('');
    const [, subject = '', section] = /^([a-z]+)-(.+)\.jsonl$/.exec(name) ?? [];
    for (const line of lines) {
      const entry = JSON.parse(line);
      const fields = 'check' in entry ? [...always, 'check', 'ideas', 'hint', 'answer'] : always;
      expect(Object.keys(entry), entry.id).toEqual(entry.recipes ? [...fields, 'recipes'] : fields);
      expect(entry.section, entry.id).toBe(section);
      expect(entry.id).toMatch(new RegExp(`^${subject[0]}${section?.replaceAll('.', '\\.')}-\\d{2,3}$`));
    }
  }
});

test('no two entries have the same id', () => {
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
});

test('every kind is a known one', () => {
  expect(idsOf(({ kind }) => !entryKinds.includes(kind))).toEqual([]);
});

test("a check is whole or there is none, and 'start' entries ask nothing", () => {
  expect(idsOf((entry) => entry.check !== undefined && !hasCheck(entry))).toEqual([]);
  expect(idsOf((entry) => entry.kind === 'start' && hasCheck(entry))).toEqual([]);
});

test('every section has at least ten answers to check', async () => {
  const { courses } = await readLibrary();
  for (const subject of ['economics', 'business'] satisfies Subject[]) {
    const few = courses[subject].sections.filter(({ id }) => bank.of(subject, id).filter(hasCheck).length < 10);
    expect(
      few.map(({ id }) => id),
      subject,
    ).toEqual([]);
  }
});

test('each has five to nine ways of asking, no two of them the same', () => {
  expect(idsOf(({ asks }) => asks.length < 5 || asks.length > 9)).toEqual([]);
  expect(idsOf(({ asks }) => new Set(asks.map((ask) => ask.toLowerCase())).size !== asks.length)).toEqual([]);
  expect(idsOf(({ asks }) => asks.some((ask) => !ask.trim() || countWords([ask]) > 40))).toEqual([]);
});

test('the first way of asking is a whole question, fit for a button', () => {
  expect(idsOf(({ asks: [first = ''] }) => !/^[A-Z0-9'£]/.test(first) || countWords([first]) < 3)).toEqual([]);
});

test('a reply has 25 to 115 words, its plainer form 8 to 60, and says more than the reply', () => {
  expect(idsOf(({ reply }) => countWords([reply]) < 25 || countWords([reply]) > 115)).toEqual([]);
  expect(idsOf(({ plainer }) => countWords([plainer]) < 8 || countWords([plainer]) > 60)).toEqual([]);
  const saysNoMore = ({ reply, plainer }: Entry) => {
    const said = new Set(sentencesOf(reply));
    return sentencesOf(plainer).every((sentence) => said.has(sentence));
  };
  expect(idsOf(saysNoMore)).toEqual([]);
});

test('a check has one to three ideas, a hint and a short answer', () => {
  const checked = entries.filter(hasCheck);
  const broken = checked.filter(
    ({ ideas, hint, answer, check }) =>
      ideas.length < 1 ||
      ideas.length > 3 ||
      ideas.some((idea) => !idea.trim() || countWords([idea]) > 25) ||
      countWords([hint]) > 30 ||
      countWords([answer]) > 45 ||
      countWords([check]) > 45,
  );
  expect(broken.map(({ id }) => id)).toEqual([]);
});

test('a reply, its plainer form and an answer end as sentences do', () => {
  expect(
    idsOf(({ reply, plainer, answer }) => [reply, plainer, answer ?? '.'].some((text) => !/[.!?…]['’]?$/.test(text))),
  ).toEqual([]);
});

test('nothing holds markup, a list, a dash that joins, a link or a bracket of a template', () => {
  expect(
    idsOf((entry) => textsOf(entry).some((text) => /[—*_#`|<{}[\]\\\n\t]| {2}|^\s|\s$|https?:|^[-•]\s/.test(text))),
  ).toEqual([]);
});

test('spoken, each keeps to sixty words, unless its first sentence alone has more, and has no signs', () => {
  const spoken = ({ reply }: Entry) => compose({ say: [reply] }, freshLesson, true).sentences;
  expect(idsOf((entry) => countWords(spoken(entry)) > 60 && spoken(entry).length > 1)).toEqual([]);
  expect(idsOf((entry) => /[£$€%=×÷→<>|]/.test(spoken(entry).join(' ')))).toEqual([]);
});

test('every section of the curriculum has entries, with one to start from, and every entry a section', async () => {
  const { courses } = await readLibrary();
  for (const subject of ['economics', 'business'] satisfies Subject[]) {
    const sections = courses[subject].sections.map(({ id }) => id);
    const bare = sections.filter((section) => {
      const own = bank.of(subject, section);
      return (
        own.length < 15 || !own.some(({ kind }) => kind === 'start') || !own.some(({ kind }) => kind === 'meaning')
      );
    });
    expect(bare, subject).toEqual([]);
    const lost = entries.filter(
      (entry) => entry.subject === subject && entry.section !== 'exam' && !sections.includes(entry.section),
    );
    expect(lost.map(({ id }) => id)).toEqual([]);
    expect(bank.of(subject, 'exam').length, subject).toBeGreaterThan(30);
  }
});

test('an entry is found by its id and by its section, in the order in which it was written', () => {
  const section = bank.of('economics', '1.2.3');
  const numbers = section.map(({ id }) => Number(id.split('-')[1]));
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  expect(bank.get(section[0]?.id ?? '')).toBe(section[0]);
  expect(bank.get('nothing')).toBeUndefined();
  expect(bank.of('business', '1.2.3')).toEqual([]);
  expect(bank.titleOf({ subject: 'economics', section: '1.2.3' })).toBe(
    'Price, income and cross elasticities of demand',
  );
  expect(bank.titleOf({ subject: 'economics', section: 'exam' })).toBe('Exam technique and essay planning');
});
