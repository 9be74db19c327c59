import { anyOf } from '#domain/any-of.ts';
import { type Formula, says, step, value, type Working, way } from './formula.ts';
import { fromText, pick } from './from-text.ts';
import { type Say, tidy } from './say-number.ts';

/** Sums that end in a verdict: shut down or not, profit in the economist's sense, what a tariff raises. */
export const firmDecisions: Formula[] = [
  {
    name: 'shut-down decision',
    neverGiven: true,
    subject: 'economics',
    onlyWith: /\bavc\b|average variable|variable cost/,
    aliases:
      /shut(?:ting|s)? ?down(?: point| condition)?|(?:stay|remain|keep) open|close down|carry on|keep (?:producing|going)|leave the (?:market|industry)|exit/,
    implied: /^(?=.*\bprice\b)(?=.*\bavc\b)(?=.*\b(?:ac|atc)\b)/,
    formula: 'In the short run stay open while price ≥ AVC; in the long run only while price ≥ AC',
    sentence: 'Compare the price with average variable cost first, then with average cost.',
    ways: [
      way(
        {
          price: value(['price', 'revenue']),
          variable: value('variableCost', 'the AVC'),
          average: value('averageCost', 'the AC'),
        },
        shutDown,
      ),
      way({ price: value(['price', 'revenue']), variable: value('variableCost', 'the AVC') }, shutDown),
    ],
  },
  {
    name: 'economic profit',
    neverGiven: true,
    aliases: anyOf([
      /(?:economic|supernormal|abnormal|normal|accounting and economic) profits?/,
      /(?:did|do|does|am|is|are|will|have|has) (?:i|he|she|they|it|we)(?: really| actually)? (?:make|making|made|get|earn)(?: an?| any)?(?: economic| real)? (?:profit|loss)/,
      /(?:really|actually) (?:make|made|making) (?:a )?profit/,
    ]),
    onlyWith:
      /implicit|opportunity cost|could ?(?:ha)?ve|could have|instead|given? up|gave up|elsewhere|forgone|foregone|alternative|next best/,
    formula: 'Economic profit = revenue − explicit costs − implicit costs',
    sentence: 'Take off the money costs, and then what was given up by not doing the next best thing.',
    ways: [
      way({ sums: fromText('the revenue, the costs and what was given up', readGivenUp) }, ({ sums }, say) =>
        economic(sums, say),
      ),
    ],
  },
  {
    name: 'tariff revenue',
    neverGiven: true,
    subject: 'economics',
    onlyWith: /tariff/,
    aliases: anyOf([
      /tariff revenue/,
      /(?:does|will|would|do|is|did) (?:the )?(?:government|govt|gov|treasury|state) (?:make|raise|get|collect|earn|receive)\w*/,
      /revenue (?:from|for|to)(?: the)? (?:tariff|government|govt|gov)|(?:government|govt|gov) revenue/,
      /revenue raised|how much (?:revenue|money) (?:is raised|does it raise)/,
    ]),
    formula: 'Tariff revenue = tariff per unit × imports',
    sentence: 'Multiply the tariff by the number of units still imported.',
    ways: [
      way({ tariff: says(/tariff/), found: fromText('the tariff and the imports', readTariff) }, ({ found }, say) => {
        const result = tidy(found.tariff * found.imports);
        return {
          value: result,
          unit: 'money',
          sentences: [
            'Tariff revenue is the tariff on each unit times the units imported.',
            `${say.money(found.tariff)} times ${say.number(found.imports)} is ${say.money(result)}.`,
            `So the government raises ${say.money(result)}.`,
          ],
          steps: [
            step('Tariff revenue', `${say.money(found.tariff)} × ${say.number(found.imports)} = ${say.money(result)}`),
          ],
        };
      }),
    ],
  },
];

function shutDown(
  { price, variable, average }: { price: number; variable: number; average?: number },
  say: Say,
): Working {
  const covers = price >= variable;
  const loss = average !== undefined && price < average;
  return {
    value: tidy(price - variable),
    unit: 'money',
    result: covers ? 'keep producing in the short run' : 'shut down',
    sentences: [
      `The price of ${say.money(price)} is ${covers ? (price === variable ? 'equal to' : 'above') : 'below'} AVC, ${say.money(variable)}.`,
      covers
        ? `So each unit covers its variable cost and puts ${say.money(price - variable)} towards fixed costs.`
        : `So each unit loses ${say.money(variable - price)} even before fixed costs.`,
      covers
        ? `${loss ? `It is below AC, ${say.money(average)}, so there is a loss; but it should keep producing in the short run and leave in the long run if that lasts.` : 'So it should keep producing.'}`
        : 'It should shut down at once.',
    ],
    steps: [
      step('Price − AVC', `${say.money(price)} − ${say.money(variable)} = ${say.money(price - variable)}`),
      ...(average === undefined
        ? []
        : [step('Price − AC', `${say.money(price)} − ${say.money(average)} = ${say.money(price - average)}`)]),
    ],
  };
}

type GivenUp = { revenue: number; explicit: number; implicit: number };

function readGivenUp(reading: Parameters<typeof pick>[0]): GivenUp | undefined {
  const revenue = reading.facts.filter(({ roles }) => roles.some((role) => role === 'revenue' || role === 'sales'));
  const implicit = pick(
    reading,
    anyOf([
      anyOf(
        [
          /(?:could|would) ?(?:ha)?ve (?:earned|made|got|been (?:earning|paid|on))|could ?(?:ha)?ve/,
          /could (?:earn|make|get|be (?:earning|paid|on))|implicit(?: costs?)?(?: (?:are|is|of))?/,
          /opportunity costs?(?: (?:is|of|was))?|g(?:a|i)ven? up(?: an?| my| his| her| their)?(?: \w+)?/,
          /forgone|foregone|instead of/,
        ],
        { after: /[^#]{0,28}?#(?<implicit>\d+)/ },
      ),
      /#(?<implicit2>\d+) (?:\w+ ){0,3}(?:elsewhere|instead|in (?:a|another) job|implicit)/,
    ]),
    'implicit',
    'implicit2',
  );
  const lost = implicit?.implicit ?? implicit?.implicit2;
  const [income] = revenue;
  if (lost === undefined || !income || revenue.length !== 1) return undefined;
  const given = reading.facts.findLast(({ figure }) => figure.value === lost && figure !== income.figure);
  const rest = reading.facts.filter((fact) => fact !== income && fact !== given);
  if (rest.length === 0 || rest.some(({ figure }) => figure.unit === 'percent')) return undefined;
  return {
    revenue: income.figure.value,
    explicit: tidy(rest.reduce((sum, { figure }) => sum + figure.value, 0)),
    implicit: lost,
  };
}

function economic({ revenue, explicit, implicit }: GivenUp, say: Say): Working {
  const accounting = tidy(revenue - explicit);
  const result = tidy(accounting - implicit);
  return {
    value: result,
    unit: 'money',
    sentences: [
      `Accounting profit is ${say.money(revenue)} minus ${say.money(explicit)}, which is ${say.money(accounting)}.`,
      `Take off the ${say.money(implicit)} given up: ${say.money(accounting)} minus ${say.money(implicit)} is ${say.money(result)}.`,
      result > 0
        ? `So it is a supernormal profit of ${say.money(result)}.`
        : result < 0
          ? `So in the economist's sense it is a loss of ${say.money(-result)}.`
          : 'So it is exactly normal profit: as good as the next best thing.',
    ],
    steps: [
      step('Accounting profit', `${say.money(revenue)} − ${say.money(explicit)} = ${say.money(accounting)}`),
      step('Economic profit', `${say.money(accounting)} − ${say.money(implicit)} = ${say.money(result)}`),
    ],
    slips: [{ value: accounting, says: 'that is accounting profit; take off what was given up as well.' }],
  };
}

function readTariff(reading: Parameters<typeof pick>[0]): { tariff: number; imports: number } | undefined {
  const tariff = pick(
    reading,
    /tariff(?: of| is| =| on each(?: unit)?| per unit)* #(?<tariff>\d+)|#(?<tariff2>\d+) (?:per unit |a unit )?tariff/,
    'tariff',
    'tariff2',
  );
  const imports = pick(
    reading,
    anyOf([
      /imports?(?: (?:are|is|of|fall to|fell to|now|still|drop to|only|then|afterwards))* #(?<imports>\d+)/,
      /imports? (?:fall|fell|drop|go|went)(?: down)? from #\d+ to #(?<imports3>\d+)/,
      /#(?<imports2>\d+) (?:units |\w+ )?(?:are )?(?:still |now )?(?:imported|imports)/,
    ]),
    'imports',
    'imports2',
    'imports3',
  );
  const each = tariff?.tariff ?? tariff?.tariff2;
  const units = imports?.imports3 ?? imports?.imports ?? imports?.imports2;
  if (each === undefined || units === undefined || /%/.test(reading.text)) return undefined;
  return reading.facts.some(({ figure }) => figure.unit === 'percent') ? undefined : { tariff: each, imports: units };
}
