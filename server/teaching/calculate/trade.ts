import { anyOf } from '#domain/any-of.ts';
import { upperFirst } from '#domain/upper-first.ts';
import { type Formula, list, type Need, step, value, type Working, way } from './formula.ts';
import { difference } from './ratio.ts';
import type { Fact } from './read-roles.ts';
import type { Role } from './role-words.ts';
import { type Say, tidy } from './say-number.ts';

type Part = { name: string; amount: number };

const plusMinus: [Role, string, 1 | -1][] = [
  ['goodsExports', 'exports of goods', 1],
  ['goodsImports', 'imports of goods', -1],
  ['servicesExports', 'exports of services', 1],
  ['servicesImports', 'imports of services', -1],
  ['exports', 'exports', 1],
  ['imports', 'imports', -1],
  ['goodsBalance', 'trade in goods', 1],
  ['servicesBalance', 'trade in services', 1],
  ['tradeBalance', 'the trade balance', 1],
  ['primaryIncome', 'primary income', 1],
  ['secondaryIncome', 'secondary income', 1],
];

const comesIn = /tax|revenue|receipt|gets|takes|rais|collect|income|\bin\b/;
const goesOut = /spen|expend|pays|outgoing|\bout\b/;

export const trade: Formula[] = [
  {
    name: 'current account balance',
    subject: 'economics',
    aliases:
      /(?:balance (?:of payments )?(?:on|of) (?:the )?)?current account(?: balance| deficit| surplus| position)?|balance of payments(?: current account)?/,
    formula: 'Current account = trade in goods and services + primary income + secondary income',
    sentence: 'Add the trade balance, primary income and secondary income; money going out is negative.',
    ways: [way({ parts: accountParts() }, currentAccount)],
  },
  {
    name: 'trade balance',
    strict: true,
    notWith: /(?:%|percent|percentage|share) of gdp/,
    implied:
      /\bgoods (?:balance |is |was |are |at )*#\d+[^#]*\bservices (?:balance |is |was |are |at |\+ )*#\d+[^#]*\b(?:deficit|surplus)\b[^#]*$/,
    subject: 'economics',
    aliases:
      /(?:balance of trade|trade balance|trade (?:deficit|surplus)|net (?:exports|trade)|net trade balance)(?: in goods(?: and services)?)?/,
    formula: 'Trade balance = exports − imports',
    sentence: 'Take imports away from exports.',
    ways: [
      way({ parts: tradeParts() }, currentAccount),
      way({ exports: list('exports'), imports: list('imports') }, ({ exports, imports }, say, reading) =>
        reading.named && exports.length === 2 && imports.length === 2
          ? currentAccount(
              { parts: [...partsIn(exports, 'exports', 1), ...partsIn(imports, 'imports', -1)] },
              say,
              reading,
            )
          : undefined,
      ),
      difference(
        'the trade balance',
        [value(['exports', 'goodsExports']), 'exports'],
        [value(['imports', 'goodsImports']), 'imports'],
        balanceMeaning('trade'),
      ),
    ],
  },
  {
    name: 'budget balance',
    subject: 'economics',
    aliases: anyOf([
      /(?:government |govt |fiscal |the )*budget(?: (?:balance|deficit|surplus|position))/,
      /fiscal (?:balance|deficit|surplus)|(?:government|govt) (?:deficit|surplus|borrowing)/,
      /budget(?=\?|$)/,
      /how much (?:does|will|must|did) (?:the )?(?:government|govt|gov) (?:need to |have to )?borrow/,
    ]),
    formula: 'Budget balance = tax revenue − government spending',
    sentence: 'Take government spending away from tax revenue.',
    ways: [
      difference(
        'the budget balance',
        [{ ...value(['taxRevenue', 'revenue', 'tax', 'taxPaid']), looseWith: comesIn }, 'tax revenue'],
        [{ ...value(['governmentSpending', 'injection']), looseWith: goesOut }, 'government spending'],
        balanceMeaning('budget'),
      ),
    ],
  },
];

/** Goods and services told one after the other under the same name. */
function partsIn(facts: Fact[], name: string, sign: 1 | -1): Part[] {
  return facts.map(({ figure }) => ({ name, amount: Math.abs(figure.value) * sign }));
}

/** The lines of the account, a deficit or an outflow counted as negative. */
function partsOf(roles: Role[], enough: (found: Set<Role>) => string[]): Need<Part[]> {
  return {
    label: 'the trade balance, primary income and secondary income',
    roles: [],
    take: (_, { facts, text }) => {
      const parts: Part[] = [];
      const used: number[] = [];
      const found = new Set<Role>();
      for (const [role, name, sign] of plusMinus) {
        const told = facts.filter(
          (fact) =>
            roles.includes(role) && (fact.roles[0] === role || (role === 'primaryIncome' && fact.roles.includes(role))),
        );
        if (told.length > 1) return 'unclear';
        const [fact] = told;
        if (!fact) continue;
        found.add(role);
        used.push(fact.figure.index);
        const around = clauseAround(text, fact.figure.index);
        const deficit =
          /deficit|outflow|out of|negative|paid abroad|sent abroad|\bout\b/.test(around) &&
          !/surplus|inflow/.test(around) &&
          fact.figure.value > 0 &&
          sign > 0;
        parts.push({ name, amount: fact.figure.value * sign * (deficit ? -1 : 1) });
      }
      return enough(found).length === 0 ? { value: parts, used } : undefined;
    },
  };
}

function clauseAround(text: string, index: number): string {
  return text.split(/[,.;?]| and (?!services)/).find((clause) => new RegExp(`#${index}\\b`).test(clause)) ?? '';
}

function hasTrade(found: Set<Role>): boolean {
  if (found.has('tradeBalance')) return !found.has('exports') && !found.has('goodsBalance');
  if (found.has('goodsBalance') && found.has('servicesBalance')) return true;
  if (['goodsExports', 'goodsImports', 'servicesExports', 'servicesImports'].every((role) => found.has(role as Role)))
    return true;
  // One of the two told by its exports and imports, the other by its balance.
  if (found.has('goodsExports') && found.has('goodsImports')) return found.has('servicesBalance');
  if (found.has('servicesExports') && found.has('servicesImports')) return found.has('goodsBalance');
  return found.has('exports') && found.has('imports') && !found.has('goodsBalance');
}

function accountParts(): Need<Part[]> {
  return partsOf(
    plusMinus.map(([role]) => role),
    (found) => [
      ...(hasTrade(found) ? [] : ['trade']),
      ...(found.has('primaryIncome') ? [] : ['primary']),
      ...(found.has('secondaryIncome') ? [] : ['secondary']),
    ],
  );
}

function tradeParts(): Need<Part[]> {
  const need = partsOf(
    plusMinus.slice(0, 8).map(([role]) => role),
    (found) => (found.size >= 2 && hasTrade(found) && !found.has('exports') ? [] : ['trade']),
  );
  return { ...need, label: 'exports and imports of goods and services' };
}

function currentAccount({ parts }: { parts: Part[] }, say: Say, { text }: { text: string }): Working {
  const total = tidy(parts.reduce((sum, { amount }) => sum + amount, 0));
  const lines = parts
    .map(
      ({ amount }, at) =>
        `${at === 0 ? (amount < 0 ? '−' : '') : amount < 0 ? ' − ' : ' + '}${say.money(Math.abs(amount))}`,
    )
    .join('');
  const name = /current account|balance of payments/.test(text) ? 'current account' : 'trade balance';
  return {
    value: total,
    unit: 'money',
    sentences: [
      `Add up the parts: ${parts.map(({ name: part, amount }) => `${part} ${say.money(amount)}`).join(', ')}.`,
      `Together that is ${say.money(total)}.`,
      balanceMeaning(name)(total, say),
    ],
    steps: [
      ...parts.map(({ name: part, amount }) => step(upperFirst(part.replace(/^the /, '')), say.money(amount))),
      step(upperFirst(name), `${lines} = ${say.money(total)}`),
    ],
  };
}

function balanceMeaning(name: string) {
  return (total: number, say: Say): string => {
    if (total === 0) return `So the ${name} is in balance.`;
    return `So the ${name} has a ${total > 0 ? 'surplus' : 'deficit'} of ${say.money(Math.abs(total))}.`.replace(
      'trade balance has',
      'balance of trade has',
    );
  };
}
