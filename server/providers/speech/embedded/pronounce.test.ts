import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { KnowledgeFile } from '#content/curriculum/curriculum.ts';
import { packs } from '#content/curriculum/packs.ts';
import { indexDictionary } from './dictionary.ts';
import { loadPronouncer } from './dittli.ts';
import { listedWords } from './listed-words.ts';
import { readAloud } from './read-aloud.ts';
import { toSymbols } from './say-symbols.ts';
import { readTerms } from './terms.ts';

const pronounce = await loadPronouncer(resolve('models/weights'));
const said = (word: string, before?: string, after?: string) => pronounce(word, { before, after }).join(' ');

test('every word of every term of the course has a pronunciation, and none is guessed from its letters', async () => {
  const words = (await readTerms()).flatMap(wordsOf);
  expect(words.length).toBeGreaterThan(500);
  expect([...new Set(words.filter((word) => !pronounce.isKnown(word)))]).toEqual([]);
});

test('no word is guessed that the tutor says from its answers, its cards or the course', async () => {
  const answers = await readLines('answers', ['reply', 'plainer', 'check', 'hint', 'answer']);
  const cards = await readLines('cards', ['for', 'against', 'depends', 'know', 'remember', 'mistake', 'conclusion']);
  const facts = await readLines('facts', ['says']);
  const written = [...answers, ...cards, ...facts, ...(await readCourse())].join(' ');
  const apart = new Set(written.split(/\s+/));
  expect(apart.size).toBeGreaterThan(30_000);
  const words = [...apart].flatMap((word) => wordsOf(word)).filter((word) => !/^[A-Z]('s)?$/.test(word));
  expect([...new Set(words)].filter((word) => !pronounce.isKnown(word))).toEqual([]);
});

/** What people read of the course and its cases: sentences, terms and the labels of diagrams, no patterns and no addresses. */
async function readCourse(): Promise<string[]> {
  const files = await Promise.all(Object.values(packs).flatMap((pack) => pack.map((read) => read())));
  const points = files.flatMap((file) =>
    (file.default as KnowledgeFile).sections.flatMap(({ keyPoints }) => keyPoints),
  );
  const diagrams = JSON.parse(await readFile('content/curriculum/diagrams.json', 'utf8'));
  const cases = await readLines('cases', ['facts']);
  const sentences = JSON.stringify([points, diagrams, cases]).match(/"[^"\\*|^#]*? [^"\\*|^#]*?[.?!]"/g) ?? [];
  const labels = JSON.stringify(diagrams).match(/(?<="(?:label|name|title)":")[^"]+/g) ?? [];
  expect(sentences.length).toBeGreaterThan(500);
  expect(labels.length).toBeGreaterThan(100);
  return [...sentences, ...labels];
}

async function readLines(folder: string, keys: string[]): Promise<string[]> {
  const names = await readdir(`content/${folder}`);
  const files = await Promise.all(names.map((name) => readFile(`content/${folder}/${name}`, 'utf8')));
  const lines = files.flatMap((file) => file.trim().split('\n')).map((line) => JSON.parse(line));
  return lines.flatMap((line) => keys.flatMap((key) => line[key] ?? []));
}

function wordsOf(written: string): string[] {
  return (
    readAloud(written)
      .join(' ')
      .match(/[A-Za-z]+(?:'[A-Za-z]+)*/g) ?? []
  );
}

test('the dictionary is read word by word as it is as a whole', async () => {
  const file = await readFile(resolve('models/weights/dittli/cmudict.json'));
  const whole: Record<string, string[]> = JSON.parse(file.toString('utf8'));
  const lookUp = indexDictionary(file);
  const words = Object.keys(whole).filter((word) => !word.includes('"'));
  expect(words.length).toBeGreaterThan(120_000);
  expect(words.filter((word) => lookUp(word)?.join(' ') !== whole[word]?.join(' '))).toEqual([]);
  expect(['', 'XQZZT', 'DEMANQ', 'EMAND', '"DEMAND'].map(lookUp)).toEqual(Array(5).fill(undefined));
});

test('the listed sounds are sounds that the voice has', () => {
  const vowels = 'AA|AE|AH|AO|AW|AY|EH|ER|EY|IH|IY|OW|OY|UH|UW';
  const consonants = 'B|CH|D|DH|F|G|HH|JH|K|L|M|N|NG|P|R|S|SH|T|TH|V|W|Y|Z|ZH';
  const sounds = new RegExp(`^(?:(?:${vowels})[012]|${consonants})(?: (?:(?:${vowels})[012]|${consonants}))*$`);
  for (const [word, phones] of listedWords) {
    expect(phones, word).toMatch(sounds);
    expect(phones.match(/1/g)?.length ?? 0, word).toBeGreaterThan(0);
    expect(word).toBe(word.toLowerCase());
  }
});

test('what the dictionary lacks or has otherwise is said as in a lesson', () => {
  expect(said('Oligopsony')).toBe('AA2 L IH0 G AA1 P S AH0 N IY0');
  expect(said('labour')).toBe('L EY1 B ER0');
  expect(said('Gini')).toBe('JH IY1 N IY0');
});

test('other forms of known words are told from them: spelling, endings, beginnings, compounds', () => {
  expect(said('behaviour')).toBe('B IH0 HH EY1 V Y ER0');
  expect(said('monopsonist’s'.replace('’', "'"))).toBe('M AH0 N AA1 P S AH0 N IH0 S T S');
  expect(said('oligopsonies')).toBe('AA2 L IH0 G AA1 P S AH0 N IY0 Z');
  expect(said('crowdfunding')).toBe('K R AW1 D F AH2 N D IH0 NG');
  expect(said('microfinance')).toBe('M AY2 K R OW0 F AY1 N AE2 N S');
  expect(said("childminder's")).toBe('CH AY1 L D M AY2 N D ER0 Z');
  expect(said('gigafactories')).toBe('G IH1 G AH0 F AE2 K T ER0 IY0 Z');
  expect(said('comfiest')).toBe('K AH1 M F IY0 IH0 S T');
  expect(pronounce.isKnown('constructor')).toBe(true);
  expect(pronounce.isKnown('xqzzt')).toBe(false);
  expect(said('Blorptown').length).toBeGreaterThan(5);
});

test('letters are named, and the article is no letter', () => {
  const letters = toSymbols('A D is P E D.', pronounce);
  expect(letters.map(({ symbol }) => symbol).join(' ')).toBe('_ ey d iy ih yː p iy iy d iy , _');
  expect(said('A', undefined, 'firm')).toBe('AH0');
  expect(said('A', 'plan', '.')).toBe('EY1');
  expect(said("C's")).toBe('S IY1 Z');
  expect(said('Z')).toBe('Z EH1 D');
});

test('a word that is written alike is said as a thing or as a deed by the word before it', () => {
  expect(said('increase', 'an')).toBe('IH1 N K R IY2 S');
  expect(said('increase', 'will')).toBe('IH0 N K R IY1 S');
  expect(said('imports', 'of')).toBe('IH1 M P AO2 R T S');
  expect(said('use', 'firms')).toBe('Y UW1 Z');
  expect(said('use', 'the')).toBe('Y UW1 S');
  expect(said('close', 'few')).toBe('K L OW1 S');
});

test('what stands a place late in the list of symbols is said by its own number', () => {
  const symbols = (text: string) => toSymbols(text, pronounce).map(({ symbol }) => symbol);
  expect(symbols('Is it? Measure!')).toEqual(['_', 'ih', 'yː', 'ih', 't', '!', 'm', 'eh', 'z', 'er', 'ㄸ', '_']);
});

test('a sentence becomes sounds with their stress, pauses, and a rest at both ends', () => {
  expect(toSymbols('Very dear; yes.', pronounce)).toEqual([
    { symbol: '_', tone: 0 },
    ...[
      ['V', 0],
      ['eh', 2],
      ['r', 0],
      ['iy', 1],
      ['d', 0],
      ['ih', 2],
      ['r', 0],
      ['…', 0],
      ['y', 0],
      ['eh', 2],
      ['s', 0],
      [',', 0],
    ].map(([symbol, tone]) => ({ symbol, tone })),
    { symbol: '_', tone: 0 },
  ]);
});
