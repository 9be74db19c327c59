import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Subject } from '../domain/subjects.ts';
import { readConfig } from '../server/config/config.ts';
import { wishes } from '../server/teaching/read/wishes.ts';
import { openWordReader } from '../server/teaching/reader/open-word-reader.ts';
import { learnShares, type SharesRow, sharesOf } from './learn-shares.ts';

/**
 * Learns what a student wants beside the acts, from `models/conversation/training/data/wishes` and, as what is mostly none
 * of it, what students say in the bench's conversations. Run it after changing any of that, or the models:
 * `node tools/train-wishes.ts`. With the name of one of those files it leaves that out and says what it makes of it instead.
 */
const root = join(import.meta.dirname, '..');
/** Talks are many, and some of what is said in them is a wish all the same. */
const ofTalks = 0.15;
const names = ['none', ...wishes];
const [held] = process.argv.slice(2);
const read = await openWordReader({ folder: root, modelsDir: readConfig({}).modelsDir });
const rows: SharesRow[] = [];
const tried: SharesRow[] = [];

for (const path of globSync('models/conversation/training/data/wishes/*.jsonl', { cwd: root }).sort())
  for (const line of linesOf(path)) {
    const { wish, words, subject } = line as { wish: string; words: string; subject?: Subject };
    const row = { label: names.indexOf(wish), weight: 1, made: await read(words, subject ?? 'economics') };
    (held && path.endsWith(held) ? tried : rows).push(row);
  }
for (const path of globSync('bench/sets/{natural,live,looked-at}-conversations.jsonl', { cwd: root }).sort())
  for (const line of linesOf(path)) {
    const { agent, turns } = line as { agent: string; turns: (string | { student: string })[] };
    const subject = agent === 'business' ? 'business' : 'economics';
    for (const turn of turns) {
      const words = typeof turn === 'string' ? turn : turn.student;
      rows.push({ label: 0, weight: ofTalks, made: await read(words, subject) });
    }
  }
const learned = learnShares(rows, names.length);
if (held) report();
else {
  const file = learned.map(({ bias, weights }) => ({
    bias: Number(bias.toFixed(5)),
    weights: Buffer.from(Float32Array.from(weights).buffer).toString('base64'),
  }));
  writeFileSync(join(root, 'server/teaching/read/wishes.json'), `${JSON.stringify({ rows: file }, undefined, 1)}\n`);
  console.log(`${rows.length} rows`);
}
process.exit(0);

function linesOf(path: string): unknown[] {
  return readFileSync(join(root, path), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
}

/** How many of each are found at the mark that the tutor uses, and how many of none are left alone. */
function report(): void {
  for (const mark of [0.6, 0.7, 0.8]) {
    const counts = names.map((name, label) => {
      const own = tried.filter((row) => row.label === label);
      const right = own.filter(({ made }) => {
        const shares = sharesOf(learned, made);
        const best = shares.indexOf(Math.max(...shares));
        const isSure = (shares[best] ?? 0) >= mark;
        return label === 0 ? best === 0 || !isSure : best === label && isSure;
      });
      return `${name} ${right.length} of ${own.length}`;
    });
    console.log(mark, counts.join(', '));
  }
}
