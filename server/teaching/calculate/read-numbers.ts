import { anyOf } from '#domain/any-of.ts';
import { keepLatest } from '#domain/keep-latest.ts';
import { inFigures } from './in-figures.ts';
import { maskCalendar } from './mask-calendar.ts';
import type { Unit } from './say-number.ts';

export type Figure = {
  index: number;
  value: number;
  unit: Unit;
  /** '£', '$', '€' or '' */
  currency: string;
  /** The size of the last digit written: 0.1 for 2.5, 100,000 for 2.5m. */
  step: number;
  /** What was written behind the digits: 1,000 for 40k, 1 for a bare 40. */
  scale: number;
};

/** The student's words with each figure standing as #0, #1 … and each year as @0, @1 …, so that patterns see their place. */
export type Masked = { text: string; figures: readonly Figure[]; years: readonly number[] };

const scaleOf: Record<string, number> = {
  hundred: 1e2,
  k: 1e3,
  thousand: 1e3,
  grand: 1e3,
  m: 1e6,
  mn: 1e6,
  mil: 1e6,
  mill: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
  tn: 1e12,
  trn: 1e12,
  trillion: 1e12,
};
const amount =
  /(?<sign>(?:minus|negative) |-(?=[£$€.\d]))?(?<currency>[£$€]|gbp |usd )?\s?(?<inner>-)?(?<digits>\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)/;
const size =
  /(?:(?<near>k|mn|mil|m|bn|b|trn|tn)(?![a-z])|\s(?<word>k|m|bn|hundred|thousand|grand|mill|million|mil|billion|trillion)\b(?!-))?/;
const unit =
  /(?:(?<pence>p)(?![a-z\d])|\s?(?<unit>%(?: points?)?|percent(?:age points?)?\b|pc\b|pp\b|pence\b|pounds?(?: sterling)?\b|quid\b|dollars?\b|euros?\b|usd\b))?/;

const number = new RegExp(`(?<![\\w#@~.])${amount.source}${size.source}${unit.source}(?![\\d])`, 'g');

/** What a question may ask a number of. */
const askedFor = anyOf([
  /ways|reasons|examples|things|factors|advantages|disadvantages|drawbacks|causes|effects|methods|types/,
  /kinds|policies|sentences|arguments|features|problems|strengths|weaknesses|pros|cons|tips/,
]);

/** What carries a digit and is no figure of the sum. */
const noise = [
  /\b(?:next|last|past|other|following|first) \d (?=years|yrs|months|quarters)/g,
  /\b(?:question|qu|part|paper|chapter|page|section|topic|theme|exercise|example|table|figure|fig|extract|option|step|number) \d+(?:\.\d+)*[a-z]?\b(?! ?%)/g,
  /\bto \d ?(?:dp|d\.p\.?|decimal places?|decimals?|sf|s\.f\.?|sig(?:nificant)? fig\w*)/g,
  /(?<![\d#.£$€,])\d+[\s-]?(?:marks?|markers?|mins?|minutes?)\b/g,
  /\b(?:largest|biggest|leading|first) \d{1,2}\b(?![,.]\d| ?%| (?:thousand|grand|million|k|units|people|workers)\b)/g,
  /(?<![\d£$€.,])\b\d[\s-](?=(?:firms?|companies|businesses|countries|goods|products|options|different|decimal|dp\b|sig|sf\b))/g,
  /(?<![\d£$€.,])\b2[\s-](?=(?:[a-z]+ ){1,3}(?:merge|combine|join)\b)/g,
  new RegExp(`(?<![\\d£$€.,])\\b[2-9] (?=(?:[a-z]+ )?(?:${askedFor.source})\\b)`, 'g'),
  /\b\d(?:st|nd|rd|th)\b/g,
  /\bmonth \d{1,2}\b(?! ?%)/g,
  /^\s*\(?\d{1,2}[).](?= ?[a-z])/g,
  /\b(?!n\dfirms)[a-z]*[a-z]\d+[a-z]*\b(?<!gbp\d+|usd\d+)/g,
  /\bbase ?(?:year)? ?\(? ?(?:of|=|is|at)? ?100\b ?\)?|(?<!(?:[-+*/x]|times|by|plus|minus) ?[£$€]?[\d.,]+)\b= ?100\b|(?<=@\d+ *)= ?100\b/g,
];

/** Every formula and every sheet reads the same words. */
export const readNumbers = keepLatest(64, maskNumbers);

function maskNumbers(words: string): Masked {
  const years: number[] = [];
  const figures: Figure[] = [];
  const named = inFigures(words)
    .replace(
      /(?<!\b(?:last|this|next|per|a|each|every|the|previous) )\b(?:year|yr|y) ?(\d{1,2})s?\b(?! ?%)/g,
      (_, year: string) => ` @${years.push(Number(year)) - 1} `,
    )
    .replace(/\b(\d)(?:st|nd|rd|th) (?:year|yr)\b/g, (_, year: string) => ` @${years.push(Number(year)) - 1} `);
  let text = maskCalendar(named, years).replace(
    /\bcr ?([2-9])\b(?!\.\d)|\b([2-9])[ -]?firms?(?= conc| ratio| cr\b| one\b)|\b(?:top|largest|biggest) ([2-9])(?: firms?| companies| businesses)?\b(?! ?%)|\b([2-9]) (?:largest|biggest)(?: firms?)?\b/g,
    (_, a, b, c, d) => ` n${a ?? b ?? c ?? d}firms ${a ? 'ratio ' : ''}`,
  );
  for (const pattern of noise) text = text.replace(pattern, (found) => (found.includes('100') ? ' base ' : ' ~ '));
  text = text.replace(number, (found, ...rest) => {
    const groups = rest.at(-1) as Record<string, string | undefined>;
    const figure = toFigure(groups, figures.length);
    if (!figure) return found;
    figures.push(figure);
    return ` #${figure.index} `;
  });
  return { text: text.replace(/\s+/g, ' ').trim(), figures, years };
}

function toFigure(groups: Record<string, string | undefined>, index: number): Figure | undefined {
  const { sign, inner, digits = '', near, word, pence, unit = '' } = groups;
  const scale = scaleOf[near ?? word ?? ''] ?? 1;
  const isPence = pence !== undefined || unit === 'pence';
  const size = isPence ? 0.01 : scale;
  const plain = digits.replaceAll(',', '');
  const value = Number(plain) * size * (sign || inner ? -1 : 1);
  if (!Number.isFinite(value)) return undefined;
  const decimals = plain.split('.')[1]?.length ?? 0;
  const currency = currencyOf(groups.currency?.trim() ?? '', unit, isPence);
  const percent = /^(?:%|percent|pc|pp)/.test(unit);
  return {
    index,
    value: Number(value.toPrecision(12)),
    unit: percent ? 'percent' : currency ? 'money' : 'plain',
    currency,
    step: size * 10 ** -decimals,
    scale: isPence ? 1 : scale,
  };
}

function currencyOf(sign: string, unit: string, isPence: boolean): string {
  if (isPence || sign === '£' || sign === 'gbp' || /^(?:pound|quid)/.test(unit)) return '£';
  if (sign === '$' || sign === 'usd' || /^(?:dollar|usd)/.test(unit)) return '$';
  return sign === '€' || unit.startsWith('euro') ? '€' : '';
}
