import { anyOf } from '#domain/any-of.ts';
import { type Formula, type Reading, step, type Working, way } from './formula.ts';
import { fromText } from './from-text.ts';
import { type Say, tidy } from './say-number.ts';

type Chain = { start?: number; changes: number[] };

/** Up by one percentage and then by another: each is taken of what is there by then. */
export const compoundChange: Formula[] = [
  {
    name: 'two percentage changes in a row',
    neverGiven: true,
    aliases: anyOf([
      /(?:is (?:it|the price|that) |are (?:they|we) )?back (?:to |at )?(?:where (?:it|they|we|he|she) (?:started|began|was)|(?:the |its )?(?:start\w*|same\w*|original\w*|square one))/,
      /(?:the )?same (?:price |place |value )?as (?:before|it (?:was|started)|at the start)/,
      /overall (?:percentage |percent |% )?(?:change|effect|rise|fall|increase)/,
      /(?:what|where) (?:does|do|did|will|would|is) (?:it|they|the \w+|he|she)(?: price| value)? (?:now|end up|finish|end)(?: at| up| on)?/,
      /(?:end|finish|ends|finishes|ended) (?:up )?(?:at|on|with)|final (?:price|value|level)/,
      /(?:total|overall) (?:(?:percentage|percent|%) )?(?:change|rise|increase|fall)/,
      /cancel(?:s)?(?: each other)? out/,
    ]),
    implied: /#\d+[^#]*\bthen\b[^#]*#\d+/,
    formula: 'New value = old value × (1 + first change) × (1 + second change)',
    sentence: 'Take each percentage of the value that is there by then, not of the value at the start.',
    ways: [way({ chain: fromText('both percentage changes', readChain) }, ({ chain }, say) => work(chain, say))],
  },
];

function readChain({ facts, text }: Reading): Chain | undefined {
  const moves = facts.filter(({ figure, tag }) => figure.unit === 'percent' && tag === 'by');
  const rest = facts.filter((fact) => !moves.includes(fact));
  const named = new Set(moves.flatMap(({ roles }) => roles[0] ?? []));
  const inTurn =
    /\bthen\b|\bfollowed by\b|\bafter (?:that|this|which)\b|\bthe next\b|\bnext (?:year|month|day|week)\b|\blater\b|\bsecond year\b|\byear after\b/;
  if (moves.length < 2 || moves.length > 4 || rest.length > 1 || named.size > 1 || !inTurn.test(text)) return undefined;
  const [start] = rest;
  if (start && (start.figure.unit === 'percent' || start.tag === 'by')) return undefined;
  return { start: start?.figure.value, changes: moves.map(({ figure }) => figure.value) };
}

function work({ start = 100, changes }: Chain, say: Say): Working {
  const sentences: string[] = [];
  const steps: Working['steps'] = [];
  let value = start;
  for (const percent of changes) {
    const next = tidy(value * (1 + percent / 100));
    sentences.push(
      `${say.percent(Math.abs(percent))} ${percent < 0 ? 'off' : 'on'} ${say.money(value)} makes ${say.money(next)}.`,
    );
    steps.push(
      step(
        `${percent < 0 ? 'Down' : 'Up'} ${say.percent(Math.abs(percent))}`,
        `${say.money(value)} × ${say.number(tidy(1 + percent / 100))} = ${say.money(next)}`,
      ),
    );
    value = next;
  }
  const overall = tidy(((value - start) / start) * 100);
  const side = overall < 0 ? 'lower' : 'higher';
  return {
    value,
    unit: 'money',
    sentences: [
      ...sentences,
      overall === 0
        ? 'So it is back where it started.'
        : `So it is not back where it started: it is ${say.percent(Math.abs(overall))} ${side}, because each percentage is taken of a different amount.`,
    ],
    steps: [...steps, step('Overall', say.percent(overall))],
  };
}
