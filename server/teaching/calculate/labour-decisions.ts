import { anyOf } from '#domain/any-of.ts';
import { type Formula, type Reading, step, type Working, way } from './formula.ts';
import { fromText, pick } from './from-text.ts';
import type { Fact } from './read-roles.ts';
import { type Say, tidy } from './say-number.ts';

/** Whether one more worker is worth the wage, and what that worker really costs. */
export const labourDecisions: Formula[] = [
  {
    name: 'marginal revenue product',
    neverGiven: true,
    subject: 'economics',
    aliases: anyOf([
      /marginal revenue product|mrp/,
      /(?:do|should|would|does) (?:they|it|the firm|we|i) (?:hire|employ|take on)(?: (?:them|him|her|one more|another|the worker))?/,
      /worth (?:hiring|employing)/,
      /(?:hiring|employing|taking on) (?:another|an extra|one more|a new|one extra|an additional)(?: [a-z]+)?/,
      /(?:hire|employ) (?:them|him|her|another|one more)(?: worker)?/,
    ]),
    formula: 'MRP = marginal product × price of the product',
    sentence: 'Multiply what the extra worker makes by its price, then compare it with the wage.',
    ways: [
      way({ hire: fromText('what the worker adds, its price and the wage', readHire) }, ({ hire }, say) =>
        hireWorking(hire, say),
      ),
    ],
  },
  {
    name: 'marginal cost of labour',
    neverGiven: true,
    subject: 'economics',
    onlyWith: /work(?:er|ers|force)|wage|labour|staff|employ/,
    aliases: anyOf([
      /marginal (?:labour )?costs?(?: of (?:labour|the (?:~|last|extra)|an extra worker|hiring))?|mcl?/,
      /(?:extra )?cost of (?:hiring )?(?:the |an |one )(?:extra|more|next|~|additional|[a-z]+th|#\d+ (?:st|nd|rd|th))(?: worker| one)?/,
    ]),
    formula: 'MC of labour = new wage bill − old wage bill',
    sentence: 'Work out the whole wage bill before and after, because everyone gets the higher wage.',
    ways: [
      way({ bill: fromText('the workers and the wage before and after', readWages) }, ({ bill }, say) =>
        wageBill(bill, say),
      ),
    ],
  },
];

type Hire = { product: number; price: number; wage: number };

function readHire(reading: Parameters<typeof pick>[0]): Hire | undefined {
  const wage = pick(
    reading,
    /(?:wages?|paid|pays?|pay)(?: rate| is| are| of| them| him| her| each| costs?)* #(?<wage>\d+)|#(?<wage2>\d+) (?:an hour |a day |a week |per \w+ )?(?:wage|pay)/,
    'wage',
    'wage2',
  );
  const price =
    pick(
      reading,
      anyOf([
        /#(?<price>\d+) (?:each|apiece|a (?:piece|unit|item|go))\b/,
        /\b(?:sold|sells?|selling|worth|price[ds]?)(?: \w+){0,2}? (?:at|for|of|is) #(?<price2>\d+)/,
        /#\d+ (?:more|extra) [a-z]+(?: (?:an?|per) [a-z]+)? (?:at|for) #(?<price3>\d+)/,
      ]),
      'price',
      'price2',
      'price3',
    ) ??
    pick(
      reading,
      /(?:sells?|sold|selling|price|priced|worth)(?: \w+){0,2}? #(?<price>\d+)/,
      'price',
      'price2',
      'price3',
    );
  const product = pick(
    reading,
    /(?:makes?|adds?|produces?|bakes?|picks?|making|marginal product(?: of labour)?|mpp?l?)(?: is| of| an extra| another| extra)* #(?<product>\d+)|#(?<product2>\d+) (?:\w+ )?(?:more|extra)/,
    'product',
    'product2',
  );
  const found = {
    wage: wage?.wage ?? wage?.wage2,
    price: price?.price ?? price?.price2 ?? price?.price3,
    product: product?.product ?? product?.product2,
  };
  if (
    found.wage === undefined ||
    found.price === undefined ||
    found.product === undefined ||
    reading.facts.length !== 3 ||
    isOfTwoPeriods(reading.text)
  )
    return undefined;
  return new Set(Object.values(found)).size === 3 ? (found as Hire) : undefined;
}

/** What is made in an hour is not held against the wage of a week. */
function isOfTwoPeriods(text: string): boolean {
  const periods = [
    ...text.matchAll(/\b(?:an?|per|each|every) (hour|day|week|month|year)\b|\b(hour|dai|week|month|year)ly\b/g),
  ];
  return new Set(periods.map(([, one, two]) => one ?? two?.replace('dai', 'day'))).size > 1;
}

function hireWorking({ product, price, wage }: Hire, say: Say): Working {
  const worth = tidy(product * price);
  const hire = worth >= wage;
  return {
    value: worth,
    unit: 'money',
    sentences: [
      `The marginal revenue product is ${say.number(product)} times ${say.money(price)}, which is ${say.money(worth)}.`,
      `The wage is ${say.money(wage)}, so the worker brings in ${hire ? 'at least as much as' : 'less than'} they cost.`,
      hire ? 'So yes, hire them.' : 'So do not hire them.',
    ],
    steps: [
      step('MRP', `${say.number(product)} × ${say.money(price)} = ${say.money(worth)}`),
      step('MRP − wage', `${say.money(worth)} − ${say.money(wage)} = ${say.money(worth - wage)}`),
    ],
  };
}

type Bill = { before: number; low: number; after: number; high: number };

function readWages({ text, facts }: Reading): Bill | undefined {
  // 'The 21st' beside 20 workers says which one is meant, and counts nobody.
  const isPlace = ({ figure }: Fact) => new RegExp(`#${figure.index} (?:st|nd|rd|th)\\b`).test(text);
  const places = facts.filter(isPlace).map(({ figure }) => figure.value);
  const counted = facts.filter((fact) => !isPlace(fact));
  const values = counted.map(({ figure }) => figure.value);
  const sizes = counted.filter(({ roles }) => roles.includes('workers')).map(({ figure }) => figure.value);
  const [size] = sizes;
  if (size === undefined) return undefined;
  const isOneMore = places.length > 0 ? places.every((place) => place === size + 1) : oneMore.test(text);
  if (values.length === 3 && sizes.length === 1 && isOneMore) {
    const [low, high] = values.filter((value) => value !== size);
    return low !== undefined && high !== undefined && high > low
      ? { before: size, low, after: size + 1, high }
      : undefined;
  }
  const [a = 0, b = 0, c = 0, d = 0] = values;
  if (values.length !== 4 || places.length > 0) return undefined;
  if (a === size && c === a + 1 && d > b) return { before: a, low: b, after: c, high: d };
  return sizes.includes(b) && d === b + 1 && c > a ? { before: b, low: a, after: d, high: c } : undefined;
}

/** 'An extra worker', 'the 11th', which is written out before it is read. */
const oneMore =
  /\b(?:an extra|one more|another|the next|next (?:one|worker)|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)\b|(?:^| )~(?: |$)/;

function wageBill({ before, low, after, high }: Bill, say: Say): Working {
  const [old, now] = [tidy(before * low), tidy(after * high)];
  const result = tidy((now - old) / (after - before));
  return {
    value: result,
    unit: 'money',
    sentences: [
      `The wage bill was ${say.number(before)} times ${say.money(low)}, which is ${say.money(old)}.`,
      `Now it is ${say.number(after)} times ${say.money(high)}, which is ${say.money(now)}.`,
      `So the extra worker costs ${say.money(result)}, more than the wage, because everyone else is paid more too.`,
    ],
    steps: [
      step('Wage bill before', `${say.number(before)} × ${say.money(low)} = ${say.money(old)}`),
      step('Wage bill after', `${say.number(after)} × ${say.money(high)} = ${say.money(now)}`),
      step('MC of labour', `${say.money(now)} − ${say.money(old)} = ${say.money(result)}`),
    ],
    slips: [{ value: high, says: 'that is only the new wage; the others are paid more as well.' }],
  };
}
