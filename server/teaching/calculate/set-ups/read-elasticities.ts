import { anyOf } from '#domain/any-of.ts';
import { inSequence } from '#domain/in-sequence.ts';
import { type Figure, type Masked, readNumbers } from '../read-numbers.ts';
import { offersResult, type Places, place, takeWorking, without } from './set-up.ts';

export type Move = 'improves' | 'worsens' | 'stays';
type Claim = (found: { sum: number; move: Move }) => boolean;
export type Pair = {
  exports?: number;
  imports?: number;
  /** What the student makes of the two. */
  total?: number;
  currency: 'down' | 'up';
  claims: Claim[];
  /** Nothing is asked or told of it here. */
  isIdle: boolean;
};

const is = anyOf(
  [
    /is|are|was|were|of|at|=|:|\(|being|has|have|had|only|about|now|to|rises?|falls?|goes|went|up|down|changed?/,
    /becomes?|equals?|instead|a|an|the|one|ones|elasticity|price|demand|peds?|side|ped of/,
  ],
  { before: / ?/ },
);
const name = (thing: RegExp) => new RegExp(`\\b(?:${thing.source})\\b(?:${is.source})* ?#(\\d+)`);
const last = (thing: RegExp) =>
  new RegExp(`#(\\d+) \\)?(?: ?(?:for|on|of|is|the|our|uk|ped|elasticity|price|demand|as|to))* (?:${thing.source})\\b`);
const [exported, imported] = [/exports?|ped ?x|x/, /imports?|ped ?m|m/];
const places: Places<'exports' | 'imports'> = [
  ['exports', name(exported)],
  ['imports', name(imported)],
  ['exports', last(/exports?/)],
  ['imports', last(/imports?/)],
];
/** Where the two stand without a name their order does not matter. */
const unnamed = /#(\d+) ?(?:,|and|\+|plus|&|,? and) ?#(\d+)/;
/** 'The PEDs for exports and imports are 0.3 and 0.5' */
const bothNamed = inSequence([
  /\b(?:exports?|ped ?x|x)\b ?(?:\+|plus|and|&) ?(?:for |of |the |ped )*(?:imports?|ped ?m|m)\b/,
  /(?: ?(?:are|is|=|of|were|peds?|respectively))* ?#(\d+) ?(?:\+|plus|and|,) ?#(\d+)/,
]);
const ofCondition = /\bmarshall\b|\blerner\b|\bm-?l condition\b/;
const ofSum = /\bsum of (?:the |their )?(?:two |price )*(?:elasticities|peds)\b/;
const ofElasticity = /\bpeds?\b|\bped ?[xm]\b|\belastic\w*/;
const ofTrade = anyOf([
  /\bcurrent account\b|\btrade (?:balance|deficit|surplus|position)\b|\bbalance of (?:payments|trade)\b|\bbop\b/,
  /\bdepreciat\w*|\bdevalu\w*|\bappreciat\w*|\brevalu\w*|\bj curve\b|\bdeficit\b/,
]);
const stronger = anyOf([
  /\bappreciat\w*|\brevalu\w*|\bstrengthen\w*|\bstronger\b/,
  /\brise in the (?:pound|currency|exchange rate|£)|\b(?:pound|currency|exchange rate) (?:rises?|goes up|rose|went up)\b/,
]);
const weaker = anyOf([
  /\bdepreciat\w*|\bdevalu\w*|\bweak\w*/,
  /\bfall in the (?:pound|currency|exchange rate|£)|\b(?:pound|currency|exchange rate) (?:falls?|goes down|fell|drops?)\b/,
]);

/** One saying: the elasticities in it, what is made of them, and which way the currency goes. */
export function readPair(line: string, known: Pair | undefined): Pair | undefined {
  const masked = readNumbers(line);
  const { text, figures } = masked;
  const isNamed =
    ofCondition.test(text) || (ofElasticity.test(text) && /\bexports?\b|\bimports?\b|\bped ?[xm]\b/.test(text));
  const isSum = ofSum.test(text);
  if (!isNamed && !isSum && !known && !(ofTrade.test(text) && /#\d+ ?(?:\+|plus) ?#\d+/.test(text))) return undefined;
  if (figures.some(({ unit, value }) => unit !== 'plain' || Math.abs(value) > mostElastic)) return undefined;
  const told = readFigures(masked, known, isNamed);
  if (!told) return undefined;
  const currency = stronger.test(text) ? 'up' : weaker.test(text) ? 'down' : (known?.currency ?? 'down');
  const isStated = told.total !== undefined && !asksOutcome.test(text);
  const claims = offersResult(text) || isStated ? claimsIn(withoutRule(text)) : [];
  const isIdle = figures.length === 0 && claims.length === 0 && !(known && currency !== known.currency);
  return { exports: known?.exports, imports: known?.imports, ...told, currency, claims, isIdle } as Pair;
}

const mostElastic = 20;
/** 'Would it improve', and not 'it would improve'. */
const asksOutcome = /\b(?:does|do|would|will|is|are) (?:it|they|this|that|the|an?|our|their)\b|\bwhat\b/;

/** 'For it to improve they have to add up to more than 1' says when, and not that they do. */
function withoutRule(text: string): string {
  return text
    .split(/(?<=[,.;?!]) /)
    .filter((clause) => !/\b(?:have|has|need|needs|got) to\b|\bmust\b|\bonly (?:if|when)\b/.test(clause))
    .join(' ');
}

function readFigures(masked: Masked, known: Pair | undefined, isNamed: boolean) {
  const working = takeWorking(masked);
  const pair = /#(\d+) ?(?:\+|plus) ?#(\d+)/.exec(masked.text);
  const together = bothNamed.exec(masked.text);
  const read = place({ ...masked, text: working.result ? working.text : masked.text }, together ? [] : places);
  let { text } = read;
  const { exports, imports } = read.found;
  const total =
    working.result ?? totalIn(text, masked.figures) ?? (exports && imports && madeOfBoth(text, masked.figures));
  if (total) text = without(text, total);
  const sizes = { exports: sizeOf(read.found.exports), imports: sizeOf(read.found.imports) };
  if (sizes.exports === undefined && sizes.imports === undefined) {
    const loose = together ?? (working.result ? pair : isNamed ? unnamed.exec(text) : null);
    const [one, two] = [loose?.[1], loose?.[2]].map((index) =>
      index === undefined ? undefined : masked.figures[Number(index)],
    );
    if (one && two) Object.assign(sizes, inPlace([Math.abs(one.value), Math.abs(two.value)], known));
    if (one && two) text = without(without(text, one), two);
  }
  text = text.replace(besideOne, (all, index: string) => (masked.figures[Number(index)]?.value === 1 ? ' ~ ' : all));
  if (/#\d/.test(text)) return undefined;
  return {
    ...(sizes.exports !== undefined && { exports: sizes.exports }),
    ...(sizes.imports !== undefined && { imports: sizes.imports }),
    total: total?.value,
  };
}

/** 'Less than 1' */
const besideOne = /(?:than|to|below|above|under|over|=|>|<|equals?|is) ?#(\d+)\b/g;

function totalIn(text: string, figures: readonly Figure[]): Figure | undefined {
  const index = /\b(?:sum|total|together|add up|adds up)\b.*(?:is|=|to|of|makes?) #(\d+)/.exec(text)?.[1];
  return index === undefined ? undefined : figures[Number(index)];
}

/** '… 0.3 and imports 0.5 its 0.8' */
function madeOfBoth(text: string, figures: readonly Figure[]): Figure | undefined {
  const index = /~ ?,? (?:so |and |which |then )*(?:its|it is|thats|that is|is|makes|gives|i get|=|so) #(\d+)\b/.exec(
    text,
  )?.[1];
  return index === undefined ? undefined : figures[Number(index)];
}

function sizeOf(figure: Figure | undefined): number | undefined {
  return figure && Math.abs(figure.value);
}

/** '0.3 + 0.5', of which it is known which is which. */
function inPlace([one, two]: [number, number], known: Pair | undefined): Pick<Pair, 'exports' | 'imports'> {
  return known?.exports === two && known.imports === one
    ? { exports: two, imports: one }
    : { exports: one, imports: two };
}

/** What is stated of the outcome, as something that may hold. */
function claimsIn(text: string): Claim[] {
  const isNot = /\b(?:not|isnt|doesnt|wont|wouldnt|fails?|cant|no)\b/;
  const said: Claim[] = [];
  const met = /\b(?:condition|marshall|lerner|ml)\b(.{0,24})\b(?:met|holds?|hold|satisfied|fulfilled|works?)\b/.exec(
    text,
  );
  if (met) said.push(({ sum }) => sum > 1 !== isNot.test(met[1] ?? ''));
  const better = /(.{0,20})\b(?:improv\w+|better|helps?|shrinks?|narrows?|smaller)\b/.exec(text);
  const worse = /\b(?:wors\w+|widen\w*|deteriorat\w+|bigger deficit)\b/.test(text);
  if (better && !worse) said.push(({ move }) => (move === 'improves') !== isNot.test(better[1] ?? ''));
  if (worse && !better) said.push(({ move }) => move === 'worsens');
  if (/\bunchanged\b|\bno (?:change|effect)\b|\bthe same\b|\bnot change\b/.test(text))
    said.push(({ move }) => move === 'stays');
  if (/\b(?:less|lower|smaller) than (?:~|one)|\b(?:below|under) (?:~|one)/.test(text.replace(/#\d+/g, '~')))
    said.push(({ sum }) => sum < 1);
  if (/\b(?:more|greater|bigger|higher) than (?:~|one)|\b(?:above|over) (?:~|one)/.test(text.replace(/#\d+/g, '~')))
    said.push(({ sum }) => sum > 1);
  return said;
}
