import { upperFirst } from '#domain/upper-first.ts';
import { type Formula, type Reading, step, value, way } from './formula.ts';
import type { Role } from './role-words.ts';
import { type Say, tidy } from './say-number.ts';
import { turnover } from './turnover.ts';

type Side = { role: Role | Role[]; name: string; aliases: RegExp; write: 'money' | 'number' };
type Known = { role: Role; name: string; unit: 'percent' | 'number'; times: number; onlyWith: RegExp };

const money = (role: Role | Role[], name: string, aliases: RegExp): Side => ({ role, name, aliases, write: 'money' });
const count = (role: Role | Role[], name: string, aliases: RegExp): Side => ({ role, name, aliases, write: 'number' });

const revenueSide = money(
  ['revenue', 'sales'],
  'revenue',
  /(?:sales )?(?:revenue|turnover|sales)(?: (?:needed|required))?/,
);

/** Each ratio with its top and bottom, told when the ratio itself is given. */
const ratios: [Known, Side, Side][] = [
  [
    { role: 'roce', name: 'ROCE', unit: 'percent', times: 100, onlyWith: /roce|return on capital/ },
    money(['operatingProfit', 'netProfit', 'profit'], 'operating profit', /(?:operating |net )?profits?/),
    money('capitalEmployed', 'capital employed', /capital(?: employed)?/),
  ],
  [
    { role: 'profitMargin', name: 'the margin', unit: 'percent', times: 100, onlyWith: /margin(?! of safety)/ },
    money(
      ['grossProfit', 'operatingProfit', 'netProfit', 'profit'],
      'profit',
      /(?:gross |operating |net )?profits?(?! margin)/,
    ),
    revenueSide,
  ],
  [
    {
      role: 'turnoverRate',
      name: 'labour turnover',
      unit: 'percent',
      times: 100,
      onlyWith: /(?:labour|staff|employee) turnover|turnover rate/,
    },
    count(
      'leavers',
      'leavers',
      /leavers|(?:people|staff|workers|employees)?(?: have| that| who)? ?(?:left|leave|quit|leaving)(?: in (?:the|a) (?:year|yr))?/,
    ),
    count(
      ['workers', 'labourForce', 'population', 'employed'],
      'the average number of staff',
      /(?:average )?(?:number of )?(?:staff|workers|employees|workforce)(?: (?:employed|in total|do they have|are there))?/,
    ),
  ],
  [
    { role: 'gearingRate', name: 'gearing', unit: 'percent', times: 100, onlyWith: /gearing/ },
    money(
      'nonCurrentLiabilities',
      'non-current liabilities',
      /(?:non current liabilities|long term (?:debt|loans?|borrowing|liabilities)|debt|loans?)/,
    ),
    money('capitalEmployed', 'capital employed', /capital(?: employed)?/),
  ],
  [
    { role: 'unemploymentRate', name: 'the unemployment rate', unit: 'percent', times: 100, onlyWith: /unemployment/ },
    count('unemployed', 'the unemployed', /(?:people |number )?(?:are )?(?:unemployed|out of work|jobless)/),
    count('labourForce', 'the labour force', /(?:size of )?(?:the )?(?:labour force|workforce)/),
  ],
  [
    { role: 'currentRatio', name: 'the current ratio', unit: 'number', times: 1, onlyWith: /current ratio/ },
    money('currentAssets', 'current assets', /current assets?/),
    money('currentLiabilities', 'current liabilities', /current liabilit(?:ies|y)/),
  ],
  [
    {
      role: 'stockTurnover',
      name: 'inventory turnover',
      unit: 'number',
      times: 1,
      onlyWith: /(?:inventory|stock) turnover/,
    },
    money('costOfSales', 'cost of sales', /cost of (?:sales|goods sold)|cogs/),
    money('inventory', 'inventories', /(?:average )?(?:inventor(?:y|ies)|stock)(?: (?:held|level))?/),
  ],
  [
    {
      role: 'productivity',
      name: 'productivity',
      unit: 'number',
      times: 1,
      onlyWith: /productivity|per (?:worker|head|employee)|each worker/,
    },
    count(
      ['output', 'units', 'quantity'],
      'output',
      /(?:total )?(?:output|production)|(?:units )?(?:is|are|do they|does it|will they) (?:made|make|produce|produced)/,
    ),
    count('workers', 'workers', /(?:workers|staff|employees|people)(?: (?:needed|do they need|are needed|required))?/),
  ],
  [
    {
      role: 'termsOfTrade',
      name: 'the terms of trade',
      unit: 'number',
      times: 100,
      onlyWith: /terms of trade|\btot\b/,
    },
    count(['exportPrices', 'exports'], 'the export price index', /(?:index of )?export prices?(?: index)?/),
    count(['importPrices', 'imports'], 'the import price index', /(?:index of )?import prices?(?: index)?/),
  ],
];

export const solvedRatios: Formula[] = ratios.flatMap(([known, top, bottom]) => [
  solve(known, top, bottom, 'top'),
  solve(known, bottom, top, 'bottom'),
]);

function solve(known: Known, wanted: Side, other: Side, place: 'top' | 'bottom'): Formula {
  const isTop = place === 'top';
  const roles = Array.isArray(other.role) ? other.role : [other.role];
  const need = roles.includes('revenue') ? turnover() : value(roles);
  const share = known.times === 100 ? `${known.name} ÷ 100` : known.name;
  const bare = wanted.name.replace(/^the /, '');
  return {
    name: `${bare} from ${known.name.replace(/^the /, '')}`,
    onlyAsked: true,
    onlyWith: known.onlyWith,
    aliases: wanted.aliases,
    formula: isTop
      ? `${upperFirst(bare)} = ${share} × ${other.name}`
      : `${upperFirst(bare)} = ${other.name} ÷ (${share})`,
    sentence: isTop ? `Multiply ${other.name} by ${known.name}.` : `Divide ${other.name} by ${known.name}.`,
    ways: [
      way({ rate: value(known.role), other: need }, ({ rate, other: amount }, say, reading) => {
        if (known.times === 100 && !isTold(reading, known.role)) return undefined;
        const factor = tidy(rate / known.times);
        if (factor <= 0) return undefined;
        const result = tidy(isTop ? amount * factor : amount / factor);
        return {
          value: result,
          unit: wanted.write,
          sentences: [
            `Turn it round: ${wanted.name} ${isAre(wanted.name)} ${other.name} ${isTop ? 'times' : 'divided by'} ${known.name}.`,
            sum(amount, rate, result, say, { known, other, wanted, isTop }),
            `So ${wanted.name} ${isAre(wanted.name)} ${say[wanted.write](result)}.`,
          ],
          steps: [
            step(
              upperFirst(bare),
              `${say[other.write](amount)} ${isTop ? '×' : '÷'} ${say.number(factor)} = ${say[wanted.write](result)}`,
            ),
          ],
        };
      }),
    ],
  };
}

/** A bare number is a percentage only where the words say so: 'labour turnover is 20'. */
function isTold({ facts, text, named }: Reading, role: Role): boolean {
  if (named) return true;
  return facts.some(
    ({ figure, roles }) =>
      roles.includes(role) &&
      (figure.unit === 'percent' ||
        new RegExp(`(?:is|of|=|was|at|ratio|roce|gearing|:) #${figure.index}\\b`).test(text)),
  );
}

function sum(
  amount: number,
  rate: number,
  result: number,
  say: Say,
  { known, other, wanted, isTop }: { known: Known; other: Side; wanted: Side; isTop: boolean },
): string {
  const told = known.unit === 'percent' ? say.percent(rate) : say.number(tidy(rate / known.times));
  const [whole, part] = [say[other.write](amount), say[wanted.write](result)];
  if (isTop) return known.unit === 'percent' ? `${told} of ${whole} is ${part}.` : `${whole} times ${told} is ${part}.`;
  return `${whole} divided by ${told} is ${part}.`;
}

function isAre(name: string): string {
  return /s$|unemployed$/.test(name) ? 'are' : 'is';
}
