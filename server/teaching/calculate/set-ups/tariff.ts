import { type Step, step } from '../formula.ts';
import { type Say, sayWith, tidy } from '../say-number.ts';
import type { WorkedSum } from '../sum.ts';
import { type Measure, readTariff, type Tariff } from './read-tariff.ts';
import { judge, listen, type Thread, toSum } from './set-up.ts';

/** What a tariff on each unit raises, and the two triangles that nobody gets. */
export function tariffSum(thread: Thread): WorkedSum | undefined {
  const heard = listen(thread, readTariff);
  if (!heard || heard.known.isIdle) return undefined;
  const known = withFall(heard.known);
  const say = sayWith(known.currency);
  const duty = dutyOf(known, say);
  if (!duty || duty.value <= 0) return undefined;
  const wanted: Measure[] = known.own?.measure ? [known.own.measure] : known.asks;
  const parts = wanted.map((measure) =>
    measure === 'revenue' ? revenueOf(known, duty.value, say) : lossOf(known, duty.value, say),
  );
  const found = parts.filter((part) => part !== undefined);
  const last = found.at(-1);
  if (!last || found.length < parts.length || (known.own && found.length > 1)) return undefined;
  return toSum({
    name: last.name,
    value: last.value,
    unit: 'money',
    result: found.map(({ value }) => say.money(value)).join(' and '),
    currency: known.currency,
    judged: known.own && judge(known.own.figure, last.value, say.money),
    thread,
    sentences: [...new Set([...duty.sentences, ...found.flatMap(({ sentences }) => sentences)])],
    steps: [...duty.steps, ...found.flatMap(({ steps }) => steps)].filter(
      (one, at, all) => at === all.findIndex(({ left }) => left === one.left),
    ),
  });
}

type Part = { name: string; value: number; sentences: string[]; steps: Step[] };

/** The tariff on one unit: told, a percentage of the world price, or what the price has risen by. */
function dutyOf({ tariff, rate, world, raised }: Tariff, say: Say): Omit<Part, 'name'> | undefined {
  const rise = raised === undefined || world === undefined ? undefined : tidy(raised - world);
  if (tariff !== undefined)
    return rise === undefined || rise === tariff ? { value: tariff, sentences: [], steps: [] } : undefined;
  if (world === undefined) return undefined;
  if (rate !== undefined) {
    const value = tidy((rate / 100) * world);
    return {
      value,
      sentences: [
        `The tariff on each unit is ${say.percent(rate)} of ${say.money(world)}, which is ${say.money(value)}.`,
      ],
      steps: [step('Tariff per unit', `${say.percent(rate)} × ${say.money(world)} = ${say.money(value)}`)],
    };
  }
  if (raised === undefined) return undefined;
  const value = tidy(raised - world);
  return {
    value,
    sentences: [
      `The tariff on each unit is ${say.money(raised)} minus ${say.money(world)}, which is ${say.money(value)}.`,
    ],
    steps: [step('Tariff per unit', `${say.money(raised)} − ${say.money(world)} = ${say.money(value)}`)],
  };
}

/** What is left of imports, or what they were, may be told by how far they have fallen. */
function withFall(known: Tariff): Tariff {
  const { fall, importsBefore, importsAfter } = known;
  if (fall === undefined) return known;
  if (importsBefore !== undefined && importsAfter === undefined)
    return { ...known, importsAfter: tidy(importsBefore - fall) };
  return importsAfter !== undefined && importsBefore === undefined
    ? { ...known, importsBefore: tidy(importsAfter + fall) }
    : known;
}

function importsOf(known: Tariff, when: 'Before' | 'After', { number }: Say): Omit<Part, 'name'> | undefined {
  const told = known[`imports${when}`];
  if (told !== undefined) return { value: told, sentences: [], steps: [] };
  const [demand, supply] = [known[`demand${when}`], known[`supply${when}`]];
  if (demand === undefined || supply === undefined || demand < supply) return undefined;
  const value = tidy(demand - supply);
  return {
    value,
    sentences: [
      `Imports ${when.toLowerCase()} the tariff are ${number(demand)} minus ${number(supply)}, which is ${number(value)}.`,
    ],
    steps: [step(`Imports ${when.toLowerCase()}`, `${number(demand)} − ${number(supply)} = ${number(value)}`)],
  };
}

function revenueOf(known: Tariff, tariff: number, say: Say): Part | undefined {
  const imports = importsOf(known, 'After', say);
  if (!imports) return undefined;
  const value = tidy(tariff * imports.value);
  return {
    name: 'tariff revenue',
    value,
    sentences: [
      ...imports.sentences,
      `Tariff revenue is the tariff times what is still imported: ${say.money(tariff)} times ${say.number(imports.value)} is ${say.money(value)}.`,
    ],
    steps: [
      ...imports.steps,
      step('Tariff revenue', `${say.money(tariff)} × ${say.number(imports.value)} = ${say.money(value)}`),
    ],
  };
}

function lossOf(known: Tariff, tariff: number, say: Say): Part | undefined {
  const fall = fallOf(known, say);
  if (!fall || fall.value <= 0) return undefined;
  const value = tidy((tariff * fall.value) / 2);
  return {
    name: 'deadweight loss',
    value,
    sentences: [
      ...fall.sentences,
      `The deadweight loss is the two triangles, half the tariff times the fall in imports: half of ${say.money(tariff)} times ${say.number(fall.value)} is ${say.money(value)}.`,
    ],
    steps: [
      ...fall.steps,
      step('Deadweight loss', `½ × ${say.money(tariff)} × ${say.number(fall.value)} = ${say.money(value)}`),
    ],
  };
}

function fallOf(known: Tariff, say: Say): Omit<Part, 'name'> | undefined {
  const [before, after] = [importsOf(known, 'Before', say), importsOf(known, 'After', say)];
  if (!before || !after) return known.fall === undefined ? undefined : { value: known.fall, sentences: [], steps: [] };
  const value = tidy(before.value - after.value);
  const [from, to, by] = [before.value, after.value, value].map(say.number);
  return {
    value,
    sentences: [...before.sentences, ...after.sentences, `Imports fall by ${from} minus ${to}, which is ${by}.`],
    steps: [...before.steps, ...after.steps, step('Fall in imports', `${from} − ${to} = ${by}`)],
  };
}
