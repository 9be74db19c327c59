import { openPlayer } from './play.ts';
import { readScripts } from './scripts.ts';

/** Prints the turns of the tuning half that were not met, with the reply; `--all` prints every turn. */
const { tuning } = await readScripts();
const wanted = process.argv.slice(2).find((word) => !word.startsWith('--'));
const player = openPlayer();
let met = 0;
let all = 0;
for (const script of tuning.filter(({ id }) => !wanted || id.startsWith(wanted))) {
  for (const played of await player.play(script)) {
    const { student, act, section, good, needs, avoid, taught, met: isMet, ms } = played;
    all++;
    if (isMet) met++;
    if (isMet && !process.argv.includes('--all')) continue;
    console.log(`${isMet ? 'ok ' : '-- '}${script.id} [${act} ${section}] ${student}`);
    console.log(
      `     read as ${taught.act}, ${taught.lesson.entry} (${ms.toFixed(0)} ms): ${taught.sentences.join(' ')}`,
    );
    if (!isMet) console.log(`     good: ${good}  needs ${JSON.stringify(needs)} avoid ${JSON.stringify(avoid)}`);
  }
}
console.log(`${met} of ${all} met`);
await player.close();
