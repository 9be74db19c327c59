import { digitsForSpoken } from './spoken-numbers.ts';
import { tidyWords } from './tidy-words.ts';

/** The words with what only sounds like a figure in letters, and what is one in digits: 'halved' is 'falls by 50%'. */
export function inFigures(words: string): string {
  return digitsForSpoken(tidyWords(words))
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
    .replace(/\b([pq]) ?([012])(?= ?[=:])/g, (_, letter: string, place: string) => numbered(letter, place));
}

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

function numbered(letter: string, place: string): string {
  const age = place === '2' ? 'new' : 'old';
  return `${age} ${letter === 'p' ? 'price' : 'quantity'}`;
}
