import { anyOf } from '#domain/any-of.ts';
import { type Figure, readNumbers } from '../read-numbers.ts';
import { leftIn, offersResult, type Places, place, takeWorking, without } from './set-up.ts';

/** What somebody bought or made, and sold on. */
export type Trade = {
  bought?: number;
  sold?: number;
  /** None is left, however many there are. */
  isAll?: true;
  left?: number;
  /** Of one. */
  cost?: number;
  /** Of all of them together. */
  total?: number;
  price?: number;
  /** '… and the last five at £10' */
  rest?: { count?: number | undefined; price: number };
  extras: Extra[];
  asks: TradeAsk[];
  own?: Figure | undefined;
  currency: string;
  isLive: boolean;
};
export type Extra = { what: string; value: number; isEach: boolean };
export const tradeAsks = {
  margin: /\b(?:profit )?margin\b(?! of safety)/,
  markUp: /\bmark ?up\b/,
  each: /\b(?:profit|make|made|earn|making)\b(?: [a-z]+){0,2}? (?:per|on each|for each|each|a|an|on one) ?(?!profit|loss|lot|month|week|year|day)[a-z]*\s?\??$/,
  revenue: /\brevenue\b|\bturnover\b|\btakings\b|\bsales value\b/,
  costs: /\b(?:total|my|all the|the) costs\b|\bhow much did (?:it|they|everything) (?:all )?cost\b|\btotal cost\b/,
  profit:
    /\bprofits?\b(?! margin)|\bmake money\b|\bhow much (?:money )?(?:did|do|have|has|will|would|does) (?:i|he|she|they|we|you|it)\b|\bloss\b/,
};
export type TradeAsk = keyof typeof tradeAsks;

const each = /(?: ?(?:each|apiece|ea|(?:a|per|for each|for every|every) (?!month|week|year|day|profit|loss)[a-z]+))/
  .source;
const some = '(?: [a-z]+){0,4}?';
const goods = '(?: (?!sold|sell|and)[a-z]+){0,4}?';
const buys = '\\b(?:bought|buy|buys|buying|purchased|got|ordered|get)\\b';
const sells = '\\b(?:sold|sell|sells|selling|resold|resell|flipped)\\b';
const pattern = (source: string) => new RegExp(source);
type Name = 'othersPrice' | 'bought' | 'cost' | 'costFor' | 'price' | 'sold' | 'left' | 'restCount' | 'restPrice';
const places: Places<Name> = [
  ['bought', pattern(`${buys}${some} #(\\d+)${goods} (?:for|at|@|costing|worth) #\\d+`)],
  ['cost', pattern(`${buys}[^#.~]*~${goods} (?:at|@|costing) #(\\d+)${each}?`)],
  ['cost', pattern(`${buys}[^#.]*~?[^#.]*(?:for|worth|at) #(\\d+)${each}`)],
  ['costFor', pattern(`${buys}[^#.~]*~${goods} (?:for|worth) #(\\d+)`)],
  [
    'cost',
    pattern(
      `\\b(?:cost|costs|costing|costed)\\b(?: (?:me|him|her|us|them|about|only|is|are))* #(\\d+)${each}?(?: [a-z]+)? to (?:make|produce|bake|buy)`,
    ),
  ],
  [
    'cost',
    pattern(
      `\\b(?:materials?|ingredients|wax|fabric|beads|flour|stock|they|it|each)(?: (?:etc|and|for|[a-z]+))? costs?(?: (?:me|about))? #(\\d+)${each}`,
    ),
  ],
  ['restCount', pattern(`\\b(?:last|other|remaining|final|rest) #(\\d+)(?: [a-z]+)? (?:for|at) #\\d+`)],
  ['restPrice', pattern(`\\b(?:last|other|remaining|final) ~(?: [a-z]+)? (?:for|at) #(\\d+)${each}?`)],
  ['othersPrice', pattern(`\\b(?:rest|others|remainder)(?: of them)? (?:for|at) #(\\d+)${each}?`)],
  ['sold', pattern(`${sells}(?: (?:all|the|only|just|about|them|like|of))* #(\\d+)`)],
  ['price', pattern(`${sells}[^#.]*?(?:for|at|@) #(\\d+)${each}?`)],
  [
    'left',
    pattern(
      `#(\\d+)(?: (?:of them|pairs?|are|were|is|still|[a-z]+)){0,4}? (?:left|unsold|over|remain\\w*|in my|in stock)\\b`,
    ),
  ],
  ['left', pattern(`\\b(?:didnt|couldnt|cant|havent|not) (?:sell|sold)(?: the)? #(\\d+)`)],
  ['left', /\b(?:threw|throw|binned|wasted|lost|gave) (?:away )?#(\d+)/],
  ['left', /#(\d+)(?: [a-z]+){0,2}? (?:stolen|broken|wasted|thrown|binned|damaged)\b/],
  ['bought', /\b(?:made|make|baked|bake|produced) #(\d+) (?!profit|pounds|quid|in\b|a\b|each\b|per\b)[a-z]+/],
  ['cost', pattern(`${buys} (?:a|an|one|my|this|it)\\b[^#.]* (?:for|at) #(\\d+)`)],
  ['price', /\b(?:charge|charged|charging|priced|price is|price was|price of)(?: (?:them|it|at|a))* #(\d+)/],
];
const ofTrade = anyOf([
  /\b(?:bought|buy|buys|resell\w*|resold|flip\w*)\b/,
  /\bi (?:sell|sold|make|got|get)\b/,
  /\b(?:sells|sold)\b/,
]);

/** One saying about a small trade; nothing where one of its figures has no place. */
export function readTrade(line: string, known: Trade | undefined): Trade | undefined {
  const masked = readNumbers(line);
  const { figures } = masked;
  if (!known && !(ofTrade.test(masked.text) && new RegExp(sells).test(masked.text))) return undefined;
  const working = takeWorking(masked);
  const own = working.result ?? offeredIn(masked.text, figures);
  const start = working.result ? working.text : own ? without(masked.text, own) : masked.text;
  if (figures.some((figure) => figure.unit === 'percent' && figure !== own) || notTrade.test(masked.text))
    return undefined;
  const extras = readExtras(start, figures, known?.extras ?? []);
  const { found, text } = place({ ...masked, text: extras.text }, places);
  if (/#\d/.test(text)) return undefined;
  const asks = (Object.keys(tradeAsks) as TradeAsk[]).filter((one) => tradeAsks[one].test(masked.text));
  const amounts = amountsOf(found);
  if (!amounts) return undefined;
  return {
    ...(amounts.cost !== undefined || amounts.total !== undefined
      ? { ...known, cost: undefined, total: undefined }
      : known),
    ...(amounts.sold !== undefined ? { left: undefined, isAll: undefined } : {}),
    ...amounts,
    ...(/\b(?:all|them|everything)\b/.test(masked.text) && { isAll: true }),
    extras: extras.extras,
    asks: asks.length > 0 ? asks : (known?.asks ?? []),
    own,
    currency: figures.find(({ currency }) => currency)?.currency ?? known?.currency ?? '£',
    isLive: figures.length > 0 || (asks.length > 0 && masked.text.split(' ').length <= mostBare),
  } as Trade;
}

const mostBare = 9;
/** Shares, currencies and taxes are bought and sold in sums of their own. */
const notTrade =
  /\b(?:shares?|bonds?|dividends?|dollars?|euros?|currency|tax|vat|fixed costs?|variable costs?|break ?even|demand|elastic\w*|stock turnover|inventory)\b/;

function amountsOf(found: Partial<Record<Name, Figure>>) {
  const { restCount, restPrice, othersPrice, costFor, ...others } = found;
  const counts = [found.bought, found.sold, found.left, restCount];
  if (counts.some((count) => count && (count.unit === 'money' || !Number.isInteger(count.value)))) return undefined;
  if ((restCount === undefined) !== (restPrice === undefined)) return undefined;
  const told = Object.fromEntries(
    Object.entries(others).map(([name, figure]) => [name, figure.value]),
  ) as Partial<Trade>;
  const price = found.price?.value;
  // 'Bought 24 for £12', and each sold for £1: the twelve are for all of them. Where both may be meant, neither is.
  if (costFor && (price === undefined || costFor.value < price)) return undefined;
  return {
    ...told,
    ...(costFor && { total: costFor.value }),
    ...(restCount && restPrice && { rest: { count: restCount.value, price: restPrice.value } }),
    ...(othersPrice && { rest: { price: othersPrice.value } }),
  };
}

/** 'So my profit is £264 right', 'I think I made £300' */
function offeredIn(text: string, figures: readonly Figure[]): Figure | undefined {
  if (!offersResult(text)) return undefined;
  const index = (mine.exec(text) ?? named.exec(text))?.[1];
  return index === undefined ? undefined : figures[Number(index)];
}

const mine =
  /\bi (?:think|reckon|guess)(?: [a-z]+){0,4} #(\d+)|\bi (?:made|make)(?: (?:a|profit|of|about))* #(\d+)(?! (?:of|[a-z]+s\b))/;
const named = /\b(?:profit|margin|mark ?up|revenue)\b(?: (?:is|=|of|was|would be|comes to|then|just))* #(\d+)/;

const ofOne =
  /\b(?:postage|delivery|shipping|packaging|printing|fees?|postage and packing|materials|labels?|wrapping)\b/;
const extra = new RegExp(
  `\\b(postage|delivery|shipping|packaging|printing|fees?|labels?|wrapping|stall|pitch|table|rent|adverts?|advertising|ads|website|petrol|bus|travel)(?: (?:cost|costs|was|is|were|of|me|us|about|another|=|at|for|extra))* #(\\d+)(${each})?( in total| altogether| total| for (?:the lot|all)| overall)?`,
);
const extraAfter = new RegExp(
  `#(\\d+)(${each})?(?: (?:for|on|of|in|a|the|my|market|table|as))* (postage|delivery|shipping|packaging|printing|fees?|labels?|wrapping|stall|pitch|table|rent|adverts?|advertising|ads|website|petrol|bus|travel)(${each})?`,
);

/** What else it cost, on each or in all; where that is not said, only what is paid once is clear. */
function readExtras(text: string, figures: readonly Figure[], known: Extra[]): { extras: Extra[]; text: string } {
  let rest = text;
  let extras = known;
  for (;;) {
    const before = extra.exec(rest);
    const after = before ? null : extraAfter.exec(rest);
    const [what, index, isEach, isTotal] = before
      ? [before[1], before[2], before[3], before[4]]
      : [after?.[3], after?.[1], after?.[2] ?? after?.[4], undefined];
    const figure = index === undefined ? undefined : figures[Number(index)];
    if (!what || !figure) return { extras, text: rest };
    // A figure that nobody can place is left where it is, so that no sum is made of it.
    if (!isEach && !isTotal && ofOne.test(what)) return { extras, text: rest };
    extras = [...extras.filter((one) => one.what !== what), { what, value: figure.value, isEach: Boolean(isEach) }];
    rest = without(rest, figure);
    if (leftIn(rest, figures).length === 0) return { extras, text: rest };
  }
}
