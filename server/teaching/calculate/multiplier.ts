import { type Formula, type Need, type Step, step, value, type Working, way } from './formula.ts';
import type { Fact } from './read-roles.ts';
import type { Role } from './role-words.ts';
import { type Say, tidy } from './say-number.ts';

type Chain = { value: number; sentences: string[]; steps: Step[] };

const injectionNeed = () =>
  value(['injection', 'governmentSpending', 'initialCost', 'exports', 'governmentSpending'], 'the injection');

export const multiplier: Formula[] = [
  {
    name: 'injection needed',
    subject: 'economics',
    aliases:
      /(?:injection|spending|investment|stimulus|spend)(?: (?:is|are|would be|do they))?(?: \w+)? ?(?:needed|required|necessary)|how (?:big|large) (?:an? )?(?:injection|stimulus|increase in (?:spending|investment))|how much (?:extra |more |of an )?(?:injection|spending|investment|government spending|govt spending|stimulus|(?:should|must|does|do|would|will|needs?)[\w ]{0,24}(?:spend|inject|invest))|(?:needs?|needed|required|necessary) injection|(?:size of|what) (?:the )?injection/,
    formula: 'Injection needed = change in GDP wanted ÷ multiplier',
    sentence: 'Divide the rise in GDP that is wanted by the multiplier.',
    ways: [
      way(
        { wanted: value(['gdpChange', 'gdp'], 'the rise in GDP wanted'), multiplier: multiplierNeed() },
        ({ wanted, multiplier: chain }, say) => {
          const result = tidy(wanted / chain(say).value);
          const { value: times, sentences, steps } = chain(say);
          return {
            value: result,
            unit: 'money',
            sentences: [
              ...sentences,
              `Divide the rise that is wanted by the multiplier: ${say.money(wanted)} divided by ${say.number(times)} is ${say.money(result)}.`,
              `So an injection of ${say.money(result)} would do it.`,
            ],
            steps: [...steps, step('Injection', `${say.money(wanted)} ÷ ${say.number(times)} = ${say.money(result)}`)],
            slips: [{ value: tidy(wanted * times), says: 'you multiplied; here you divide by the multiplier.' }],
          };
        },
      ),
    ],
  },
  {
    name: 'final change in national income',
    subject: 'economics',
    implied: /\b(?:the )?(?:total|final|overall)\b(?= if\b).*\bmpc is #\d+/,
    aliases:
      /(?:final|total|overall|eventual|full) (?:change|increase|rise|effect|impact|boost)(?: (?:in|on|to) (?:the )?(?:real )?(?:gdp|national income|income|ad|economy|output|aggregate demand))?|(?:change|increase|rise|effect|impact|boost) (?:in|on|to) (?:the )?(?:real )?(?:gdp|national income|ad|the economy|output|aggregate demand)|how much (?:will|does|would|do|could) (?:the )?(?:real )?(?:gdp|national income|output|income|ad|economy|the economy|aggregate demand)(?: eventually| finally| then)? (?:rise|increase|change|grow|go up|expand|fall)|what happens to (?:gdp|national income)|(?:gdp|national income) (?:rise|increase|go up|grow|change)(?: by)?/,
    formula: 'Final change in GDP = injection × multiplier',
    sentence: 'Multiply the injection by the multiplier.',
    ways: [
      way({ injection: injectionNeed(), multiplier: multiplierNeed() }, ({ injection, multiplier: chain }, say) => {
        const { value: times, sentences, steps } = chain(say);
        const result = tidy(injection * times);
        return {
          value: result,
          unit: 'money',
          sentences: [
            ...sentences,
            `Multiply the injection by the multiplier: ${say.money(injection)} times ${say.number(times)} is ${say.money(result)}.`,
            `So national income ${result < 0 ? 'falls' : 'rises'} by ${say.money(Math.abs(result))} in the end.`,
          ],
          steps: [
            ...steps,
            step('Change in GDP', `${say.money(injection)} × ${say.number(times)} = ${say.money(result)}`),
          ],
        };
      }),
    ],
  },
  {
    name: 'multiplier',
    subject: 'economics',
    aliases:
      /(?:size of |value of |the |national income |keynesian |fiscal )*multiplier(?: effect)?(?! ratio)|k(?= ?(?:\?|$))/,
    formula: 'Multiplier = 1 ÷ (1 − MPC) = 1 ÷ (MPS + MPT + MPM)',
    sentence: 'Divide 1 by what leaks out: 1 minus the MPC, or MPS plus MPT plus MPM.',
    ways: [
      way({ chain: propensities() }, ({ chain }, say) => {
        const { value: result, sentences, steps } = chain(say);
        return {
          value: result,
          unit: 'number',
          sentences: [...sentences, `So each £1 put in raises national income by ${say.number(result)} times as much.`],
          steps,
        } satisfies Working;
      }),
      way(
        { injection: injectionNeed(), change: value(['gdpChange', 'gdp'], 'the change in GDP') },
        ({ injection, change }, say) => {
          if (injection === 0) return undefined;
          const result = tidy(change / injection);
          return {
            value: result,
            unit: 'number',
            sentences: [
              'The multiplier is the final change in GDP divided by the injection.',
              `${say.money(change)} divided by ${say.money(injection)} is ${say.number(result)}.`,
              `So each £1 put in raised national income by ${say.number(result)} times as much.`,
            ],
            steps: [step('Multiplier', `${say.money(change)} ÷ ${say.money(injection)} = ${say.number(result)}`)],
          };
        },
      ),
    ],
  },
];

/** The multiplier as told, or worked out from the propensities. */
function multiplierNeed(): Need<(say: Say) => Chain> {
  const told = value('multiplier');
  const worked = propensities();
  return {
    label: 'the size of the multiplier, or the MPC',
    roles: ['multiplier', 'mpc', 'mps', 'mpt', 'mpm', 'mpw'],
    take: (facts, reading) => {
      const given = told.take(
        facts.filter(({ roles }) => roles.includes('multiplier')),
        reading,
      );
      if (given && given !== 'unclear')
        return { value: () => ({ value: given.value, sentences: [], steps: [] }), used: given.used };
      return worked.take(reading.facts, reading);
    },
  };
}

function propensities(): Need<(say: Say) => Chain> {
  return {
    label: 'the MPC, or the propensities to save, tax and import',
    roles: ['mpc', 'mps', 'mpt', 'mpm', 'mpw'],
    take: (_, { facts }) => {
      const shares = readShares(facts);
      const unread = facts.filter(
        ({ figure }) =>
          ((figure.value > 0 && figure.value < 1) || figure.unit === 'percent') && !shares?.used.includes(figure.index),
      );
      if (!shares || unread.length > 0) return 'unclear';
      const { mpc, mpw, leaks } = shares;
      const sum = tidy(leaks.reduce((total, { share }) => total + share, 0));
      const out = mpw ?? (leaks.length > 0 ? sum : undefined) ?? (mpc === undefined ? undefined : tidy(1 - mpc));
      if (out === undefined) return undefined;
      const agrees = mpc === undefined || Math.abs(1 - mpc - out) < 1e-6;
      if (!agrees || out <= 0 || out > 1) return 'unclear';
      return {
        value: (say) =>
          chainFrom(
            say,
            out,
            mpw === undefined ? leaks : [],
            mpw === undefined && leaks.length === 0 ? mpc : undefined,
          ),
        used: shares.used,
      };
    },
  };
}

type Shares = { mpc?: number; mpw?: number; leaks: { name: string; share: number }[]; used: number[] };

function readShares(facts: Fact[]): Shares | undefined {
  const shares: Shares = { leaks: [], used: [] };
  for (const role of ['mpc', 'mpw', 'mps', 'mpt', 'mpm'] satisfies Role[]) {
    const found = facts.filter(({ roles }) => roles.includes(role));
    const [fact] = found;
    if (!fact) continue;
    if (new Set(found.map(({ figure }) => figure.value)).size > 1) return undefined;
    const share = fact.figure.unit === 'percent' || fact.figure.value > 1 ? fact.figure.value / 100 : fact.figure.value;
    shares.used.push(...found.map(({ figure }) => figure.index));
    if (role === 'mpc' || role === 'mpw') shares[role] = share;
    else shares.leaks.push({ name: role.toUpperCase(), share });
  }
  return shares;
}

function chainFrom(say: Say, out: number, leaks: { name: string; share: number }[], mpc?: number): Chain {
  const times = tidy(1 / out);
  const sentences: string[] = [];
  const steps: Step[] = [];
  if (mpc !== undefined) {
    sentences.push(`1 minus the MPC is 1 minus ${say.number(mpc)}, which is ${say.number(out)}.`);
    steps.push(step('1 − MPC', `1 − ${say.number(mpc)} = ${say.number(out)}`));
  } else if (leaks.length > 1) {
    const shares = leaks.map(({ share }) => say.number(share));
    sentences.push(`The leakages add up to ${shares.join(' plus ')}, which is ${say.number(out)}.`);
    steps.push(step(leaks.map(({ name }) => name).join(' + '), `${shares.join(' + ')} = ${say.number(out)}`));
  }
  sentences.push(`The multiplier is 1 divided by ${say.number(out)}, which is ${say.number(times)}.`);
  steps.push(step('Multiplier', `1 ÷ ${say.number(out)} = ${say.number(times)}`));
  return { value: times, sentences, steps };
}
