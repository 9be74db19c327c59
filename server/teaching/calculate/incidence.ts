import { anyOf } from '#domain/any-of.ts';
import {
  type Formula,
  latest,
  type Need,
  type Reading,
  saysOrNamed,
  step,
  value,
  type Way,
  type Working,
  way,
} from './formula.ts';
import { type Ends, ends } from './move.ts';
import { traded } from './quantities.ts';
import { type Say, tidy } from './say-number.ts';
import { type Side, shareWorking } from './tax-share-working.ts';

const total = /\btotal\b|\boverall\b|altogether|\barea\b|\bin all\b/;

/** What each unit costs or brings, and not all of them together. */
const asksEach = /\b(?:how much|what)\b[^#]*\b(?:per|each|an?) ?(?:unit|one|item|pack|meal|bottle|litre)?\b[^#]*$/;

/** Who bears a tax, who gains from a subsidy, and what each costs or raises. */
export const incidence: Formula[] = [
  shareOf(
    'consumer',
    'tax',
    anyOf([
      /consumers? (?:tax )?(?:share|burden|incidence|pays?|bears?)(?: of (?:the )?tax)?/,
      /(?:tax )?(?:burden|incidence) (?:of (?:the )?tax )?(?:on|for|of) (?:the )?consumers?/,
      /(?:tax )?(?:incidence|burden)(?: of (?:the )?tax)?/,
      /(?:passed|falls?|borne) (?:on )?(?:to|by|on) (?:the )?consumers?/,
      /how much of (?:the |it |this )?(?:tax )?(?:do|does|is|will) (?:the )?(?:consumers?|passed|buyers?)[\w ]{0,20}/,
      /paid by (?:the )?(?:consumers?|buyers?)|(?:falls?|fall) on (?:the )?(?:consumers?|buyers?)/,
      /(?:do|does|will) (?:the )?(?:consumers?|buyers?|customers?) (?:pay|bear|end up paying) of (?:the |it)/,
    ]),
  ),
  shareOf(
    'producer',
    'tax',
    anyOf([
      /producers? (?:tax )?(?:share|burden|incidence|pays?|bears?)(?: of (?:the )?tax)?/,
      /(?:tax )?(?:burden|incidence) (?:of (?:the )?tax )?(?:on|for|of) (?:the )?producers?/,
      /how much of (?:the |it |this )?(?:tax )?(?:do|does|is|will) (?:the )?(?:producers?|firms?|sellers?)[\w ]{0,20}/,
      /(?:paid|borne|passed|falls?|fall|is) (?:by|on|to|onto) (?:the )?(?:producers?|firms?|sellers?)/,
      /(?:do|does|will) (?:the )?(?:producers?|sellers?|firms?) (?:pay|bear|have to pay|absorb)/,
    ]),
  ),
  shareOf(
    'consumer',
    'subsidy',
    /consumers? (?:share|gain|benefit)s?(?: (?:of|from) (?:the )?subsidy)?|subsidy (?:incidence|share)|how much of the subsidy (?:goes to|do|does|is passed)[\w ]{0,30}consumers?[\w ]{0,10}/,
  ),
  shareOf(
    'producer',
    'subsidy',
    /producers? (?:share|gain|benefit)s?(?: (?:of|from) (?:the )?subsidy)?|how much of the subsidy (?:goes to|do|does)[\w ]{0,12}(?:producers?|firms?)[\w ]{0,10}/,
  ),
];

function shareOf(side: Side, kind: 'tax' | 'subsidy', aliases: RegExp): Formula {
  const formula =
    side === 'consumer'
      ? kind === 'tax'
        ? 'Consumer share = new price − old price'
        : 'Consumer share = old price − new price'
      : `Producer share = ${kind} per unit − consumer share`;
  const needs = { each: value(kind), price: ends('price', 'the price consumers pay before and after') };
  const unnamed = { each: value(kind), price: otherPrices(kind) };
  const ways: Way[] = [
    way(
      { total: saysOrNamed(total), ...needs, quantity: latest(traded, 'the quantity sold afterwards') },
      ({ each, price, quantity }, say, reading) =>
        !total.test(reading.text) && asksEach.test(reading.text)
          ? undefined
          : shareWorking(side, kind, each, price, say, asksBoth(reading.text), quantity),
    ),
    way({ ...needs }, ({ each, price }, say, reading) => {
      const { text } = reading;
      const share = total.test(text) ? undefined : shareWorking(side, kind, each, price, say, asksBoth(text));
      const working = share && withTotal(share, reading, say);
      const isPercent = /(?:what|which|find|the) (?:%|percent|percentage|proportion|share) of the (?:tax|subsidy)/.test(
        text,
      );
      return working && isPercent
        ? { ...working, value: tidy((working.value / each) * 100), unit: 'percent', slips: [] }
        : working;
    }),
    way({ ...unnamed }, ({ each, price }, say, { text }) =>
      total.test(text) ? undefined : shareWorking(side, kind, each, price, say, asksBoth(text)),
    ),
  ];
  return {
    name: `${side} share of the ${kind}`,
    subject: 'economics',
    aliases,
    formula: `${formula} (times the quantity for the total)`,
    sentence:
      side === 'consumer'
        ? `See how far the price consumers pay has ${kind === 'tax' ? 'risen' : 'fallen'}; that is their share of each unit's ${kind}.`
        : `Take the consumers' share away from the ${kind} per unit; producers have the rest.`,
    ways,
  };
}

/** The two amounts beside the tax: '£4 duty on wine, £8 a bottle before, now £11'. */
function otherPrices(kind: 'tax' | 'subsidy'): Need<Ends> {
  const both = ends('price');
  return {
    label: 'the price consumers pay before and after',
    roles: [],
    take: (_, reading) => {
      const rest = reading.facts.filter(({ roles, tag }) => tag !== 'by' && !roles.includes(kind));
      const isCount = rest.some(
        ({ figure, roles }) => figure.unit === 'percent' || roles.some((role) => traded.includes(role)),
      );
      return isCount || rest.length !== 2 ? undefined : both.take(rest, reading);
    },
  };
}

/** 'how much do consumers pay and how much producers' */
function asksBoth(text: string): boolean {
  const asked = text.slice(Math.max(0, text.search(/\b(?:how|what|who|share|total|burden|incidence|split)\b/)));
  return /consumers?|buyers?/.test(asked) && /producers?|sellers?|firms?|suppliers?/.test(asked);
}

/** Where the quantity is told as well, what the share of each unit comes to in all. */
function withTotal(working: Working, { facts, text }: Reading, say: Say): Working {
  const sold = facts.filter(({ roles, tag }) => tag === 'to' && roles.some((role) => traded.includes(role)));
  const [only] = sold;
  if (!only || sold.length !== 1 || only.figure.unit === 'percent' || asksEach.test(text)) return working;
  const [each, quantity] = [say.money(working.value), say.number(only.figure.value)];
  const whole = say.money(tidy(working.value * only.figure.value));
  return {
    ...working,
    sentences: [
      ...working.sentences.slice(0, -1),
      `Over the ${quantity} that are sold then, ${each} each is ${whole}.`,
      ...working.sentences.slice(-1),
    ],
    steps: [...working.steps, step('In all', `${each} × ${quantity} = ${whole}`)],
  };
}
