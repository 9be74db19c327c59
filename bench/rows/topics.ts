import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { readConfig } from '#server/config/config.ts';
import { createLog } from '#server/log.ts';
import { openBank } from '#server/teaching/bank/open-bank.ts';
import { openReader } from '#server/teaching/reader/open-reader.ts';
import type { Line, Row } from '../row.ts';

type Labelled = { subject: 'economics' | 'business'; words: string; section: string };

/** The section of 200 labelled questions among the first three that the reader finds. */
export const row: Row = {
  number: 15,
  name: 'topics',
  exact: true,
  async measure() {
    const { modelsDir } = readConfig({ TUTOR_VOICE: 'off' });
    const reader = openReader({ log: createLog({ production: true, logLevel: 'silent' }), modelsDir });
    try {
      return await measureTopics(reader);
    } finally {
      await reader.close();
    }
  },
};

async function measureTopics(reader: ReturnType<typeof openReader>): Promise<Line[]> {
  const bank = await openBank();
  const rows = (await readFile('bench/sets/topics.jsonl', 'utf8'))
    .trim()
    .split('\n')
    .map((line): Labelled => JSON.parse(line));
  const places: { at: number; reporting: boolean }[] = [];
  for (const { subject, words, section } of rows) {
    const { found } = await reader.read({ subject, words, topic: '', tutorSaid: '' });
    const sections = [...new Set(found.map(({ id }) => bank.get(id)?.section))].filter((id) => id !== 'exam');
    const reporting = (createHash('sha256').update(words).digest()[0] ?? 0) % 2 === 1;
    places.push({ at: sections.indexOf(section), reporting });
  }
  const share = (list: typeof places, top: number) =>
    (100 * list.filter(({ at }) => at >= 0 && at < top).length) / list.length;
  const reporting = places.filter((place) => place.reporting);
  const line = (figure: string, value: number): Line => ({
    figure,
    ours: `${value.toFixed(1)} %`,
    goal: '>= 95 %',
    met: value >= 95,
  });
  return [
    line('topic in the top three, all 200', share(places, 3)),
    line(`topic in the top three, the ${reporting.length} that nobody looked at`, share(reporting, 3)),
    { figure: 'topic first, all 200', ours: `${share(places, 1).toFixed(1)} %`, goal: 'told', met: true },
  ];
}
