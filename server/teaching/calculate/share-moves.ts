import { anyOf } from '#domain/any-of.ts';
import { type Formula, type Reading, step, type Way, type Working, way } from './formula.ts';
import { fromText, pick, told } from './from-text.ts';
import { ends } from './move.ts';
import { type Say, tidy } from './say-number.ts';

/** Market share in two years. */
export const marketShareMoves: Formula[] = [
  {
    name: 'change in market share',
    neverGiven: true,
    aliases: anyOf([
      /(?:what|how) (?:has |did |is )?(?:happen(?:ed|s)? to|(?:the )?change in|about) (?:our |its |their |the |my )*(?:market )?share/,
      /(?:change|fall|rise|drop|increase) in (?:\w+ )?market share/,
      /(?:has|did|is) (?:our|its|their|the|my) (?:market )?share (?:gone|go|risen|rise|fallen|fall|changed?|grown?|drop(?:ped)?|up|down|better|worse|improved?)[\w ]{0,16}/,
      /(?:market )?share (?:went|changed|moved|fell|rose) from|old and new market share/,
      /market share[\w ]{0,8} (?:before and after|both years|each year)/,
    ]),
    formula: 'Market share = sales of the firm ÷ total market sales × 100, in each year',
    sentence: 'Work out the share in each year, then compare.',
    ways: [
      way({ size: ends('marketSize'), firm: ends(['firmSales', 'sales', 'revenue', 'units']) }, ({ size, firm }, say) =>
        shares([firm.from, size.from], [firm.to, size.to], say),
      ),
      ...shareMoves(),
    ],
  },
];

/** '3m of 20m last year, 4m of 25m this year' */
export function shareMoves(): Way[] {
  return [
    way({ told: { ...fromText('both shares', readShares), take: takeShares } }, ({ told: both }, say) =>
      shares([both.a, both.b], [both.c, both.d], say),
    ),
  ];
}

function takeShares(_: unknown, reading: Reading) {
  const found = readShares(reading);
  return found ? { value: found, used: reading.figures.map(({ index }) => index) } : ('unclear' as const);
}

function readShares(reading: Reading): Record<'a' | 'b' | 'c' | 'd', number> | undefined {
  if (told(reading).length !== 4 || reading.facts.some(({ figure }) => figure.unit === 'percent')) return undefined;
  const found = pick(
    reading,
    /#(?<a>\d+) (?:out )?(?:of|in) (?:an? |the )?(?:\w+ ){0,2}#(?<b>\d+)[^#]*#(?<c>\d+) (?:out )?(?:of|in) (?:an? |the )?(?:\w+ ){0,2}#(?<d>\d+)/,
    'a',
    'b',
    'c',
    'd',
  );
  return found && found.a <= found.b && found.c <= found.d ? found : undefined;
}

function shares(before: [number, number], after: [number, number], say: Say): Working | undefined {
  const [old, now] = [before, after].map(([firm, market]) => tidy((firm / market) * 100));
  if (old === undefined || now === undefined || old > 100 || now > 100) return undefined;
  const gap = tidy(now - old);
  return {
    value: now,
    unit: 'percent',
    result: `${say.percent(old)} and ${say.percent(now)}`,
    sentences: [
      `Before, the share was ${say.money(before[0])} divided by ${say.money(before[1])}, times 100, which is ${say.percent(old)}.`,
      `After, it is ${say.money(after[0])} divided by ${say.money(after[1])}, times 100, which is ${say.percent(now)}.`,
      gap === 0
        ? 'So market share has not changed.'
        : `So market share ${gap < 0 ? 'fell' : 'rose'} by ${say.number(Math.abs(gap))} percentage points.`,
    ],
    steps: [
      step('Before', `${say.money(before[0])} ÷ ${say.money(before[1])} × 100 = ${say.percent(old)}`),
      step('After', `${say.money(after[0])} ÷ ${say.money(after[1])} × 100 = ${say.percent(now)}`),
    ],
  };
}
