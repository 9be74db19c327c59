import { writeFileSync } from 'node:fs';
import { type HalvesSet, readSafetyHalves, readSafetySet } from '../bench/safety-set.ts';
import { readingsOf } from '../server/features/tutor/guards/learned/readings.ts';
import { kindOf, readGuardExamples } from './guard-examples.ts';

/**
 * Writes what the listener is trained with, as `models/conversation/training/train_cries.py` reads it, into the file that is
 * named: `node tools/write-cries.ts FILE`. The sets that it is only tried on are in it too, as the listener is given them.
 */
const path = process.argv[2];
if (!path) throw new Error('Say where to: node tools/write-cries.ts FILE');

const train = readGuardExamples().map((example) => ({
  k: kindOf(example),
  l: example.kind,
  w: readingsOf(example.words)[0] ?? '',
}));

/** Of 'safety-fresh' nothing is learned, so all of it shows something; the others are for reporting as a whole or by half. */
const sets: HalvesSet[] = ['safety-halves', 'safety-unseen', 'safety-fresh', 'safety-teens', 'safety-fifth'];
const unlearned = {
  safety: readSafetySet().filter(({ half }) => half === 'reporting'),
  ...Object.fromEntries(
    sets.map((set) => [
      set,
      readSafetyHalves(set).filter(({ half }) => half === 'reporting' || set === 'safety-fresh'),
    ]),
  ),
};
const evals = Object.fromEntries(
  Object.entries(unlearned).map(([set, lines]) => [
    set,
    lines.map(({ kind, words }) => ({ kind, r: readingsOf(words) })),
  ]),
);

writeFileSync(path, JSON.stringify({ train, evals }));
console.log(`${train.length} examples, and ${Object.values(evals).flat().length} things said to try it on`);
