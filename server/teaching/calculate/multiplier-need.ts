import { type Need, type Step, step, value } from './formula.ts';
import type { Fact } from './read-roles.ts';
import type { Role } from './role-words.ts';
import { type Say, tidy } from './say-number.ts';

/** The multiplier, with how it was worked out. */
type Chain = { value: number; sentences: string[]; steps: Step[] };

/** The multiplier as told, or worked out from the propensities. */
export function multiplierNeed(): Need<(say: Say) => Chain> {
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

export function propensities(): Need<(say: Say) => Chain> {
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
