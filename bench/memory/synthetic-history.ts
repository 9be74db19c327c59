import { createRandom } from '../../domain/practice/shuffle.ts';

/** One look at an item: how many days after the look before, and what came of it. */
export type Look = { afterDays: number; verdict: 'right' | 'partly' | 'not yet' };

/**
 * Students who forget as ACT-R has it: each look leaves a trace that decays by a power of time, the traces add up, and
 * the sum against a threshold gives the chance of recall. Neither FSRS nor SM-2 is built so. They come back when it
 * suits them, not when a scheduler says: the next day, after a few days, after a holiday.
 */
export function makeHistories(count: number, seed: string): Look[][] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => makeHistory(random));
}

function makeHistory(random: () => number): Look[] {
  const decay = between(random, 0.25, 0.55);
  const threshold = normal(random) * 0.5 - 0.9;
  const looks: Look[] = [];
  const traces: number[] = [];
  let day = 0;
  const length = 4 + Math.floor(random() * 7);
  for (let turn = 0; turn < length; turn++) {
    const afterDays = turn === 0 ? 0 : nextGap(random, turn);
    day += afterDays;
    const verdict = turn === 0 ? firstVerdict(random) : recall(random, { traces, day, decay, threshold });
    looks.push({ afterDays, verdict });
    traces.push(day);
  }
  return looks;
}

type Memory = { traces: number[]; day: number; decay: number; threshold: number };

const noise = 0.45;

function recall(random: () => number, { traces, day, decay, threshold }: Memory): Look['verdict'] {
  const activation = Math.log(traces.reduce((sum, at) => sum + (day - at) ** -decay, 0));
  const chance = 1 / (1 + Math.exp(-(activation - threshold) / noise));
  if (random() >= chance) return 'not yet';
  // What is only just remembered is often half said.
  return random() < 0.5 * (1 - chance) ? 'partly' : 'right';
}

function firstVerdict(random: () => number): Look['verdict'] {
  const chance = random();
  return chance < 0.45 ? 'not yet' : chance < 0.65 ? 'partly' : 'right';
}

/** Longer from one look to the next, as a rule, and with holidays. */
function nextGap(random: () => number, turn: number): number {
  const usual = 1.5 ** turn * between(random, 0.6, 3);
  return Math.max(1, Math.round(random() < 0.1 ? usual * 4 : usual));
}

function between(random: () => number, from: number, to: number): number {
  return from + (to - from) * random();
}

function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
