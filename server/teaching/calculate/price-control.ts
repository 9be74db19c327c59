import { type Line, type Lines, readLines, setPrice, solve, write } from './equilibrium.ts';
import { type Formula, type Reading, step, type Working, way } from './formula.ts';
import { fromText, valueAt } from './from-text.ts';
import { type Say, tidy } from './say-number.ts';

type Control = { lines: Lines; price: number; kind: 'most' | 'least' | 'fixed' };

/** A price that the market may not reach, where demand and supply are told as equations. */
export const priceControl: Formula[] = [
  {
    name: 'shortage or surplus at a set price',
    neverGiven: true,
    subject: 'economics',
    onlyWith: /#\d+ ?p\b|\bp ?#|# ?\* ?p/,
    aliases:
      /(?:price )?(?:caps?|capped|capping|ceiling|floor)|(?:maximum|minimum|max|min) price|price (?:is )?(?:set|fixed|held) at/,
    formula: 'Shortage or surplus = quantity demanded − quantity supplied at the set price',
    sentence: 'Put the set price into both equations and compare the two quantities.',
    ways: [
      way({ control: fromText('both equations and the set price', readControl) }, ({ control }, say) =>
        workControl(control, say),
      ),
    ],
  },
];

function readControl(reading: Reading): Control | undefined {
  const lines = readLines(reading);
  // Read again with the sum before, the words of now come first or last: the latest is the one that was not told before.
  const found = [...reading.text.matchAll(new RegExp(setPrice, 'g'))].toSorted(
    (a, b) => Number(b[3]) - Number(a[3]),
  )[0];
  const price = found && valueAt(reading, Number(found[3]));
  if (!lines || !found || price === undefined) return undefined;
  const name = found[1] ?? '';
  const kind = /^(?:floor|min)/.test(name) ? 'least' : /^price/.test(name) ? 'fixed' : 'most';
  return { lines, price, kind };
}

function workControl({ lines, price, kind }: Control, say: Say): Working | undefined {
  const balance = solve(lines, say);
  const at = ({ base, slope }: Line) => tidy(base + slope * price);
  const [demanded, supplied] = [at(lines.demand), at(lines.supply)];
  if (!balance || demanded < 0 || supplied < 0) return undefined;
  const isIdle = (kind === 'most' && price >= balance.value) || (kind === 'least' && price <= balance.value);
  const gap = tidy(Math.abs(demanded - supplied));
  const isShort = demanded > supplied;
  const put = (line: Line) => write(line, say).replace('P', ` × ${say.number(price)}`);
  const sentences = isIdle
    ? [
        `The market price is ${say.money(balance.value)}.`,
        `A ${kind === 'most' ? 'maximum above' : 'minimum below'} that changes nothing, so there is no shortage and no surplus.`,
      ]
    : [
        `At a price of ${say.money(price)} the quantity demanded is ${say.number(demanded)} and the quantity supplied ${say.number(supplied)}.`,
        `The gap is ${say.number(gap)}.`,
        `So there is a ${isShort ? 'shortage' : 'surplus'} of ${say.number(gap)}: excess ${isShort ? 'demand' : 'supply'}.`,
      ];
  return {
    value: isIdle ? 0 : gap,
    unit: 'number',
    sentences,
    steps: [
      step('Qd', `${put(lines.demand)} = ${say.number(demanded)}`),
      step('Qs', `${put(lines.supply)} = ${say.number(supplied)}`),
    ],
  };
}
