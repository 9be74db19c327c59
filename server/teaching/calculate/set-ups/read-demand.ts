import { anyOf } from '#domain/any-of.ts';
import { type Figure, readNumbers } from '../read-numbers.ts';
import { type Equation, readEquations, type Straight } from './equations.ts';
import { offersResult, type Places, place, takeWorking, without } from './set-up.ts';

export type Demand = {
  /** Price for each quantity: a demand curve as a firm sees it. */
  demand?: Straight;
  supply?: Straight;
  /** Told as quantities for each price. */
  isByPrice: boolean;
  mc?: Straight;
  fixed?: number;
  tax?: number;
  at: { q?: number; p?: number };
  asks: Asked[];
  own: { q?: Figure; p?: Figure; value?: Figure; mr?: Straight };
  currency: string;
  /** Something is asked, told or offered here. */
  isLive: boolean;
};
export const asked = {
  revenueMax: anyOf([
    /\brevenue maximi\w+|\bmaximi[sz]\w*[^.?]{0,20}\brevenue\b|\brevenue (?:is |at )?(?:at )?(?:its |the |a )?(?:max|highest|biggest|greatest)\w*/,
    /\b(?:highest|most|biggest|largest|greatest|max|maximum|best)(?: possible| total)? (?:total )?(?:revenue|tr)\b|\bmr ?(?:=|is) ?(?:~|zero)|\bunit(?:ary)? elastic/,
  ]),
  efficient: /\ballocativ\w+|\bp ?= ?mc\b|\bperfect(?:ly)? compet\w+|\bsocial(?:ly)? optim\w+/,
  loss: /\bdead ?weight\b|\bdwl\b|\bwelfare loss\b/,
  surplus: /\bconsumer surplus\b|\bcs\b/,
  excess: /\bexcess (?:demand|supply)\b|\bshortages?\b|\bsurplus(?:es)?\b|\bunsold\b/,
  mr: /\bmr\b(?! ?=)|\bmarginal revenue\b/,
  revenue: /\brevenue\b|\btr\b/,
  profit: /\b(?<!maximi[sz]\w{0,4} (?:its |their |the |your )?)profits?\b(?! ?max| ?-max)/,
  profitMax: /\bprofit max\w*|\bmaximi[sz]\w*[^.?]{0,20}\bprofits?\b|\bmr ?= ?mc\b|\bprofit\b/,
  equilibrium: /\bequilibrium\b|\bclear(?:s|ing)?\b|\bcross\b|\bmeet\b/,
  price: /\bprice\b/,
  quantity: /\bhow many\b|\bquantity\b|\boutput\b|\bdemand(?:ed)?\b|\bsell\b/,
};
export type Asked = keyof typeof asked;

const is =
  /(?: ?(?:is|are|=|constant|of|at|and|ac|average costs?|equals?|was|were|a|an|stays|now|to|set|fixed|capped|falls|rises|goes|up|only|instead|becomes))*/
    .source;
const pattern = (source: string) => new RegExp(source);
const told: Places<'mc' | 'fixed' | 'tax'> = [
  ['fixed', pattern(`\\b(?:fixed costs?|t?fc)\\b${is} ?#(\\d+)`)],
  ['fixed', pattern(`#(\\d+)(?: (?:of|in))? fixed costs?\\b`)],
  ['mc', pattern(`\\b(?:mc|marginal costs?)\\b${is} ?#(\\d+)`)],
  ['mc', pattern(`\\bconstant (?:marginal |average |unit )?costs?${is} ?#(\\d+)`)],
  ['mc', pattern(`\\b(?:unit costs?|costs?(?: of production)?|ac|average costs?)\\b (?:is|are) constant at #(\\d+)`)],
  ['mc', pattern(`\\b(?:each|every) (?:unit|one|extra unit) costs? #(\\d+)`)],
  ['tax', pattern(`#(\\d+)(?: (?:per unit|a unit|specific|indirect|unit|sales|excise))* tax\\b`)],
  ['tax', pattern(`\\btax${is} ?#(\\d+)`)],
];
const letters: Places<'p' | 'q'> = [
  ['q', pattern(`\\b(?:q|quantity|output)\\b${is} ?#(\\d+)`)],
  ['q', pattern(`#(\\d+)(?: units\\b| are sold\\b)`)],
  ['q', pattern(`\\b(?:sells?|produces?|makes?) #(\\d+)`)],
  ['p', pattern(`\\b(?:p|price)\\b${is} ?#(\\d+)`)],
  ['p', pattern(`\\b(?:at|to) #(\\d+)`)],
];

/** One saying about a demand function, alone, with a firm's costs or with supply. */
export function readDemand(line: string, known: Demand | undefined): Demand | undefined {
  const { equations, rest } = readEquations(line);
  const functions = toldIn(equations);
  if (!functions || (!functions.demand && !known)) return undefined;
  const whole = readNumbers(
    rest
      .replace(/\bmr ?(?:=|is|equals) ?(?:0|zero)\b/g, 'mr = ~')
      .replace(/\bped ?(?:=|is|of|equals)? ?(?:-|minus )?1\b(?!\.\d)/g, 'unit elastic')
      .replace(/\bmr ?> ?0\b/g, 'mr > ~'),
  );
  const working = takeWorking(whole);
  const costs = place({ ...whole, text: working.result ? working.text : whole.text }, told);
  const isOffered = offersResult(whole.text) || working.result !== undefined || functions.mr !== undefined;
  const result = isOffered ? (working.result ?? resultIn(costs.text, whole.figures)) : undefined;
  const after = result ? without(costs.text, result) : costs.text;
  const conditions = place({ ...whole, text: after.replace(sureOf, (all) => all.replace('#', '§')) }, letters);
  const fixedAt = place({ ...whole, text: conditions.text.replaceAll('§', '#') }, letters);
  // How steep demand is at a point is another sum.
  if (/\belasticit|\bped\b/.test(whole.text)) return undefined;
  if (/#\d/.test(fixedAt.text) || whole.figures.some(({ unit }) => unit === 'percent')) return undefined;
  const asks = asksIn(whole.text);
  const points: { p?: Figure; q?: Figure } = conditions.found;
  const [own, at] = isOffered ? [points, fixedAt.found] : [nowhere, { ...points, ...fixedAt.found }];
  return {
    ...(functions.demand ? undefined : known),
    ...functions.lines,
    ...(costs.found.mc && { mc: { base: costs.found.mc.value, slope: 0 } }),
    ...(costs.found.fixed && { fixed: costs.found.fixed.value }),
    ...(costs.found.tax && { tax: costs.found.tax.value }),
    isByPrice: functions.demand ? functions.isByPrice : (known?.isByPrice ?? false),
    at:
      Object.keys(at).length || own.p || own.q || /\bmax|\befficien|\bequilibrium\b/.test(whole.text)
        ? valuesOf(at)
        : (known?.at ?? {}),
    asks: asks.length ? asks : (known?.asks ?? []),
    own: { ...own, ...(result && { value: result }), ...(functions.mr && { mr: functions.mr }) },
    currency: /[£$€]/.exec(line)?.[0] ?? known?.currency ?? '',
    isLive: equations.length > 0 || whole.figures.length > 0 || (asks.length > 0 && isShortAsk(whole.text)),
  };
}

const nowhere: { p?: Figure; q?: Figure } = {};

/** 'At Q = 15', 'when the price is 40': a point to look at, and never a result. */
const sureOf = /\b(?:at|when|if|where)(?: (?:an?|the))? (?:q|p|output|price|quantity)\b(?: (?:of|is|was|=))* ?#\d+/g;

function valuesOf(found: { q?: Figure; p?: Figure }): Demand['at'] {
  return { ...(found.q && { q: found.q.value }), ...(found.p && { p: found.p.value }) };
}

/** 'And consumer surplus?': who asks why wants no figure. */
function isShortAsk(text: string): boolean {
  return text.split(' ').length <= mostBare && !/\b(?:why|explain|how come|mean|means|always)\b/.test(text);
}

const mostBare = 14;

function asksIn(text: string): Asked[] {
  return (Object.keys(asked) as Asked[]).filter((one) => asked[one].test(text));
}

function resultIn(text: string, figures: readonly Figure[]): Figure | undefined {
  const index =
    /\b(?:profits?|revenue|tr|surplus|cs|excess demand|excess supply|shortage|mr|dwl|loss)\b(?: (?:is|=|of|was|would be|comes to|as|then|at))* ?#(\d+)/.exec(
      text,
    )?.[1];
  return index === undefined ? undefined : figures[Number(index)];
}

/** The functions of one saying: one of demand, and one of supply or of cost beside it; nothing where two are the same. */
function toldIn(equations: Equation[]) {
  const byName = new Map(equations.map((equation) => [equation.of, equation]));
  const isDown = ({ slope }: Straight) => slope < 0;
  const prices = equations.filter(({ of }) => of === 'p');
  const [down, up] = [prices.filter(isDown), prices.filter((one) => !isDown(one))];
  if (byName.size + (down.length && up.length ? 1 : 0) < equations.length) return undefined;
  const [qd, qs, tc, mc, mr] = (['qd', 'qs', 'tc', 'mc', 'mr'] as const).map((name) => byName.get(name));
  if ((qd && down.length) || (qs && up.length)) return undefined;
  const demand = down[0] ?? (qd && turned(qd));
  const supply = up[0] ?? (qs && turned(qs));
  return {
    demand,
    mr,
    isByPrice: qd !== undefined,
    lines: {
      ...(demand && { demand }),
      ...(supply && { supply }),
      ...(mc && { mc: { base: mc.base, slope: mc.slope } }),
      ...(tc && { mc: { base: tc.slope, slope: 0 }, fixed: tc.base }),
    },
  };
}

/** q = base + slope × p, as p for each q. */
function turned({ base, slope }: Straight): Straight {
  return { base: -base / slope, slope: 1 / slope };
}
