import { singular } from './comparative-advantage.ts';
import { type Formula, type Reading, step, type Working, way } from './formula.ts';
import { fromText, valueAt } from './from-text.ts';
import { type Say, tidy } from './say-number.ts';

type Frontier = { gained: string; lost: string; gain: number; loss: number };

/** Two points on a production possibility frontier. */
export const opportunityCost: Formula[] = [
  {
    name: 'opportunity cost along a frontier',
    neverGiven: true,
    subject: 'economics',
    aliases:
      /(?:opportunity|opp) costs?(?: of (?:each|one|an|every|the|a)?(?: extra| more| additional)?(?: \w+)?(?: of \w+)?)?/,
    formula: 'Opportunity cost of one unit = amount given up ÷ amount gained',
    sentence: 'Divide what is given up by what is gained.',
    ways: [way({ move: fromText('both goods at both points', readFrontier) }, ({ move }, say) => work(move, say))],
  },
];

const measures = '(?:tonnes?|tons?|units?|barrels?|bottles?|boxes|bags|kg|litres?|loads?)';

/** 'from 80 tractors and 40 tonnes of wheat to 60 tractors and 50 tonnes of wheat', or one good told twice and then the other. */
function readFrontier(whole: Reading): Frontier | undefined {
  const reading = withoutAsked(whole);
  const found = [
    ...reading.text.matchAll(
      new RegExp(`#(\\d+) (?:(?:more|extra|fewer|less) )?(?:${measures} (?:of )?)?([a-z]{3,})`, 'g'),
    ),
  ].map((match) => ({ value: valueAt(reading, Number(match[1])) ?? 0, good: match[2] ?? '' }));
  const points = found.filter(({ good }) => !/^(?:and|then|but|from|with|the|what)$/.test(good));
  const goods = [...new Set(points.map(({ good }) => stem(good)))];
  const [first, second] = goods;
  if (first === undefined || second === undefined || goods.length !== 2) return undefined;
  const changeOf = (good: string) => {
    const told = points.filter((point) => stem(point.good) === good);
    const [a, b] = told;
    return a && b && told.length === 2 ? tidy(b.value - a.value) : undefined;
  };
  const [one, two] = [changeOf(first), changeOf(second)];
  const name = (good: string) => points.find((point) => stem(point.good) === good)?.good ?? good;
  if (points.length === 4 && reading.facts.length === 4 && one && two && one * two < 0) {
    return one > 0
      ? { gained: name(first), lost: name(second), gain: one, loss: -two }
      : { gained: name(second), lost: name(first), gain: two, loss: -one };
  }
  if (points.length !== 2 || reading.facts.length !== 2) return undefined;
  const either = fromEither(whole, points);
  if (either) return either;
  return fromOneMove(reading, points);
}

/** 'opportunity cost of 1 boat' holds a 1 that is no amount. */
function withoutAsked(reading: Reading): Reading {
  const asked = /(?:opportunity|opp) costs? of (?:an? |each |every |the )?(?:extra )?#(\d+)/.exec(reading.text);
  if (!asked) return reading;
  const facts = reading.facts.filter(({ figure }) => String(figure.index) !== asked[1]);
  return { ...reading, facts, text: reading.text.replace(asked[0], 'opportunity cost of') };
}

/** 'can make 100 cars or 45 tonnes of wheat': the good whose cost is asked for is the one gained. */
function fromEither({ text }: Reading, points: { value: number; good: string }[]): Frontier | undefined {
  const asked =
    /costs? of (?:making |producing |an? |one |each |every |extra |more |#\d+ |(?:unit|tonne|ton|kg|kilo|litre|barrel|bottle|bag|box)s? (?:of )?)*([a-z]{3,})/.exec(
      text,
    )?.[1];
  const gained = points.find(({ good }) => asked !== undefined && stem(good) === stem(asked));
  const lost = points.find((point) => point !== gained);
  if (!gained || !lost || !/\bor\b|\beither\b|\bmax|\ball (?:its )?resources/.test(text) || gained.value <= 0)
    return undefined;
  return { gained: gained.good, lost: lost.good, gain: gained.value, loss: lost.value };
}

/** 'gives up 30 cars to make 60 more bikes' */
function fromOneMove({ text }: Reading, points: { value: number; good: string }[]): Frontier | undefined {
  const given =
    /(?:giv(?:es?|ing) up|sacrific\w+|los(?:es?|ing)|forgo(?:es)?|fewer|less|gave up|making)[^#]{0,12}#(\d+) (?:\w+ (?:of )?)??([a-z]{3,})/.exec(
      text,
    );
  const [a, b] = points;
  if (!given || !a || !b) return undefined;
  const lost = stem(given[2] ?? '') === stem(b.good) || text.indexOf(b.good) < text.indexOf(a.good) ? b : a;
  const gained = lost === a ? b : a;
  return gained.value > 0 ? { gained: gained.good, lost: lost.good, gain: gained.value, loss: lost.value } : undefined;
}

function stem(good: string): string {
  return good.replace(/s$/, '');
}

/** Told for the good that is gained, since the other is what is paid with. */
function work({ gained, lost, gain, loss }: Frontier, say: Say): Working {
  const result = tidy(loss / gain);
  return {
    value: result,
    unit: 'number',
    sentences: [
      `${say.number(gain)} more ${gained} cost ${say.number(loss)} ${lost}.`,
      `${say.number(loss)} divided by ${say.number(gain)} is ${say.number(result)}.`,
      `So each extra ${singular(gained)} costs ${say.number(result)} ${lost}.`,
    ],
    steps: [
      step('Given up', `${say.number(loss)} ${lost}`),
      step('Opportunity cost', `${say.number(loss)} ÷ ${say.number(gain)} = ${say.number(result)} ${lost}`),
    ],
    slips: [{ value: tidy(gain / loss), says: 'you have it the wrong way round; what is given up goes on top.' }],
  };
}
