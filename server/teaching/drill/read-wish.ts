import { anyOf } from '#domain/any-of.ts';
import type { Subject } from '#domain/subjects.ts';
import { readNumbers } from '../calculate/read-numbers.ts';
import { allMakers } from './all-makers.ts';
import type { Maker } from './maker.ts';

/** 'Can u give me one where i have to work out the PED', 'another sum like that', 'test me on break even with numbers'. */
export function wantsSum(words: string): boolean {
  const plain = plainOf(words);
  if (makesUp.test(plain)) return true;
  return !hasFigures(plain) && !wantsShown.test(plain) && wishes.some((form) => form.test(plain));
}

/** 'Can u make up numbers, like opening balance 100': a figure for example is none of a sum of his own. */
const makesUp = anyOf([
  /(?:^|\b(?:can|could|u|you|just|please|pls|lets|then) )make (?:up|it up|one up)(?: (?:with|some|a|the|ur|your|own|few))* ?(?:numbers|figures|sum|example|question|one)\b/,
  /\bdo (?:a |one |some )(?:(?:really|very|quick|super|easy|simple|basic) )+(?:\w+ ){0,4}?(?:sum|calculation)s?\b/,
]);

/** 'Another one', 'one to try', 'with different numbers': of the sum that was just talked about. */
export function wantsAnother(words: string): boolean {
  const plain = plainOf(words);
  const isNamed = oneOn.test(plain) && allMakers.some(({ aliases }) => aliases.test(plain));
  return !hasFigures(plain) && plain.split(' ').length <= longestAnother && (isNamed || another.test(plain));
}

const longestAnother = 12;
/** 'Thanks, one on ARR now' */
const oneOn =
  /^(?:(?:ok|okay|thanks|ty|cool|now|and|can|could|i|we|have|do|try|give|me|lets) )*(?:one|another(?: one)?) (?:on|about|for|with) /;

/** Whatever the words name, of this subject first; the longest name counts. */
export function makerNamed(words: string, subject: Subject): Maker | undefined {
  const plain = plainOf(words);
  const nameOf = ({ aliases }: Maker) => aliases.exec(plain)?.[0] ?? '';
  const isOwn = ({ at }: Maker) => Number(at[subject] !== undefined);
  return allMakers
    .filter((maker) => nameOf(maker))
    .toSorted((one, other) => isOwn(other) - isOwn(one) || nameOf(other).length - nameOf(one).length)[0];
}

export function makersOf(subject: Subject): Maker[] {
  return allMakers.filter(({ at }) => at[subject] !== undefined);
}

function plainOf(words: string): string {
  return words
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/\b1\b(?![.,]?\d)/g, 'one')
    .replace(/[^a-z\d%£$€.+/*=-]+/g, ' ')
    .trim();
}

/** Who tells figures has a sum of his own. */
function hasFigures(plain: string): boolean {
  return readNumbers(plain).figures.length > 0;
}

const sum =
  '(?:sums?|calculations?|calcs?|(?:calculation|maths?|numbers?|numerical|number) (?:questions?|qs?|ones?|problems?))';
const item =
  '(?:one|ones|another|question|questions|q|qs|problem|problems|example|examples|something|some|a few|numbers)';
const numbers = '(?:numbers|figures|calculations?|sums|maths|working out|calculating)';
const asking =
  '(?:give|gimme|set|have|get|want|need|try|do|ask|send|fancy|meant|mean|another|more|different|harder|easier|practi[sc]e|new)';
/** 'me some more', 'us a quick PED' */
const between = anyOf([
  /me|us|a|an|one|some|more|few|another|with|please|quick|practice|practise|new|hard|harder|easy|easier/,
  /different|other|similar|just|couple|of|ped|yed|xed|pes|npv|arr|roce|exam|style|break|even/,
]).source;
const workOut = '(?:work(?:ing)? (?:it |them )?out|calculat\\w*|calc|figure out|solve)';

const wishes = [
  // 'Give me a sum on ROCE', 'can i have a calculation', 'set me some sums', 'another sum like that', 'more sums pls'
  new RegExp(`\\b${asking}(?: (?:${between}))* ${sum}\\b`),
  new RegExp(`^(?:(?:no|ok|so|like|just) )*a ${sum}\\b`),
  // 'Give me one where i have to work out the PED', 'one to work out', 'a question that i can calculate'
  new RegExp(
    `(?:^|\\b(?:give|gimme|set|ask|have|get|do|want|need|try|send|meant)\\b.*)\\b${item}(?: like (?:that|this|it))?(?: (?:for me|on|with|about) (?:\\w+ ){0,3}?)? ?(?:where|that|which|to|so|for me|i)(?: (?:i|me|we|to|have|need|get|got|must|can|could|should|had|actually|myself|try|and))* ${workOut}\\b`,
  ),
  // 'Test me on break even with numbers', 'quiz me on calculating NPV'
  new RegExp(`\\b(?:test|quiz|drill|challenge|question) me\\b.*\\b(?:${numbers}|work out)\\b`),
  new RegExp(
    `\\b(?:give|set|ask|have|do|try)\\b.*\\b(?:one|question|questions|q|problem)\\b.*\\bwith (?:some |actual |real |proper )?${numbers}\\b`,
  ),
  // 'Another one pls, with numbers this time'
  new RegExp(
    `\\b(?:another (?:one|question|q)|one more|a (?:\\w+ )?(?:one|question|q))(?: (?:pls|please|then|but|now|this time|like that|for me))* with (?:some |actual |real |proper )?${numbers}\\b`,
  ),
  new RegExp(
    `\\b(?:practi[sc]e|practi[sc]ing|go at|try) (?:at |with |some |doing |more |at some )*(?:${numbers}|(?:\\w+ ){1,3}(?:calculations|sums))\\b`,
  ),
  // 'Price goes from this to this work out PED'
  new RegExp(
    `\\bfrom (?:this|x|a|something|one|some) (?:\\w+ )?to (?:this|that|y|b|something|another)\\b.*\\b${workOut}`,
  ),
];

/** 'Show me the calculation', 'how do i do a sum like that', 'can you do this sum': that is no sum to try. */
const wantsShown = anyOf([
  /\b(?:show|explain|walk|talk|help|check|mark|how|why|what|whats|which|when)\b/,
  /\b(?:this|my|the|that) (?:sum|calculation|question)\b/,
  /\b(?:no|not|without|hate|stop|enough|dont|any) (?:\w+ )?(?:more )?(?:sums?|calculations?|maths|numbers)\b/,
  /\b(?:cant|cannot|hate|never|stop|enough|instead|is there|are there|better)\b/,
  /\bdont (?:wanna|want|need|like|do)\b|\bplan\b|\bessay\b/,
]);

const leadToAnother =
  /(?:ok|okay|yes|yeah|yh|ye|sure|cool|nice|thanks|ty|and|now|so|go on|please|pls|can|could|u|you|i|we|have|get|do|try|give|set|me|us|let|lets|want|id|like|to) /;
const anotherOne = anyOf([
  /another|one more|more|next one|harder one|easier one|different one|new one|similar one/,
  /one like (?:that|this|it)|one to try|one (?:for me )?to do|one myself|try one/,
  /one like (?:that|this) to (?:try|do)|my turn|different numbers|other numbers|new numbers/,
  /different figures|other figures|another go/,
]);
const behindAnother =
  /(?: (?:one|ones|like (?:that|this|it)|please|pls|to (?:try|do)|then|now|with|different|other|new|numbers|figures|for me|the same|of (?:those|these)))*/;

const another = new RegExp(
  `^(?:${leadToAnother.source})*(?:(?:a |an |one )?(?:${anotherOne.source}))${behindAnother.source}$`,
);
