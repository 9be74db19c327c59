import { cutBreaths } from './cut-breaths.ts';
import { sayNumber } from './number-words.ts';

/** What a voice is given to say for a written sentence: no signs, no figures, abbreviations as people say them. */
export function readAloud(sentence: string): string[] {
  const said = clean(sayLetters(sayFigures(saySigns(sayShortForms(sentence)))));
  return /\w/.test(said) ? cutBreaths(said) : [];
}

const shortForms: [RegExp, string][] = [
  [/\be\.g\.,?/gi, 'for example'],
  [/\bi\.e\.,?/gi, 'that is'],
  [/\betc\.(?=\s*$)/gi, 'and so on.'],
  [/\betc\b\.?/gi, 'and so on'],
  [/\bvs\b\.?/gi, 'versus'],
  [/\bapprox\./gi, 'approximately'],
  [/\bp\.a\.?/g, 'a year'],
  [/\bMr\b\.?/g, 'Mister'],
  [/\bLtd\b\.?/g, 'Limited'],
  [/\bplc\b/gi, 'P L C'],
];

function sayShortForms(text: string): string {
  return shortForms.reduce((said, [pattern, words]) => said.replace(pattern, words), text.normalize('NFKC'));
}

const currencies: Record<string, [one: string, many: string]> = {
  '£': ['pound', 'pounds'],
  $: ['dollar', 'dollars'],
  '€': ['euro', 'euros'],
};
const sizes: Record<string, string> = { k: 'thousand', m: 'million', bn: 'billion', tn: 'trillion' };
const signs: [RegExp, string][] = [
  [/(\d)\s*[-–—]\s*(?=[£$€]?\d)/g, '$1 to '],
  [/(?<![\w)])[-−–](?=[£$€]?\d)/g, 'minus '],
  [/%\s*(?:[Δ∆]|change in)\s*/g, 'percentage change in '],
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
    .replace(
      /([-−–]?)([£$€])\s?((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)(?:\s?(k|m|bn|tn|thousand|million|billion|trillion)\b)?/g,
      sayMoney,
    )
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
};

function sayFigures(text: string): string {
  return text
    .replace(/(\d)\s?(am|pm|g|kg|km|ml|cm)\b/g, (_, digit: string, unit: string) => `${digit} ${units[unit]}`)
    .replace(/(?<=[A-Za-z])(?=\d)/g, ' ')
    .replace(/\b(\d{2,4})s\b/g, (_, decade: string) => `${sayNumber(decade).replace(/y$/, 'ie')}s`)
    .replace(/(?<![\d.])(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?!\d*(?:st|nd|rd|th)\b)/g, (number) => sayNumber(number))
    .replace(/([a-z])(?=[A-Z])/g, '$1 ');
}

/** Said as words, not letter by letter. */
const spokenAsWords = new Set(['SPEC', 'IDEA', 'OPEC', 'NAIRU', 'SWOT', 'PEST', 'PESTLE', 'SMART', 'JIT', 'NATO', 'I']);

/** 'PED' is 'P E D'. Two to five capitals are an abbreviation; a longer shout is a word. */
function sayLetters(text: string): string {
  return text.replace(/\b([A-Z]{2,5})(s?)\b/g, (written, letters: string, plural: string) =>
    spokenAsWords.has(letters) ? written : `${[...letters].join(' ')}${plural ? `'s` : ''}`,
  );
}

/** The voices know only plain letters and the marks they pause at. */
function clean(text: string): string {
  return text
    .replace(/[’‘]/g, "'")
    .replace(/\s*[()[\]{}–—]\s*/g, ', ')
    .replace(/[“”"*_`#~|^\\]/g, '')
    .normalize('NFD')
    .replace(/[^\x20-\x7E]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;:!?])/g, '$1')
    .replace(/,(?:\s*,)+/g, ',')
    .replace(/,\s*([.;:!?])/g, '$1')
    .replace(/^[\s,.;:]+|[\s,]+$/g, '')
    .trim();
}
