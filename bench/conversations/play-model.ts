import { findTutor } from '#content/tutors.ts';
import { tokenise } from '#domain/marking/tokens.ts';
import { readConfig } from '#server/config/config.ts';
import { createLog } from '#server/log.ts';
import { createLocalBrain } from '#server/providers/brain/brain-local.ts';
import type { LessonState, Said, TutorTurn } from '#server/providers/brain/interface.ts';
import { openEmbeddedMarker } from '#server/providers/marker/marker-embedded.ts';
import { EngineFailure, type LocalModel, type LocalModels } from '#server/providers/models/interface.ts';
import { findLocalModels } from '#server/providers/models/local-model/find-local-models.ts';
import { contentOf, contradicts } from '#server/teaching/ground/contradicts.ts';
import { plainFigures } from '#server/teaching/ground/figures.ts';
import { openTeaching } from '#server/teaching/open-teaching.ts';
import { openReader } from '#server/teaching/reader/open-reader.ts';
import { sentencesOf } from '#server/teaching/say/sentences.ts';
import { takeTurn } from '#server/teaching/take-turn.ts';
import { openRecordedModel } from './recorded-model.ts';
import { meets, type Script, type ScriptTurn } from './scripts.ts';

export type ModelTurn = ScriptTurn & {
  script: string;
  at: number;
  builtIn: string;
  text: string;
  /** What the model itself said, before it was checked; empty when it was not asked. */
  raw: string;
  met: boolean;
  builtInMet: boolean;
  /** In the reply, and in nothing that was written or that the student said. */
  wrongFigures: string[];
  /** Sentences of the reply against a written one, with it. */
  against: [said: string, written: string][];
  firstMs: number | undefined;
  wordsPerSecond: number | undefined;
};

/** Longer than a student would wait: what is measured is what it says. */
const timeoutSeconds = 3600;
/** Beside a model at work; words read another way would be another conversation. */
const longestReadMs = 120_000;

/** The language model of this machine, led by the built-in tutor as in the product, or its recorded replies. Throws when there is none. */
export async function openModelPlayer(recording?: string) {
  const { modelsDir } = readConfig({ TUTOR_VOICE: 'off', MODELS_DIR: process.env.MODELS_DIR });
  const log = createLog({ production: true, logLevel: 'silent' });
  const reader = openReader({ log, modelsDir, longestMs: longestReadMs });
  const marker = openEmbeddedMarker({ log, modelsDir, longestMs: 20_000 });
  const teaching = openTeaching({ reader, log });
  const recorded = recording ? openRecordedModel(recording) : undefined;
  const timers = { everyMs: 60_000, loadingMs: timeoutSeconds * 1000 };
  const found = recorded ?? (await findLocalModels({ log, modelsDir, timers }));
  const close = () => Promise.all([reader.close(), marker.close(), found.close()]);
  const outcomes = new Map<string, number>();
  const heard = { raw: '', asked: 0, first: 0, last: 0 };
  const now = new Date('2026-11-16T09:00:00Z');
  const mark = (question: Parameters<typeof marker.mark>[0], answer: string) => marker.mark(question, answer, {});
  await waitUntilReady(found).catch(async (error) => {
    await close();
    throw error;
  });
  const brain = createLocalBrain({
    ...{
      teaching,
      marker,
      log,
      timeoutSeconds,
      clock: { now: () => now },
      models: { ...found, ready, failed: () => undefined },
    },
    count: (outcome) => outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1),
  });

  function ready(): LocalModel | undefined {
    const model = found.ready(false);
    if (!model) return undefined;
    return {
      ...model,
      async *say(prompt, options) {
        Object.assign(heard, { raw: '', asked: performance.now(), first: 0 });
        for await (const piece of model.say(prompt, options)) {
          heard.first ||= performance.now();
          heard.last = performance.now();
          heard.raw += piece;
          yield piece;
        }
      },
    };
  }

  return {
    outcomes,
    description: () => brain.description,
    async play(
      { id: script, agent: id, style, turns }: Omit<Script, 'half'>,
      onTurn: (turn: ModelTurn) => void,
    ): Promise<void> {
      const agent = findTutor(id);
      if (!agent) throw new Error(`There is no tutor ${id}`);
      const { bank } = await teaching.open();
      const history: Said[] = [];
      let lesson: LessonState | undefined;
      for (const [at, turn] of turns.slice(0, recorded?.turnsOf(script)).entries()) {
        recorded?.turnTo(script, at);
        const asked: TutorTurn = {
          ...{ agent, focus: undefined, kind: 'words', words: turn.student, spoken: style === 'spoken' },
          ...{ history: [...history], lesson, weakPoints: [] },
        };
        const taught = await takeTurn({ teaching, now, mark }, asked);
        Object.assign(heard, { raw: '', asked: 0, first: 0, last: 0 });
        let text = '';
        let offers = '';
        try {
          for await (const event of brain.reply(asked, {})) {
            if (event.kind === 'text') text += event.text;
            if (event.kind === 'shown') offers = (event.shown.offers ?? []).map(({ label }) => label).join(' ');
            if (event.kind === 'lesson') lesson = JSON.parse(JSON.stringify(event.lesson));
          }
        } catch (error) {
          // As in the product: the built-in tutor goes on, and a long run with it.
          if (!(error instanceof EngineFailure)) throw error;
          text = taught.sentences.join(' ');
          lesson = JSON.parse(JSON.stringify(taught.lesson));
          outcomes.set('failed', (outcomes.get('failed') ?? 0) + 1);
        }
        const entry = bank.get(taught.lesson.entry ?? '');
        const written = [...taught.sentences, entry?.reply ?? '', entry?.plainer ?? ''];
        const builtIn = taught.sentences.join(' ');
        const seconds = (heard.last - heard.first) / 1000;
        onTurn({
          ...{ ...turn, script, at, builtIn, text, raw: heard.raw, met: meets(turn, `${text} ${offers}`) },
          builtInMet: meets(turn, `${builtIn} ${offers}`),
          ...audit(text, [...written, turn.student], taught.sentences),
          firstMs: heard.first && !recorded ? heard.first - heard.asked : undefined,
          wordsPerSecond: seconds > 0 && !recorded ? heard.raw.split(/\s+/).length / seconds : undefined,
        });
        history.push({ by: 'student', text: turn.student }, { by: 'tutor', text });
      }
    },
    close,
  };
}

/** The finished reply against all that it may rest on, whatever the checks before it have said. */
function audit(text: string, sources: string[], said: string[]): Pick<ModelTurn, 'wrongFigures' | 'against'> {
  const known = new Set(plainFigures(sources.join(' \n ')));
  // What was written is no sentence of its own, however it is split again.
  const written = said.join(' ');
  const own = sentencesOf(text).filter((sentence) => !written.includes(sentence));
  return {
    wrongFigures: own.flatMap(plainFigures).filter((figure) => !known.has(figure)),
    against: own.flatMap((sentence): [string, string][] => {
      const nearest = nearestTo(sentence, sources.flatMap(sentencesOf));
      return contradicts(sentence, nearest) ? [[sentence, nearest]] : [];
    }),
  };
}

/** The written sentence that shares most with it: written sentences may well stand against each other. */
function nearestTo(sentence: string, written: string[]): string {
  const said = contentOf(tokenise(sentence));
  const shareOf = (one: string) => {
    const content = contentOf(tokenise(one));
    const both = [...said].filter((stem) => content.has(stem)).length;
    return both / Math.max(1, said.size + content.size - both);
  };
  return written.reduce((best, one) => (shareOf(one) > shareOf(best) ? one : best), '');
}

async function waitUntilReady(models: LocalModels): Promise<void> {
  for (let second = 0; second < timeoutSeconds; second++) {
    const status = models.status();
    if (status.state === 'ready') return;
    if (status.state === 'none')
      throw new Error(
        status.problem ?? "There is no language model on this machine: start Ollama, or run 'npm run model'.",
      );
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  throw new Error('The language model did not answer within an hour.');
}
