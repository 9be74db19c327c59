import { cutBreaths } from './cut-breaths.ts';
import { sayMany, sayNumber, sayOrdinal } from './number-words.ts';
import { sayLetters, sayShortForms } from './say-abbreviations.ts';

/** What a voice is given to say for a written sentence: no signs, no figures, abbreviations as people say them. */
export function readAloud(sentence: string): string[] {
  const said = clean(sayLetters(sayFigures(saySigns(sayShortForms(sentence)))));
  return /\w/.test(said) ? cutBreaths(said) : [];
}

const currencies: Record<string, [one: string, many: string]> = {
  '£': ['pound', 'pounds'],
  $: ['dollar', 'dollars'],
  '€': ['euro', 'euros'],
};
const sizes: Record<string, string> = { k: 'thousand', m: 'million', bn: 'billion', tn: 'trillion' };
/** Over the columns of a table: £000, £m. */
const headings: Record<string, string> = {
  '000': 'thousands',
  k: 'thousands',
  m: 'millions',
  bn: 'billions',
  tn: 'trillions',
};
const many = (symbol: string) => currencies[symbol]?.[1] ?? '';
const signs: [RegExp, string][] = [
  [/(\d)\s*[-–—]\s*(?=[£$€]?\d)/g, '$1 to '],
  [/(?<![\w)])[-−–](?=[£$€]?\d)/g, 'minus '],
  [/(?<!\d\s?)%\s*(?:[Δ∆]|change in)\s*/g, 'percentage change in '],
  [/%-?(?=ers?\b)/g, ' per cent'],
  [/%/g, ' per cent'],
  [/\s*(?:→|->|⇒)\s*/g, ', so '],
  [/\s*≈\s*/g, ' is about '],
  [/\s*=\s*/g, ' equals '],
  [/\s*\+\s*/g, ' plus '],
  [/\s*(?:×|\*(?=\s*\d))\s*/g, ' times '],
  [/\s*÷\s*/g, ' divided by '],
  [/\s−\s/g, ' minus '],
  [/\s*(?:≥|>=)\s*/g, ' is at least '],
  [/\s*(?:≤|<=)\s*/g, ' is at most '],
  [/\s*>\s*/g, ' is greater than '],
  [/\s*<\s*/g, ' is less than '],
  [/\s*&\s*/g, ' and '],
  [/[Δ∆]\s*/g, 'change in '],
  [/(\w)\s*\/\s*(?=\w)/g, '$1 '],
];

function saySigns(text: string): string {
  const withMoney = text
    .replace(/([£$€])(000|k|m|bn|tn)s?\b/g, (_, symbol: string, size: string) => `${headings[size]} of ${many(symbol)}`)
    .replace(/([£$€])s\b/g, (_, symbol: string) => many(symbol))
    .replace(
      /([-−–]?)([£$€])\s?((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)(?:\s?(k|m|bn|tn|thousand|million|billion|trillion)\b)?(?:s\b)?/g,
      sayMoney,
    )
    .replace(/[£$€]/g, (symbol) => ` ${currencies[symbol]?.[0]} `)
    .replace(/\b(\d{2,})ps\b/g, '$1 pence pieces')
    .replace(/\b(\d+(?:\.\d+)?)p\b/g, '$1 pence')
    .replace(/\b(\d[\d,.]*)\s?(k|m|bn|tn)\b/g, (_, number: string, size: string) => `${number} ${sizes[size]}`);
  return signs.reduce((said, [pattern, words]) => said.replace(pattern, words), withMoney);
}

function sayMoney(_: string, sign: string, symbol: string, amount: string, size: string | undefined): string {
  const [one, many] = currencies[symbol] ?? ['', ''];
  const minus = sign ? 'minus ' : '';
  if (size) return `${minus}${amount} ${sizes[size] ?? size} ${many}`;
  const [whole = '', rest] = amount.split('.');
  const unit = whole === '1' ? one : many;
  // A comma within, so that a price such as £2,050 is no year.
  const number = /^\d{4}$/.test(whole) ? `${whole.slice(0, 1)},${whole.slice(1)}` : whole;
  if (rest?.length !== 2 || rest === '00') return `${minus}${number}${rest && Number(rest) ? `.${rest}` : ''} ${unit}`;
  return whole === '0' ? `${minus}${Number(rest)} pence` : `${minus}${number} ${unit} ${Number(rest)}`;
}

const units: Record<string, string> = {
  am: 'A M',
  pm: 'P M',
  g: 'grams',
  kg: 'kilograms',
  km: 'kilometres',
  ml: 'millilitres',
  cm: 'centimetres',
  mph: 'miles an hour',
  x: 'times',
};

function sayFigures(text: string): string {
  return text
    .replace(/(\d)\s?(am|pm|g|kg|km|ml|cm|mph|x)\b/g, (_, digit: string, unit: string) => `${digit} ${units[unit]}`)
    .replace(/(?<=[A-Za-z])(?=\d)/g, ' ')
    .replace(/\b\d+(?:\.\d+){2,}/g, (section) => section.split('.').map(sayNumber).join(' point '))
    .replace(/(\d)(?=ish\b)/g, '$1 ')
    .replace(/\b(\d+)s\b/g, (_, number: string) => sayMany(number))
    .replace(/\b(\d{1,3}(?:,\d{3})+|\d+)(?:st|nd|rd|th)\b/g, (_, number: string) => sayOrdinal(number))
    .replace(/(?<![\d.])(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?/g, (number) => sayNumber(number))
    .replace(/([a-z])(?=[A-Z])/g, '$1 ');
}

/** The voices know only plain letters and the marks they pause at. */
function clean(text: string): string {
  return text
    .replace(/[’‘]/g, "'")
    .replace(/\s*[()[\]{}–—]\s*/g, ', ')
    .replace(/[“”"*_`#~|^\\]/g, '')
    .replace(/[øØ]/g, 'o')
    .normalize('NFD')
    .replace(/[^\x20-\x7E]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;:!?])/g, '$1')
    .replace(/,(?:\s*,)+/g, ',')
    .replace(/,\s*([.;:!?])/g, '$1')
    .replace(/^[\s,.;:]+|[\s,]+$/g, '')
    .trim();
}
