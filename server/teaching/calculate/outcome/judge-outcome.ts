import { anyOf } from '#domain/any-of.ts';
import { upperFirst } from '#domain/upper-first.ts';
import { aloud, sayWith, tidy } from '../say-number.ts';
import type { Followed } from './follow-outcome.ts';
import type { Outcome } from './outcome.ts';

/** What a result may be called, when it is so, and why. */
type Label = { words: RegExp; says: string; holds: (value: number) => boolean; why: string };

const inBetween = (value: number) => Math.abs(value) < 1 && value !== 0;
const responds = (what: string, to: string): Label[] => [
  {
    words: /\b(?<!in)(?<!unit )(?<!unitary )elastic\b/,
    says: 'elastic',
    holds: (value) => Math.abs(value) > 1,
    why: `${what} changes by a bigger percentage than ${to}`,
  },
  {
    words: /\binelastic\b/,
    says: 'inelastic',
    holds: (value) => inBetween(value),
    why: `${what} changes by a smaller percentage than ${to}`,
  },
  {
    words: /\bunit(?:ary)?(?: elastic)?\b/,
    says: 'unit elastic',
    holds: (value) => Math.abs(value) === 1,
    why: `${what} changes by the same percentage as ${to}`,
  },
];

const labels: Record<string, Label[]> = {
  'price elasticity of demand': responds('quantity', 'price'),
  'price elasticity of supply': responds('quantity supplied', 'price'),
  'income elasticity of demand': [
    ...responds('demand', 'income'),
    {
      words: /\bluxur(?:y|ies)\b/,
      says: 'a luxury',
      holds: (value) => value > 1,
      why: 'demand grows faster than income',
    },
    {
      words: /\bnecessit(?:y|ies)\b/,
      says: 'a necessity',
      holds: (value) => value > 0 && value < 1,
      why: 'demand grows, but more slowly than income',
    },
    {
      words: /\binferior\b/,
      says: 'an inferior good',
      holds: (value) => value < 0,
      why: 'demand falls as income rises',
    },
    { words: /\bnormal\b/, says: 'a normal good', holds: (value) => value > 0, why: 'demand rises with income' },
  ],
  'cross elasticity of demand': [
    {
      words: /\bsubstitutes?\b/,
      says: 'substitutes',
      holds: (value) => value > 0,
      why: 'when one gets dearer, people buy more of the other',
    },
    {
      words: /\bcomplements?\b/,
      says: 'complements',
      holds: (value) => value < 0,
      why: 'when one gets dearer, people buy less of the other too',
    },
  ],
  'terms of trade': [
    {
      words: /\b(?:improv\w+|better|favou?rable)\b/,
      says: 'an improvement',
      holds: (value) => value > 100,
      why: 'above 100, each export buys more imports than in the base year',
    },
    {
      words: /\b(?:worse\w*|deteriorat\w+|unfavou?rable|bad)\b/,
      says: 'a deterioration',
      holds: (value) => value < 100,
      why: 'below 100, each export buys fewer imports than in the base year',
    },
  ],
};

const fillers = anyOf(
  [
    /so|and|ok|then|but|um|right|wait|oh|is|was|are|would|does|that|this|it|they|these|its|thats|theyre/,
    /demand|supply|the|two|goods?|ped|yed|xed|pes|price|income|be|mean|means|count|as|a|an|very|quite/,
    /getting|got|become|becoming|there|here|or|not|though|tho|yeah|relatively|which|called/,
  ],
  { after: / / },
);

const about = new RegExp(`^(?:${fillers.source})*$`);

/** 'Is that elastic then': yes or no, with the reason; 'elastic or inelastic': which of the two. */
export function judgeOutcome(text: string, { name, value }: Outcome): Followed | undefined {
  if (name === 'net present value' && asksWorth.test(text)) return { say: [sayWorth(value)] };
  const known = labels[name] ?? [];
  const asked = known.filter(({ words }) => words.test(text));
  const rest = asked.reduce((left, { words }) => left.replace(words, ''), text).replace(/[?.!,]/g, '');
  if (asked.length === 0 || !about.test(`${rest.replace(/\s+/g, ' ').trim()} `.trimStart())) return undefined;
  const isChoice = asked.length > 1;
  const right = asked.find(({ holds }) => holds(value)) ?? known.find(({ holds }) => holds(value));
  if (!right) return undefined;
  const said = aloud(sayWith('').number(value));
  const verb = name.startsWith('cross') ? 'they are' : `${said} is`;
  const told = `${verb} ${right.says}: ${right.why}.`;
  if (isChoice || /\bor\b/.test(text)) return { say: [upperFirst(told)] };
  return { say: [`${asked[0] === right ? 'Yes' : 'No'}, ${told}`] };
}

const asksWorth = anyOf(
  [/should (?:they|we|he|she|it|the firm|i)|is (?:it|that|this)|would (?:you|it be)|do they/, /they should/],
  {
    before: /^(?:(?:so|and|ok|then|but) )*/,
    after:
      /(?: \w+)? ?(?:do (?:it|that)|go ahead|go for it|invest|accept(?: it)?|buy it|worth (?:it|doing)|take it)(?: in it)?(?: then)? ?\??$/,
  },
);

/** The rule of the net present value, and that it is not all. */
function sayWorth(value: number): string {
  if (value === 0) return 'On NPV it makes no difference: it earns just the discount rate.';
  return value > 0
    ? 'On NPV, yes: it is positive, so the project earns more than the discount rate; still weigh how sure the flows are.'
    : 'On NPV, no: it is negative, so the project earns less than the discount rate.';
}

const asksMeaning = anyOf(
  [
    /what (?:does|do|would|did) (?:that|this|it|the answer|the result|the number)(?: actually| even| really)? (?:mean|tell (?:you|us|me|u)|show)/,
    /what(?:s| is) (?:that|it|this) mean|meaning|how do i interpret (?:that|it|this)/,
  ],
  { before: /^(?:(?:so|and|ok|but|um|right|wait) )*/, after: /(?: then| though| tho| exactly)? ?\??$/ },
);

/** 'What does that mean': the result put to a change of ten per cent, or to a pound. */
export function explainOutcome(text: string, { name, value }: Outcome): Followed | undefined {
  if (!asksMeaning.test(text)) return undefined;
  const say = sayWith('');
  const size = say.percent(Math.abs(tidy(value * 10)));
  const moves = (up: string, down: string) => (value < 0 ? down : up);
  const label = labels[name]?.find(({ holds }) => holds(value));
  const why = label ? `It is ${label.says}: ${label.why}.` : '';
  switch (name) {
    case 'price elasticity of demand':
      return { say: [why, `If the price rose by 10%, the quantity would fall by about ${size}.`] };
    case 'price elasticity of supply':
      return { say: [why, `If the price rose by 10%, firms would supply about ${size} more.`] };
    case 'income elasticity of demand':
      return { say: [why, `If income rose by 10%, demand would ${moves('rise', 'fall')} by about ${size}.`] };
    case 'cross elasticity of demand':
      return {
        say: [`If the price of the other good rose by 10%, demand would ${moves('rise', 'fall')} by about ${size}.`],
      };
    case 'multiplier':
      return {
        say: [`If £1 more is spent, national income is up by £${say.number(value)} when it has all gone round.`],
      };
    default:
      return undefined;
  }
}
