import { readFile, writeFile } from 'node:fs/promises';
import { openPlayer, type Played } from './play.ts';

/**
 * Whole conversations, to be read by a teacher: `node bench/conversations/transcripts.ts FILE [SET]` plays those of
 * SET (`bench/sets/unseen-conversations.jsonl`) and writes them down, reply by reply, with what stands under each.
 */
const unlabelled = { act: '', section: null, good: '', needs: [], avoid: [] };
const [file = 'transcripts.txt', set = 'bench/sets/unseen-conversations.jsonl'] = process.argv.slice(2);
type Unseen = { id: string; agent: string; style: string; turns: string[] };
const lines = (await readFile(set, 'utf8')).trim().split('\n');
const player = openPlayer();
const written: string[] = [];
for (const { id, agent, style, turns } of lines.map((line): Unseen => JSON.parse(line))) {
  const script = { id, agent, style, turns: turns.map((student) => ({ student, ...unlabelled })) };
  const played = await player.play(script);
  written.push(`===== ${id} (${agent}, ${style})`, ...played.map((turn, at) => transcriptOf(turn, `${id}.${at + 1}`)));
}
await writeFile(file, `${written.join('\n\n')}\n`);
await player.close();

function transcriptOf({ student, taught }: Played, name: string): string {
  const { steps = [], offers = [] } = taught.shown ?? {};
  return [
    `[${name}] STUDENT: ${student}`,
    `TUTOR: ${taught.sentences.join(' ')}`,
    ...steps.map(({ left, right }) => `   ${left}: ${right}`),
    ...(offers.length ? [`   (buttons: ${offers.map(({ label }) => label).join(' | ')})`] : []),
  ].join('\n');
}
