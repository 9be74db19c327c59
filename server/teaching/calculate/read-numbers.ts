import { anyOf } from '#domain/any-of.ts';
import { maskCalendar } from './mask-calendar.ts';
import type { Unit } from './say-number.ts';
import { digitsForSpoken } from './spoken-numbers.ts';
import { tidyWords } from './tidy-words.ts';

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
export type Masked = { text: string; figures: Figure[]; years: number[] };

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

const signs: Record<string, string> = { dollar: '$', euro: '€', pound: '£' };
const ordinals = [
  undefined,
  ...'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' '),
];

const moves =
  /by|up|down|rises?|rose|falls?|fell|drops?|dropped|cut|increased|decreased|increase of|fall of|rise of|drop of/;
const movesByPart = new RegExp(
  `\\b(${moves.source}) (?:by )?(?:(?:a|one|1) )?(half|third|quarter|fifth|tenth)\\b(?! (?:of (?:the|all)|year|as))`,
  'g',
);
const fractions: Record<string, number> = { half: 50, third: 100 / 3, quarter: 25, fifth: 20, tenth: 10 };

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

export function readNumbers(words: string): Masked {
  const years: number[] = [];
  const figures: Figure[] = [];
  let text = digitsForSpoken(tidyWords(words))
    .replace(
      /\b(ways?|how|need|want|used|going|able|trying|best) 2 (?=(?:be|do|get|make|improve|raise|cut|find|go|help|use|work|the|increase|reduce|grow|say|write|know)\b)/g,
      '$1 to ',
    )
    .replace(/\b(which|what|this|that|other) 1\b(?![.,]?\d| ?[-+*/] ?[(£$€\d])/g, '$1 one')
    .replace(/\b(?:one|1) (dollar|euro|pound) (\d\d)\b/g, (_, unit: string, part: string) => `${signs[unit]}1.${part}`)
    .replace(
      /\b(\d+) (?:pounds?|quid) (\d\d)\b(?! ?(?:%|percent|units|people|workers|of|were|are|a day|customers))/g,
      '£$1.$2',
    )
    .replace(
      /\b(prices?(?: (?:up|down|is|was|of|to|at|goes|now|rises|falls|the)){1,4}) (\d{1,2}) ([1-9]\d)\b(?! ?(?:%|percent|units|people|[,.]?\d))/g,
      '$1 £$2.$3',
    )
    .replace(/\b(of|out of|from|for) (every|each|any|an)( extra| additional)? £1\b(?![.,]?\d)/g, '$1 every extra pound')
    .replace(movesByPart, (_, verb: string, part: string) => `${verb} ${fractions[part]}%`)
    .replace(
      /\b(?:(?:a|one) )?(half|third|quarter|fifth|tenth) of (?=(?:them|those|these)\b)/g,
      (_, part: string) => `${fractions[part]}% of `,
    )
    .replace(/\b(?:halves|halved)\b/g, 'falls by 50%')
    .replace(/\b(?:trebles?d?|triples?d?)\b/g, 'rises by 200%')
    .replace(/\b(?:ages? |aged |people )?16 ?(?:-|to) ?6[45](?: year olds?| yr olds?)?\b/g, 'working age')
    .replace(/(?<=^|[ ,])x ?=? ?(\d[\d,.]*) ?,? ?(?:and )?m ?=? ?(?=\d)/g, 'exports $1 imports ')
    .replace(/\b(\d\d?)(?:st|nd|rd|th)\b(?! (?:year|yr))/g, (all, place: string) => ordinals[Number(place)] ?? all)
    .replace(/\b(?:a |one )?(tenner|fiver)\b/g, (_, note: string) => (note === 'tenner' ? '£10' : '£5'))
    .replace(/(?<=\d) ?: ?1\b(?![.,]?\d)/g, '')
    .replace(/\b50 ?[/-] ?50\b(?: chance)?|\b(?:coin (?:flip|toss)|even chance)\b/g, '50% chance')
    .replace(/\bchance of (?:nothing|zero|making nothing)\b/g, 'chance of 0')
    .replace(/(?<=\bchance\b.*)\b(?:or|otherwise|else) (?:you get |it makes |its )?(?:nothing|zero)\b/g, 'or 0')
    .replace(/\bdoubles?d?\b(?= (?:and|when|if|from)|[,.?]|$)/g, 'rises by 100%')
    .replace(
      /\b(option|project|plan) ([1-5])\b/g,
      (_, kind: string, place: string) => `${kind} ${' abcde'[Number(place)]}`,
    )
    .replace(/\b(?:in |for |over )?years 1 ?(?:to|-|through) ?(\d)\b/g, 'a year for $1 years')
    .replace(/(?<=\bq ?[ds]? ?(?:=|is|equals) ?[^.;?]{0,24}?\d)p\b/g, ' p')
    .replace(/\b([pq]) ?([012])(?= ?[=:])/g, (_, letter: string, place: string) => numbered(letter, place))
    .replace(
      /(?<!\b(?:last|this|next|per|a|each|every|the|previous) )\b(?:year|yr|y) ?(\d{1,2})s?\b(?! ?%)/g,
      (_, year: string) => ` @${years.push(Number(year)) - 1} `,
    )
    .replace(/\b(\d)(?:st|nd|rd|th) (?:year|yr)\b/g, (_, year: string) => ` @${years.push(Number(year)) - 1} `);
  text = maskCalendar(text, years).replace(
    /\bcr ?([2-9])\b(?!\.\d)|\b([2-9])[ -]?firms?(?= conc| ratio| one\b)|\b(?:top|largest|biggest) ([2-9])(?: firms?| companies| businesses)?\b(?! ?%)|\b([2-9]) (?:largest|biggest)(?: firms?)?\b/g,
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

function numbered(letter: string, place: string): string {
  const age = place === '2' ? 'new' : 'old';
  return `${age} ${letter === 'p' ? 'price' : 'quantity'}`;
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
