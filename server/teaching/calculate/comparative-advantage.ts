import { anyOf } from '#domain/any-of.ts';
import { upperFirst } from '#domain/upper-first.ts';
import { type Formula, type Need, step, type Working, way } from './formula.ts';
import { type Say, tidy } from './say-number.ts';

type Country = { name: string; first: number; second: number };
/** What each can make, or, for `isInput`, what one of each good takes. */
type Table = { goods: [string, string]; countries: [Country, Country]; isInput: boolean };

/** Two countries, two goods: who gives up less. */
export const comparativeAdvantage: Formula[] = [
  {
    name: 'comparative advantage',
    neverGiven: true,
    subject: 'economics',
    aliases: anyOf([
      /comp(?:arative)? adv(?:antage)?s?/,
      /who should (?:make|produce|grow|do|bake|mow|specialise)(?: what| which)?/,
      /(?:opportunity|opp) costs?(?: ratios?)?(?: of (?:1|one|a|each|#\d+)? ?\w+ in (?:each|both)(?: countr(?:y|ies))?)?/,
      /(?:should|to) speciali[sz]e(?: in)?|absolute advantage/,
    ]),
    formula: 'Opportunity cost of one A = B given up ÷ A gained',
    sentence:
      'For each country divide what it gives up by what it gains; the lower opportunity cost has the comparative advantage.',
    ways: [way({ table: tableNeed() }, ({ table }, say) => workTable(table, say))],
  },
];

const filler = new Set(
  'can could make makes produce produces making producing of or and either units unit tonnes tons the a an in per day week hour with its all resources if it uses each worker workers up to maximum has have while whereas but whats which country countries should who what is has about per year annum barrels bottles boxes bags one every person people man takes take needs need requires hrs hour hours day days minutes mins for to same time then so be best at kg litres just only whereas when they he she resources able also her him his whose given okay ok suppose say imagine lets assume like well right using'.split(
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
      const isInput =
        /\b(?:takes?|needs?|requires?|uses?)\b[^#]{0,20}#\d+ (?:hours?|hrs?|h|days?|mins?|minutes|workers?|labour)/.test(
          text,
        );
      const words = text
        .replace(/(?:opportunity|opp) costs? of (?:making |producing )?(?:an? )?#\d+/g, ' ')
        .replace(
          /(?<!\w)(?:in |with |per |for )?(?:one|an?|each|every|#\d+) (?:hour|day|week|worker|person|year)s?\b(?! (?:to|for|of))/g,
          (found) => (/#/.test(found) && isInput ? found : ' '),
        )
        .replace(/\b(?:country|firm|person|worker) ([a-d])\b/g, 'country$1');
      const parts = words.split(/#(\d+)/);
      if (parts.length !== 9) return undefined;
      const number = (place: number) => figures[Number(parts[place * 2 + 1])]?.value ?? 0;
      const after = [2, 4, 6, 8].map((at) => wordsOf(parts[at] ?? ''));
      const before = [0, 2, 4, 6].map((at) => wordsOf(parts[at] ?? ''));
      const goods = matchGoods(after) ?? matchGoods(before);
      if (!goods) return undefined;
      const nameOf = (place: number) =>
        wordsOf((parts[place * 2] ?? '').split(/[.;:]/).at(-1) ?? '')
          .filter((word) => !goods.names.some((good) => sameGood(good, word)))
          .at(0);
      const [one, two] = [nameOf(0), nameOf(2)];
      if (!one || !two || one === two || [number(0), number(1), number(2), number(3)].some((value) => value <= 0))
        return undefined;
      const countries: [Country, Country] = [
        { name: properName(one), first: number(0), second: number(1) },
        {
          name: properName(two),
          first: number(goods.swapped ? 3 : 2),
          second: number(goods.swapped ? 2 : 3),
        },
      ];
      const used = facts.map(({ figure }) => figure.index);
      const wantsSecond = asked?.[1] !== undefined && sameGood(asked[1], goods.names[1]);
      return {
        value: wantsSecond
          ? turned({ goods: goods.names, countries, isInput })
          : { goods: goods.names, countries, isInput },
        used,
      };
    },
  };
}

/** The good whose cost is asked for comes first. */
function turned({ goods: [one, two], countries, isInput }: Table): Table {
  const turn = ({ name, first, second }: Country): Country => ({ name, first: second, second: first });
  return { goods: [two, one], countries: [turn(countries[0]), turn(countries[1])], isInput };
}

function sameGood(one: string, two: string): boolean {
  return one.replace(/s$/, '') === two.replace(/s$/, '');
}

/** The words of a stretch that may be the name of a good or of a country. */
function wordsOf(stretch: string): string[] {
  return stretch
    .replace(/[,.;:?!()/]/g, ' ')
    .split(/\s+/)
    .filter((word) => /^[a-z]{2,}$/.test(word) && !filler.has(word));
}

/** The word that two of the figures share, and the one that the other two share. */
function matchGoods(stretches: string[][]): { names: [string, string]; swapped: boolean } | undefined {
  const [a = [], b = [], c = [], d = []] = stretches;
  const shared = (one: string[], two: string[], not: string[][]) =>
    one.find(
      (word) =>
        two.some((other) => sameGood(word, other)) && !not.some((list) => list.some((other) => sameGood(word, other))),
    );
  const [first, second] = [shared(a, c, [b]), shared(b, d, [a])];
  if (first && second && !sameGood(first, second)) return { names: [first, second], swapped: false };
  const [third, fourth] = [shared(a, d, [b]), shared(b, c, [a])];
  return third && fourth && !sameGood(third, fourth) ? { names: [third, fourth], swapped: true } : undefined;
}

function properName(word: string): string {
  const letter = /^country([a-d])$/.exec(word)?.[1];
  if (letter) return `Country ${letter.toUpperCase()}`;
  return /^(?:uk|us|usa|eu|uae|nz)$/.test(word) ? word.toUpperCase() : upperFirst(word);
}

function workTable({ goods: [first, second], countries: [one, two], isInput }: Table, say: Say): Working | undefined {
  const [top, bottom] = isInput ? (['first', 'second'] as const) : (['second', 'first'] as const);
  const cost = (country: Country) => tidy(country[top] / country[bottom]);
  const [costOne, costTwo] = [cost(one), cost(two)];
  if (Math.abs(costOne - costTwo) < 1e-9) return undefined;
  const [atFirst, atSecond] = costOne < costTwo ? [one, two] : [two, one];
  const single = singular(first);
  return {
    value: Math.min(costOne, costTwo),
    unit: 'number',
    result: `${atFirst.name}: ${first}, ${atSecond.name}: ${second}`,
    sentences: [
      `For ${one.name}, 1 ${single} costs ${say.number(one[top])} divided by ${say.number(one[bottom])}, which is ${say.number(costOne)} ${second}.`,
      `For ${two.name}, 1 ${single} costs ${say.number(two[top])} divided by ${say.number(two[bottom])}, which is ${say.number(costTwo)} ${second}.`,
      `${atFirst.name} gives up less, and so has the comparative advantage in ${first}.`,
      `${atSecond.name} has it in ${second}.`,
    ],
    steps: [one, two].map((country) =>
      step(
        `${country.name}: 1 ${single}`,
        `${say.number(country[top])} ÷ ${say.number(country[bottom])} = ${say.number(cost(country))} ${second}`,
      ),
    ),
  };
}

export function singular(good: string): string {
  return /[^s]s$/.test(good) ? good.slice(0, -1) : `unit of ${good}`;
}
