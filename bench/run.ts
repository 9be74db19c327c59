import type { Line, Row } from './row.ts';
import { row as read } from './rows/authorised-read.ts';
import { row as blocking } from './rows/blocking-time.ts';
import { row as browserLoop } from './rows/browser-loop.ts';
import { row as conversation } from './rows/conversation.ts';
import { row as dormantTutor } from './rows/dormant-tutor.ts';
import { row as drawings } from './rows/drawings.ts';
import { row as ears } from './rows/ears.ts';
import { row as forgetting } from './rows/forgetting.ts';
import { row as heap } from './rows/heap.ts';
import { row as javascript } from './rows/javascript.ts';
import { row as paint } from './rows/largest-paint.ts';
import { row as loadPages } from './rows/load-pages.ts';
import { row as loadSockets } from './rows/load-sockets.ts';
import { row as loadTurns } from './rows/load-turns.ts';
import { row as marking } from './rows/marking.ts';
import { row as memory } from './rows/memory.ts';
import { row as mutants } from './rows/mutants.ts';
import { row as requests } from './rows/requests.ts';
import { row as safety } from './rows/safety.ts';
import { row as scheduling } from './rows/scheduling.ts';
import { row as start } from './rows/start.ts';
import { row as storedUsers } from './rows/stored-users.ts';
import { row as streaming } from './rows/streaming.ts';
import { row as tick } from './rows/tick.ts';
import { row as topics } from './rows/topics.ts';
import { row as understanding } from './rows/understanding.ts';
import { row as upload } from './rows/upload.ts';
import { row as voiceEmbedded } from './rows/voice-embedded.ts';
import { row as voiceProcessor } from './rows/voice-processor.ts';
import { row as voiceReply } from './rows/voice-reply.ts';
import { row as voiceStop } from './rows/voice-stop.ts';
import { row as wordErrors } from './rows/word-errors.ts';
import { openStage, type Stage } from './stage.ts';
import { printTable, type Result } from './table.ts';

const rows: Row[] = [
  javascript,
  requests,
  paint,
  blocking,
  dormantTutor,
  heap,
  voiceReply,
  voiceEmbedded,
  memory,
  voiceStop,
  voiceProcessor,
  browserLoop,
  read,
  tick,
  start,
  streaming,
  upload,
  wordErrors,
  ears,
  marking,
  topics,
  conversation,
  understanding,
  safety,
  scheduling,
  forgetting,
  drawings,
  storedUsers,
  loadPages,
  loadTurns,
  loadSockets,
  mutants,
];

/** `--model` and what belongs to it is for the row that knows it. */
const chosen = chooseRows(
  process.argv.slice(2).filter((word) => !/^--(?:model|recorded|(?:turns|from)=\d+)$/.test(word)),
);
const results: Result[] = [];
{
  await using stage = openStage();
  for (const row of chosen) results.push({ row, ...(await measureTwiceIfMissed(row, stage)) });
}
printTable(results);
process.exit(results.every(({ lines }) => lines.every(({ met }) => met)) ? 0 : 1);

/** All rows, or those named by name or number. */
function chooseRows(wanted: string[]): Row[] {
  const matching = (word: string) => rows.filter(({ name, number }) => word === name || word === String(number));
  const unknown = wanted.find((word) => matching(word).length === 0);
  if (unknown) {
    console.error(
      `There is no row "${unknown}". Known: ${rows.map(({ number, name }) => `${number} ${name}`).join(', ')}.`,
    );
    process.exit(1);
  }
  return wanted.length ? rows.filter((row) => wanted.some((word) => matching(word).includes(row))) : rows;
}

/** A busy machine can spoil one run, hardly two in a row. */
async function measureTwiceIfMissed(row: Row, stage: Stage): Promise<Omit<Result, 'row'>> {
  const first = await measure(row, stage);
  if (row.exact || first.every(({ met }) => met)) return { lines: first, again: false };
  return { lines: await measure(row, stage), again: true };
}

/** A row that cannot be measured has missed its goal: silence would look like success. */
async function measure(row: Row, stage: Stage): Promise<Line[]> {
  const started = performance.now();
  try {
    return await row.measure(stage);
  } catch (error) {
    console.error(error);
    return [{ figure: row.name, ours: 'not measured', goal: 'a figure', met: false }];
  } finally {
    console.error(`row ${row.number} ${row.name}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
  }
}
