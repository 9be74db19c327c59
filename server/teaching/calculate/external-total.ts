import { anyOf } from '#domain/any-of.ts';
import { type Formula, type Reading, step, type Working, way } from './formula.ts';
import { fromText } from './from-text.ts';
import { type Say, tidy } from './say-number.ts';

/** What falls on third parties in all: so much for each unit, times the units. */
export const externalTotal: Formula[] = [
  {
    name: 'total external cost',
    neverGiven: true,
    subject: 'economics',
    onlyWith: /\bexternal (?:cost|benefit)s?\b|\bexternalit(?:y|ies)\b/,
    aliases: anyOf([
      /(?:total|overall|whole|combined) external (?:cost|benefit)s?/,
      /total (?:cost|benefit|damage) to (?:society|third parties)/,
      /external (?:cost|benefit)s? (?:in total|altogether|overall|in all)/,
      /(?:total|size of the|overall|value of the) externality/,
      /how (?:much|big) (?:is |are )?(?:the )?external (?:cost|benefit)s?(?: (?:in total|altogether|overall))?/,
    ]),
    formula: 'Total external cost = external cost per unit × units',
    sentence: 'Multiply the external cost of one unit by the number of units.',
    ways: [
      way({ parts: fromText('the external cost of a unit and the units', readParts) }, ({ parts }, say) =>
        multiply(parts, say),
      ),
    ],
  },
];

type Parts = { kind: string; each: number; units: number };

const per = '(?:an?|per|each|every|for (?:each|every)|on (?:each|every))';
const thing =
  '(?:tonnes?|tons?|units?|litres?|kg|kilos?|flights?|cars?|journeys?|barrels?|packs?|bottles?|items?|trees?|miles?|vaccin\\w+|students?|people|[a-z]+s)';

function readParts({ text, facts }: Reading): Parts | undefined {
  const kind = /\bexternal benefits?\b/.test(text) ? 'benefit' : 'cost';
  if (kind === 'benefit' && /\bexternal costs?\b/.test(text)) return undefined;
  const name = `external(?:it(?:y|ies)| ${kind}s?)`;
  const each = facts.filter(
    ({ figure: { index, unit } }) =>
      unit !== 'percent' &&
      (new RegExp(`\\b${name}(?: (?:is|are|was|of|=|worth|costs?|at|about))* #${index} ${per} `).test(text) ||
        new RegExp(
          `\\b(?:marginal ${name}|${name} (?:${per}|of (?:an?|each|every|one)) [a-z]+(?: of [a-z]+)?)(?: (?:is|are|was|of|=|worth|at|about))* #${index}\\b`,
        ).test(text) ||
        new RegExp(`#${index} (?:of |in )?(?:an? )?${name} ${per} `).test(text)),
  );
  const isPrivate = (index: number) =>
    new RegExp(
      `\\b(?:private (?:cost|benefit)s?|prices?|sold for|sells? (?:at|for))(?: [a-z]+){0,6}? #${index}\\b`,
    ).test(text);
  const [one] = each;
  const units = facts.filter(
    ({ figure: { index, unit, currency } }) =>
      index !== one?.figure.index && unit === 'plain' && !currency && new RegExp(`#${index} ${thing}\\b`).test(text),
  );
  const [many] = units;
  const isClear = facts.every((fact) => fact === one || fact === many || isPrivate(fact.figure.index));
  if (!one || !many || each.length !== 1 || units.length !== 1 || !isClear) return undefined;
  return { kind, each: one.figure.value, units: many.figure.value };
}

function multiply({ kind, each, units }: Parts, say: Say): Working {
  const total = tidy(each * units);
  return {
    value: total,
    unit: 'money',
    sentences: [
      `The total external ${kind} is the external ${kind} of each times how many there are.`,
      `${say.money(each)} times ${say.number(units)} is ${say.money(total)}.`,
      kind === 'cost'
        ? `So third parties bear ${say.money(total)} that the price leaves out.`
        : `So third parties gain ${say.money(total)} that the price leaves out.`,
    ],
    steps: [step(`Total external ${kind}`, `${say.money(each)} × ${say.number(units)} = ${say.money(total)}`)],
  };
}
