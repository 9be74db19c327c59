import { type Formula, type Need, type Working, way } from './formula.ts';
import { capital, type Say, tidy } from './say-number.ts';

type Country = { name: string; first: number; second: number };
type Table = { goods: [string, string]; countries: [Country, Country] };

/** Two countries, two goods: who gives up less. */
export const comparativeAdvantage: Formula[] = [
  {
    name: 'comparative advantage',
    neverGiven: true,
    subject: 'economics',
    aliases:
      /comparative advantages?|(?:opportunity|opp) costs?(?: ratios?)?(?: of (?:1|one|a|each|#\d+)? ?\w+ in (?:each|both)(?: countr(?:y|ies))?)?|(?:should|to) speciali[sz]e(?: in)?|absolute advantage/,
    formula: 'Opportunity cost of one A = B given up ÷ A gained',
    sentence:
      'For each country divide what it gives up by what it gains; the lower opportunity cost has the comparative advantage.',
    ways: [way({ table: tableNeed() }, ({ table }, say) => workTable(table, say))],
  },
];

const filler = new Set(
  'can could make makes produce produces making producing of or and either units unit tonnes tons the a an in per day week hour with its all resources if it uses each worker workers up to maximum has have while whereas but whats which country countries should who what is has about per year annum barrels bottles boxes bags one every person people man'.split(
    ' ',
  ),
);

/** 'UK 10 cars or 20 wheat, France 8 cars or 8 wheat': name, figure, good, figure, good, twice over. */
function tableNeed(): Need<Table> {
  return {
    label: 'the output of both goods in both countries',
    roles: [],
    take: (_, { text, figures, facts }) => {
      const asked =
        /(?:opportunity|opp) costs? of (?:making |producing |one |a |each |a unit of |#\d+ )*([a-z]{3,})/.exec(text);
      const tokens = text
        .replace(/(?:opportunity|opp) costs? of (?:making |producing )?#\d+/g, ' ')
        .replace(/\bcountry ([a-d])\b/g, 'country$1')
        .replace(/[,.;:?!()/]/g, ' ')
        .split(/\s+/)
        .filter((word) => word && !filler.has(word));
      const at = tokens.flatMap((word, index) => (/^#\d+$/.test(word) ? [index] : []));
      if (at.length !== 4) return undefined;
      const number = (place: number) => figures[Number(tokens[at[place] ?? 0]?.slice(1))]?.value ?? 0;
      const [a = 0, b = 0, c = 0, d = 0] = at;
      const after = (place: number) => tokens[place + 1] ?? '';
      const goodsAfter = [after(a), after(b), after(c), after(d)];
      const goodsBefore = [tokens[a - 1], tokens[b - 1], tokens[c - 1], tokens[d - 1]].map((word) => word ?? '');
      const goods = matchGoods(goodsAfter) ?? matchGoods(goodsBefore);
      if (!goods) return undefined;
      const isAfter = goods.from === goodsAfter;
      const nameOf = (place: number) =>
        tokens
          .slice(0, isAfter ? place : place - 1)
          .filter((word) => !/^#/.test(word) && !goods.names.includes(word))
          .at(-1);
      const [one, two] = [nameOf(a), nameOf(c)];
      if (!one || !two || one === two || [number(0), number(1), number(2), number(3)].some((value) => value <= 0))
        return undefined;
      const swapped = goods.from[2] !== goods.names[0];
      const countries: [Country, Country] = [
        { name: properName(one), first: number(0), second: number(1) },
        { name: properName(two), first: number(swapped ? 3 : 2), second: number(swapped ? 2 : 3) },
      ];
      const used = facts.map(({ figure }) => figure.index);
      const wantsSecond = asked?.[1] !== undefined && sameGood(asked[1], goods.names[1]);
      return {
        value: wantsSecond ? turned({ goods: goods.names, countries }) : { goods: goods.names, countries },
        used,
      };
    },
  };
}

/** The good whose cost is asked for comes first. */
function turned({ goods: [one, two], countries }: Table): Table {
  const turn = ({ name, first, second }: Country): Country => ({ name, first: second, second: first });
  return { goods: [two, one], countries: [turn(countries[0]), turn(countries[1])] };
}

function sameGood(one: string, two: string): boolean {
  return one.replace(/s$/, '') === two.replace(/s$/, '');
}

function matchGoods(words: string[]): { names: [string, string]; from: string[] } | undefined {
  const [a = '', b = '', c = '', d = ''] = words;
  if (!/^[a-z]{2,}$/.test(a) || !/^[a-z]{2,}$/.test(b) || a === b) return undefined;
  return (a === c && b === d) || (a === d && b === c) ? { names: [a, b], from: words } : undefined;
}

function properName(word: string): string {
  const letter = /^country([a-d])$/.exec(word)?.[1];
  if (letter) return `Country ${letter.toUpperCase()}`;
  return word.length <= 3 ? word.toUpperCase() : capital(word);
}

function workTable({ goods: [first, second], countries: [one, two] }: Table, say: Say): Working | undefined {
  const cost = (country: Country) => tidy(country.second / country.first);
  const [costOne, costTwo] = [cost(one), cost(two)];
  if (Math.abs(costOne - costTwo) < 1e-9) return undefined;
  const [atFirst, atSecond] = costOne < costTwo ? [one, two] : [two, one];
  const single = singular(first);
  return {
    value: Math.min(costOne, costTwo),
    unit: 'number',
    result: `${atFirst.name}: ${first}, ${atSecond.name}: ${second}`,
    sentences: [
      `In ${one.name}, 1 ${single} costs ${say.number(one.second)} divided by ${say.number(one.first)}, which is ${say.number(costOne)} ${second}.`,
      `In ${two.name}, 1 ${single} costs ${say.number(two.second)} divided by ${say.number(two.first)}, which is ${say.number(costTwo)} ${second}.`,
      `${atFirst.name} gives up less, so it has the comparative advantage in ${first}.`,
      `${atSecond.name} has it in ${second}.`,
    ],
    steps: [one, two].map((country) => ({
      left: `${country.name}: 1 ${single}`,
      right: `${say.number(country.second)} ÷ ${say.number(country.first)} = ${say.number(cost(country))} ${second}`,
    })),
  };
}

export function singular(good: string): string {
  return /[^s]s$/.test(good) ? good.slice(0, -1) : `unit of ${good}`;
}
