import { anyOf } from '#domain/any-of.ts';
import { upperFirst } from '#domain/upper-first.ts';
import { type Formula, type Need, type Reading, step, way } from './formula.ts';
import type { Figure } from './read-numbers.ts';
import { type Say, tidy } from './say-number.ts';

type Branch = { chance: number; pays: number };
type Option = { name: string; branches: Branch[]; cost: number };

/** Chances times pay-offs, for one option or to choose between several. */
export const decisionTrees: Formula[] = [
  {
    name: 'expected value',
    neverGiven: true,
    implied:
      /option a\b.*#\d+ \*? ?#\d+.*option b\b.*#|#\d+ (?:chance|probability)(?: of)?\b|(?:chance|probability) (?:of |is )*#\d+/,
    aliases: anyOf([
      /net expected(?: value| gain| return)?/,
      /expected (?:monetary )?(?:values?|returns?|outcome|profits?|gains?|pay ?off)|e\.?m?v\.?/,
      /net (?:gains?|expected gains?)|decision trees?|(?:which|what) (?:option|project|plan)[\w ]{0,20}/,
      /best option|which (?:one )?should (?:they|it|we|i|the \w+) (?:pick|choose|do|go (?:for|with))/,
    ]),
    formula: 'Expected value = sum of (probability × outcome); net gain = expected value − cost',
    sentence: 'Multiply each outcome by its probability, add them up, then take off the cost of the option.',
    ways: [
      way({ options: optionsNeed() }, ({ options }, say) => {
        const worked = options.map((option) => ({ option, ...gainOf(option) }));
        const best = worked.reduce((a, b) => (b.net > a.net ? b : a));
        const [only] = worked;
        const single = worked.length === 1 && only;
        return {
          value: single ? single.net : best.net,
          unit: 'money',
          ...(single ? {} : { result: `${best.option.name}: ${say.money(best.net)}` }),
          sentences: [
            ...worked.flatMap(({ option, expected, net }) => sentencesOf(option, expected, net, say, !single)),
            single
              ? `So on average it is worth ${say.money(single.net)}.`
              : `So ${best.option.name} is the best choice, with ${say.money(best.net)}.`,
          ],
          steps: worked.flatMap(({ option, expected, net }) => stepsOf(option, expected, net, say, !single)),
        };
      }),
    ],
  },
];

function gainOf({ branches, cost }: Option): { expected: number; net: number } {
  const expected = tidy(branches.reduce((sum, { chance, pays }) => sum + chance * pays, 0));
  return { expected, net: tidy(expected - cost) };
}

function sentencesOf(
  { name, branches, cost }: Option,
  expected: number,
  net: number,
  say: Say,
  named: boolean,
): string[] {
  const lead = named ? `${upperFirst(name)}: ` : '';
  const sum = branches.map(({ chance, pays }) => `${say.number(chance)} times ${say.money(pays)}`).join(' plus ');
  return [
    `${lead}${named ? sum : upperFirst(sum)} is ${say.money(expected)}.`,
    ...(cost > 0 ? [`Take off the cost of ${say.money(cost)} and the net gain is ${say.money(net)}.`] : []),
  ];
}

function stepsOf({ name, branches, cost }: Option, expected: number, net: number, say: Say, named: boolean) {
  const sum = branches.map(({ chance, pays }) => `${say.number(chance)} × ${say.money(pays)}`).join(' + ');
  return [
    step(named ? upperFirst(name) : 'Expected value', `${sum} = ${say.money(expected)}`),
    ...(cost > 0 ? [step('Net gain', `${say.money(expected)} − ${say.money(cost)} = ${say.money(net)}`)] : []),
  ];
}

function optionsNeed(): Need<Option[]> {
  return {
    label: 'the probability and the outcome of each branch',
    roles: [],
    take: (_, reading) => {
      const parts = splitOptions(reading.text);
      const options = parts.map(({ name, text }) => readOption(name, text, reading));
      const all = options.filter((option) => option !== undefined);
      return all.length === parts.length && all.length > 0
        ? { value: all, used: reading.facts.map(({ figure }) => figure.index) }
        : undefined;
    },
  };
}

function splitOptions(text: string): { name: string; text: string }[] {
  const marks = [...text.matchAll(/\b(?:option|project|plan|choice|strategy) ([a-e])\b/g)].filter(
    (mark, at, all) => all.findIndex((other) => other[0] === mark[0]) === at,
  );
  const told = marks.filter((mark, at) => /#/.test(text.slice(mark.index, marks[at + 1]?.index)));
  if (told.length < 2) return [{ name: 'it', text }];
  return told.map((mark, at) => ({
    name: mark[0].replace(/ [a-e]$/, (letter) => letter.toUpperCase()),
    text: text.slice(mark.index, told[at + 1]?.index),
  }));
}

function readOption(name: string, text: string, { figures }: Reading): Option | undefined {
  const chances: number[] = [];
  const pays: number[] = [];
  let cost = 0;
  let lastEnd = 0;
  for (const match of text.matchAll(/#(\d+)/g)) {
    const figure = figures[Number(match[1])];
    if (!figure) return undefined;
    const left = text.slice(lastEnd, match.index);
    lastEnd = match.index + match[0].length;
    const right = text.slice(lastEnd).split('#')[0] ?? '';
    if (/^ ?(?:outcomes|branches|options|possible|possibilities)/.test(right)) continue;
    if (isChance(figure)) chances.push(figure.unit === 'percent' ? figure.value / 100 : figure.value);
    else if (
      /\b(?:costs?|costing|investment|outlay|spends?|to (?:launch|build|do))\b(?:[^,.#]{0,12})$/.test(left) ||
      /^ ?(?:to (?:launch|do|build|set)|cost\b|upfront|investment)/.test(right)
    )
      cost += figure.value;
    else
      pays.push(
        /\blos(?:s|e|es|ing)\b[^,#]{0,20}$/.test(left) || /^ ?loss/.test(right)
          ? -Math.abs(figure.value)
          : figure.value,
      );
  }
  const sum = chances.reduce((total, chance) => total + chance, 0);
  if (chances.length === pays.length - 1 && sum < 1) chances.push(tidy(1 - sum));
  const whole = chances.reduce((total, chance) => total + chance, 0);
  if (chances.length !== pays.length || chances.length < 2 || Math.abs(whole - 1) > 1e-6) return undefined;
  return { name, cost, branches: chances.map((chance, at) => ({ chance: tidy(chance), pays: pays[at] ?? 0 })) };
}

function isChance({ unit, value, currency }: Figure): boolean {
  return unit === 'percent' || (!currency && value > 0 && value < 1);
}
