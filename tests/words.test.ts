import { expect, test } from 'vitest';
import { readSeenTexts, type SeenText } from './support/seen-words.ts';

/** One word for each thing: theme (Economics), unit (Business), section, tutor (the AI), marker (the person). */
const doubles = [
  [/\bassessors?\b|\bgraders?\b/i, 'marker'],
  [/\bmarked by a tutor\b|\btutors? (?:reads?|marks?|returns?) (?:it|your|the|an?)\b/i, 'marker'],
  [/\bchat ?bots?\b|\bAI assistants?\b|\bvirtual tutors?\b|\bAI marker\b/i, 'tutor'],
  [/\bEconomics (?:units?|modules?)\b|\bunits? of Economics\b/i, 'theme'],
  [/\bBusiness (?:themes?|modules?)\b|\bthemes? of Business\b/i, 'unit'],
  [/\bchapters?\b|\bsub-?sections?\b|\bsub-?topics?\b/i, 'section'],
  [/\b(?:the|this|your|another) runs?\b(?! (?:from|at|to|the|on)\b)/i, 'round'],
] as const;

/** Said once, and rewritten: no good teacher says it to a seventeen-year-old. */
const rewritten = [
  'I am not sure of that as you put it',
  'I cannot vouch for',
  'So, to return',
  'I do not hear it',
  'What do you say now?',
  'in the course that I know',
  'What shall it be?',
  'on record, so I cannot say',
  'Hush',
  'where you left,',
  'where you left:',
  'is where you left it',
  'That has all it needs',
  'What was missed comes back',
  'nothing piles up',
  'not met yet',
  'brings you there without a rush',
  'Calm: no clock',
  'is bolted on: it',
  'is bolted on.',
  'where do you come down',
  'Mend one link',
  'that took too long',
  'asked us to start at once',
  'hand over the answer',
  'begun yet',
  'Come down on a side',
  'mend it on the paper',
  'filled in by what you have shown',
  'By paying you ask us',
  'for good. By invitation',
  'scheme differs, it counts',
  'Did you pay after all',
  'the clock stands',
  'file is wanted',
  'ears are',
  'could not be read.',
];

const sources = '{web,content,domain}/**/*.{ts,tsx,json}';
const mails = 'server/**/*mail*.ts';

test('each thing has one word, wherever somebody reads of it', () => {
  const texts = [...readSeenTexts(sources), ...readSeenTexts(mails)];
  expect(texts.length).toBeGreaterThan(10_000);
  const found = texts.flatMap(({ file, text }) =>
    doubles.flatMap(([double, word]) => (double.test(text) ? [`${file}: say ${word}: ${text}`] : [])),
  );
  expect(found).toEqual([]);
});

test('Economics has themes and Business has units', () => {
  const named = (texts: SeenText[], word: RegExp) => texts.filter(({ text }) => word.test(text));
  const economics = readSeenTexts('content/curriculum/**/economics*.json');
  const business = readSeenTexts('content/curriculum/**/business*.json');
  expect(Math.min(economics.length, business.length)).toBeGreaterThan(1_000);
  expect(named(economics, /\bUnit \d/)).toEqual([]);
  expect(named(business, /\bTheme \d/)).toEqual([]);
});

test('a sentence that was rewritten does not come back', () => {
  const texts = [...readSeenTexts(sources), ...readSeenTexts(mails)];
  const back = texts.flatMap(({ file, text }) =>
    rewritten.some((old) => text.includes(old)) ? [`${file}: ${text}`] : [],
  );
  expect(back).toEqual([]);
});

test('page text, sentences and templates are read, and code is not', () => {
  const web = readSeenTexts('web/**/*.tsx').map(({ text }) => text);
  expect(web).toContain('Your next ten minutes');
  expect(web).toContain('A marker reads and marks your essay');
  expect(web.some((text) => text.startsWith('flex min-h-34'))).toBe(false);
});
