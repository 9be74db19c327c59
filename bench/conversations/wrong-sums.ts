import { readFile } from 'node:fs/promises';
import { calculate } from '#server/teaching/calculate/calculate.ts';
import { openPlayer } from './play.ts';
import { meets, readScripts, type Script } from './scripts.ts';

/**
 * Lists every sum whose result is none of those expected, in all sets; of what is only reported on just the number. A wrong
 * result is much worse than none. `--quick` leaves out the conversations.
 */
type Line = { id: string; half: Script['half']; subject: 'economics' | 'business'; turns: Script['turns'] };

let wrong = 0;
for (const set of ['sums', 'sums-unseen'])
  for (const { id, student, subject, topic, needs, avoid } of await readLines(set)) {
    const sum = calculate({ words: student, subject, topic: topic ?? '' });
    if (sum?.kind === 'worked') tell(`${set} ${id}`, student, { needs, avoid }, sum.sentences.join(' '));
  }
if (!process.argv.includes('--quick')) await playAll();
console.log(`${wrong} wrong`);

async function playAll() {
  const { tuning, reporting } = await readScripts();
  const talks: Script[] = (await readLines('sum-conversations')).map(({ id, half, subject, turns }: Line) => ({
    ...{ id, half, turns, style: 'careful' },
    agent: subject === 'business' ? 'business' : 'economics-theme-1',
  }));
  const player = openPlayer();
  for (const script of [...talks, ...tuning, ...reporting])
    for (const { student, needs, avoid, taught, text } of await player.play(script))
      if (taught.shown?.steps) tell(script.id, script.half === 'tuning' ? student : '…', { needs, avoid }, text);
  await player.close();
}

function tell(id: string, student: string, turn: Pick<Script['turns'][number], 'needs' | 'avoid'>, reply: string) {
  if (meets(turn, reply)) return;
  wrong++;
  if (student !== '…') console.log(`${id} ${student}\n     ${reply}\n     needs ${JSON.stringify(turn.needs)}`);
}

async function readLines(name: string) {
  const text = await readFile(`bench/sets/${name}.jsonl`, 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}
