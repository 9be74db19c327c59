import { join } from 'node:path';
import { createLog } from '../../server/log.ts';
import { openEmbeddedMarker } from '../../server/providers/marker/marker-embedded.ts';
import { readTuningHalf } from './labelled-answers.ts';

/** Prints every answer of the tuning half whose verdict is not the label's. Of the reporting half nothing is printed. */
const folder = join(import.meta.dirname, '../..');
const marker = openEmbeddedMarker({
  log: createLog({ production: true, logLevel: 'warn' }),
  folder,
  modelsDir: join(folder, 'models/weights'),
  longestMs: 60_000,
});
const verdicts: Record<string, string> = { right: 'right', partly: 'partly', wrong: 'not yet' };
const confusion: Record<string, number> = {};
for (const { asked, labelled } of await readTuningHalf()) {
  const { verdict, ideas, followUp } = await marker.mark(asked, labelled.answer, {});
  const key = `${labelled.kind}: ${labelled.verdict} as ${verdict}`;
  confusion[key] = (confusion[key] ?? 0) + 1;
  if (verdict === verdicts[labelled.verdict]) continue;
  console.log(`\n${key} (${labelled.question})\n${asked.prompt}\n${labelled.answer}`);
  for (const [index, { idea, state, span }] of ideas.entries())
    console.log(`  ${labelled.ideas[index]} as ${state}: ${idea}${span ? ` [${labelled.answer.slice(...span)}]` : ''}`);
  if (followUp) console.log(`  ${followUp}`);
}
console.table(Object.entries(confusion).sort());
await marker.close();
