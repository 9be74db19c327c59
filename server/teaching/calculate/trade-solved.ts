import { upperFirst } from '#domain/upper-first.ts';
import { type Formula, type Need, step, type Working, way } from './formula.ts';
import type { Role } from './role-words.ts';
import { type Say, tidy } from './say-number.ts';

type Known = { total: number; others: { name: string; amount: number }[] };

const lines: [Role, string, RegExp][] = [
  ['goodsBalance', 'trade in goods', /(?:balance (?:of|on) )?(?:trade in )?goods(?: balance)?|visible balance/],
  ['servicesBalance', 'trade in services', /(?:balance (?:of|on) )?(?:trade in )?services(?: balance)?/],
  ['tradeBalance', 'the trade balance', /trade balance|balance of trade|trade in goods and services/],
  ['primaryIncome', 'primary income', /(?:net )?(?:primary|investment) income(?: balance)?|primary balance/],
  [
    'secondaryIncome',
    'secondary income',
    /(?:net )?secondary income(?: balance)?|secondary balance|(?:net )?transfers/,
  ],
];
const order: Role[] = ['goodsBalance', 'servicesBalance', 'tradeBalance', 'primaryIncome', 'secondaryIncome'];

/** The one line of the current account that is not told. */
export const tradeSolved: Formula[] = lines.map(([role, name, aliases]) => ({
  name: `${name.replace(/^the /, '')} from the current account`,
  subject: 'economics',
  onlyAsked: true,
  onlyWith: /current acc/,
  aliases,
  formula: `${upperFirst(name.replace(/^the /, ''))} = current account − the other parts`,
  sentence: 'Take every other part away from the current account balance.',
  ways: [way({ known: knownNeed(role) }, ({ known }, say) => work(name, known, say))],
}));

function knownNeed(wanted: Role): Need<Known> {
  return {
    label: 'the current account and its other parts',
    roles: [],
    take: (_, { facts, text }) => {
      const signed = (index: number, value: number) => {
        const around =
          text.split(/[,.;?]| and (?!services)/).find((clause) => new RegExp(`#${index}\\b`).test(clause)) ?? '';
        return /deficit|outflow/.test(around) && !/surplus|inflow/.test(around) && value > 0 ? -value : value;
      };
      const total = facts.find(({ roles }) => roles.includes('currentAccount'));
      const others = facts.flatMap(({ roles, figure }) => {
        const role = order.find((one) => one !== wanted && roles.includes(one));
        const name = lines.find(([one]) => one === role)?.[1];
        return name ? [{ name, amount: signed(figure.index, figure.value) }] : [];
      });
      const names = new Set(others.map(({ name }) => name));
      const hasTrade = names.has('the trade balance') || names.size >= 3;
      const isTrade = wanted === 'tradeBalance' && names.has('primary income') && names.has('secondary income');
      if (!total || names.size !== others.length || others.length + 1 !== facts.length) return undefined;
      if (!(isTrade || (hasTrade && others.length >= 2))) return undefined;
      return {
        value: { total: signed(total.figure.index, total.figure.value), others },
        used: facts.map(({ figure }) => figure.index),
      };
    },
  };
}

function work(name: string, { total, others }: Known, say: Say): Working {
  const rest = tidy(others.reduce((sum, { amount }) => sum + amount, 0));
  const result = tidy(total - rest);
  const bare = name.replace(/^the /, '');
  const sign = rest < 0 ? ['plus', '+'] : ['minus', '−'];
  return {
    value: result,
    unit: 'money',
    sentences: [
      `The other parts are ${others.map(({ name: part, amount }) => `${part} ${say.money(amount)}`).join(', ')}; together that is ${say.money(rest)}.`,
      `${say.money(total)} ${sign[0]} ${say.money(Math.abs(rest))} is ${say.money(result)}.`,
      `So ${bare} is ${say.money(result)}: a net ${result < 0 ? 'outflow' : 'inflow'}.`,
    ],
    steps: [
      step('Other parts', say.money(rest)),
      step(upperFirst(bare), `${say.money(total)} ${sign[1]} ${say.money(Math.abs(rest))} = ${say.money(result)}`),
    ],
  };
}
