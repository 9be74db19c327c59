import { anyOf } from '#domain/any-of.ts';
import { type Formula, type Reading, step, type Working, way } from './formula.ts';
import { fromText, pick } from './from-text.ts';
import { type Say, tidy } from './say-number.ts';

/** Shares that are sold: what they raise, and who is left in control; and a holder's part of a profit that is paid out. */
export const shares: Formula[] = [
  {
    name: 'money raised from shares',
    neverGiven: true,
    onlyWith: /\bshares?\b/,
    notWith: /\bmarket shares?\b/,
    aliases: anyOf([
      anyOf([/does|do|did|will|would|can|could|is|was/], {
        before: /how much (?:money |cash |finance |capital )?/,
        after:
          / (?:he|she|they|it|that|this|we|i|the (?:firm|business|owner|company|sale))? ?(?:raise|raised|get|make|receive|bring in)\w*/,
      }),
      /(?:money|amount|capital|finance|cash) raised/,
      /(?:still|lose|keep|have|stay in|has|kept) (?:\w+ )?control/,
      /(?:stake|percentage|percent|%|share of the (?:company|business)) (?:does|do|will|would|is) (?:he|she|they|it|left)(?: (?:keep|have|own|left))?/,
      /(?:raise|raised)/,
    ]),
    formula: 'Money raised = shares sold × price of a share',
    sentence: 'Multiply the shares sold by their price; who holds more than half keeps control.',
    ways: [way({ sale: fromText('the shares and their price', readSale) }, ({ sale }, say) => sell(sale, say))],
  },
  {
    name: 'share of the profit',
    neverGiven: true,
    onlyWith: /\bshares?\b|\bdividends?\b|\bowns?\b|\bstake\b/,
    notWith: /\bmarket shares?\b/,
    aliases: anyOf([
      /how much (?:of (?:the|that|it) )?(?:profit |dividend |money )?(?:does|do|did|will|would|is) (?:he|she|they|it|i|we|my \w+|the \w+)(?: \w+)? ?(?:get|receive|earn|take|paid|entitled to)?/,
      /how much (?:of (?:it|that) )?(?:would|will|is|should) (?:be )?(?:mine|his|hers|theirs|yours)/,
      /(?:his|her|their|my|whats the|what is the) (?:share of the profits?|dividends?)/,
    ]),
    formula: 'Share of the profit = profit paid out × shares held ÷ all shares',
    sentence: 'Find what part of the shares is held, and take that part of the profit.',
    ways: [
      way({ holding: fromText('the holding and the profit', readHolding) }, ({ holding }, say) => payOut(holding, say)),
    ],
  },
];

type Sale = { all: number; sold: number; price: number };

function readSale(reading: Reading): Sale | undefined {
  const { facts, text } = reading;
  if (facts.length !== 3 || facts.some(({ figure }) => figure.unit === 'percent')) return undefined;
  const all = pick(
    reading,
    anyOf([
      /\b(?:has|have|owns?|holds?|got|there are|with|of (?:his|her|their|the|its)|total of)(?: all| a total of| got)? #(?<a>\d+) (?:[a-z]+ )?shares\b/,
      /\bout of (?:his |her |their |the |a total of )?#(?<b>\d+)\b/,
    ]),
    'a',
    'b',
  );
  const sold = pick(
    reading,
    anyOf([
      /\b(?:sells?|sold|selling|issues?|gives?)(?: off)? #(?<a>\d+)\b(?! (?:each|a share|per share))/,
      /\b#(?<b>\d+) (?:of (?:them|the shares|his shares|her shares|those) )?(?:are |were )?(?:sold|to (?:my|his|her|an?) [a-z]+)/,
    ]),
    'a',
    'b',
  );
  const price = pick(
    reading,
    /#(?<a>\d+) (?:each|a share|per share|apiece|a piece|for each)\b|\b(?:share price|price)(?: is| of| per share)* #(?<b>\d+)/,
    'a',
    'b',
  );
  const found = { all: all?.a ?? all?.b, sold: sold?.a ?? sold?.b, price: price?.a ?? price?.b };
  if (found.all === undefined || found.sold === undefined || found.price === undefined) return undefined;
  const isNew = /\b(?:issues?|new shares|extra shares|more shares)\b/.test(text);
  const isApart = found.sold < found.all && found.sold > 0 && Number.isInteger(found.sold);
  return isApart && !isNew ? (found as Sale) : undefined;
}

function sell({ all, sold, price }: Sale, say: Say): Working {
  const [raised, kept] = [tidy(sold * price), tidy(all - sold)];
  const part = tidy((kept / all) * 100);
  const control =
    part > 50
      ? 'more than half, so control stays with the seller.'
      : part === 50
        ? 'exactly half, so neither side can outvote the other.'
        : 'less than half, so the others together can outvote the seller.';
  return {
    value: raised,
    unit: 'money',
    sentences: [
      `${say.number(sold)} shares times ${say.money(price)} raises ${say.money(raised)}.`,
      `If there are no other shares, that leaves ${say.number(kept)} of ${say.number(all)}, or ${say.percent(part)}: ${control}`,
    ],
    steps: [
      step('Raised', `${say.number(sold)} × ${say.money(price)} = ${say.money(raised)}`),
      step('Kept', `${say.number(kept)} ÷ ${say.number(all)} × 100 = ${say.percent(part)}`),
    ],
  };
}

type Holding = { percent: number; profit: number; held?: number; all?: number };

function readHolding(reading: Reading): Holding | undefined {
  const { facts, figures } = reading;
  const profit = pick(
    reading,
    anyOf([
      /\b(?:profits?|dividends?)(?: (?:is|are|was|of|=|paid|paid out|makes?|worth|this year|in total))* #(?<a>\d+)/,
      /\b(?:makes?|made|pays? out|paid out|shares? out)(?: a profit of| a dividend of)? #(?<b>\d+)/,
      /#(?<c>\d+) (?:in |of |as )?(?:profits?|dividends?)/,
    ]),
    'a',
    'b',
    'c',
  );
  const paid = profit?.a ?? profit?.b ?? profit?.c;
  const rest = facts.filter(({ figure }) => figure.value !== paid).map(({ figure }) => figure);
  if (paid === undefined || paid <= 0 || figures.length !== facts.length) return undefined;
  const [one, two] = rest;
  if (one?.unit === 'percent' && rest.length === 1 && one.value < 100) return { percent: one.value, profit: paid };
  const counted = pick(
    reading,
    /#(?<held>\d+) (?:shares )?(?:out )?of (?:the |its |all |a total of )?#(?<all>\d+) ?(?:shares)?/,
    'held',
    'all',
  );
  if (!counted || !two || rest.length !== 2 || rest.some(({ unit, currency }) => unit === 'percent' || currency))
    return undefined;
  const { held, all } = counted;
  return held < all ? { percent: tidy((held / all) * 100), profit: paid, held, all } : undefined;
}

function payOut({ percent, profit, held, all }: Holding, say: Say): Working {
  const result = tidy((profit * percent) / 100);
  const counted = held !== undefined && all !== undefined;
  return {
    value: result,
    unit: 'money',
    sentences: [
      ...(counted ? [`${say.number(held)} of ${say.number(all)} shares is ${say.percent(percent)}.`] : []),
      `${say.percent(percent)} of ${say.money(profit)} is ${say.money(result)}.`,
      'That is if all of the profit is paid out as dividends.',
    ],
    steps: [
      ...(counted ? [step('Holding', `${say.number(held)} ÷ ${say.number(all)} × 100 = ${say.percent(percent)}`)] : []),
      step('Share of the profit', `${say.percent(percent)} × ${say.money(profit)} = ${say.money(result)}`),
    ],
  };
}
