import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findTutor } from '#content/tutors.ts';
import { readConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';
import { readCoaching } from '#server/providers/brain-embedded/coaching.ts';
import { createEmbeddedBrain } from '#server/providers/brain-embedded/embedded-brain.ts';
import { createFinder } from '#server/providers/brain-embedded/find/finder.ts';
import { readLibrary } from '#server/providers/brain-embedded/library.ts';
import { openEmbeddedMarker } from '#server/providers/marker-embedded/marker-embedded.ts';
import { openEmbeddedSpeech } from '#server/providers/speech-embedded/speech-embedded.ts';
import type { LessonState } from '#server/providers/tutor-interfaces.ts';
import type { Line, Row } from '../row.ts';

type Labelled = { subject: 'economics' | 'business'; words: string; section: string };

/** The topic of 200 labelled questions in the top three, and how long the built-in tutor takes for a turn. */
export const row: Row = {
  number: 15,
  name: 'topics',
  async measure() {
    const config = readConfig({ TUTOR_VOICE: 'off' });
    const log = createLog({ production: true, logLevel: 'silent' });
    const speech = openEmbeddedSpeech(config, log);
    const marker = openEmbeddedMarker({ log, modelsDir: config.modelsDir });
    try {
      const folder = join(config.modelsDir, 'topics');
      const brain = createEmbeddedBrain({ embedder: speech.embedder, marker, log, folder });
      await brain.ready();
      return [...(await measureTopics(speech.embedder, folder, log)), await measureTurns(brain)];
    } finally {
      await Promise.all([speech.close(), marker.close()]);
    }
  },
};

type Finders = Parameters<typeof createFinder>[0];

async function measureTopics(embedder: Finders['embedder'], folder: string, log: Finders['log']): Promise<Line[]> {
  const [{ shelves }, coaching] = await Promise.all([readLibrary(), readCoaching()]);
  const open = async (subject: Labelled['subject']) => {
    const plainFor = (id: string) => coaching.plainFor(subject, id);
    const finder = createFinder({ shelf: shelves[subject], plainFor, embedder, folder, log });
    await finder.done();
    return finder;
  };
  const finders = { economics: await open('economics'), business: await open('business') };
  const rows = (await readFile('bench/sets/topics.jsonl', 'utf8'))
    .trim()
    .split('\n')
    .map((line): Labelled => JSON.parse(line));
  const places: { at: number; reporting: boolean }[] = [];
  for (const { subject, words, section } of rows) {
    const { topics } = await finders[subject].find(words, { themes: [], near: undefined });
    const at = topics.findIndex(({ sectionId }) => sectionId === section);
    places.push({ at, reporting: (createHash('sha256').update(words).digest()[0] ?? 0) % 2 === 1 });
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

const lesson = [
  'what is inflation',
  'costs of production rise for firms',
  'hint',
  'so short-run aggregate supply shifts to the left and the price level rises',
  'give me an example',
  'compare a tariff and a quota',
  'borrowers gain because the real value of their debt falls',
  'is this right: a public good is non-rivalrous',
];

async function measureTurns(brain: ReturnType<typeof createEmbeddedBrain>): Promise<Line> {
  const agent = findTutor('economics');
  if (!agent) throw new Error('There is no such tutor');
  const taken: number[] = [];
  for (let round = 0; round < 8; round++) {
    let state: LessonState | undefined;
    for (const words of lesson) {
      const started = performance.now();
      const turn = {
        agent,
        focus: undefined,
        kind: 'words',
        words,
        spoken: true,
        history: [],
        lesson: state,
        weakPoints: [],
      } as const;
      for await (const event of brain.reply({ ...turn, history: [], weakPoints: [] }, {}))
        if (event.kind === 'lesson') state = event.lesson;
      if (round > 0) taken.push(performance.now() - started);
    }
  }
  const slow = taken.toSorted((a, b) => a - b)[Math.floor(taken.length * 0.95)] ?? 0;
  return {
    figure: 'a turn of the built-in tutor, marking included, p95',
    ours: `${slow.toFixed(0)} ms`,
    goal: '<= 250 ms',
    met: slow <= 250,
  };
}
