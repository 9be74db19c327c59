import type { Log } from '../../../log.ts';
import { EngineFailure, type LocalModel, type LocalModels } from '../interface.ts';
import { streamWithTimeout } from '../stream-with-timeout.ts';

export type Search = {
  find(): Promise<LocalModel | undefined>;
  /** Of the one that was fetched, as it was last seen. */
  problem(): string | undefined;
};

type Options = {
  log: Log;
  search: Search;
  /** Its rules, as a turn has them: what is read in the trial need not be read again. */
  rules: string;
  timers?: Timers | undefined;
};

/** How often one is looked for, and how long it may take for its first word ever. */
export type Timers = { everyMs: number; loadingMs: number };

/** Of the first word, in the second of two trials: whoever speaks hears silence until then. */
const quickMs = 700;
const usual = { everyMs: 60_000, loadingMs: 180_000 };

/** Looks at once, and then every minute. What is found is tried before a student meets it. */
export async function openLocalModels({ log, search, rules, timers = usual }: Options): Promise<LocalModels> {
  let current: { model: LocalModel; state: 'trying' | 'ready'; speaks: boolean } | undefined;
  let looking: Promise<void> | undefined;
  let closed = false;

  const told = (what: string) => (error: unknown) => log.error({ error }, what);

  async function look(): Promise<void> {
    const model = await search.find();
    // Also one that the search has ended, because its file is another now.
    if (current?.model.hasEnded?.()) drop(current.model);
    if (closed || current?.model.description === model?.description) {
      if (model !== current?.model) await model?.close();
      return;
    }
    await current?.model.close();
    current = model && { model, state: 'trying', speaks: false };
    if (model) tryOut(model).catch(told('a language model could not be tried'));
  }

  async function tryOut(model: LocalModel): Promise<void> {
    try {
      await firstWordOf(model, rules, timers.loadingMs);
      const milliseconds = await firstWordOf(model, rules, timers.loadingMs);
      if (current?.model !== model) return;
      current = { model, state: 'ready', speaks: milliseconds <= quickMs };
      log.info({ model: model.description, ms: Math.round(milliseconds) }, 'a language model of this machine teaches');
    } catch (error) {
      log.warn(
        { error, model: model.description, problem: search.problem() },
        'a language model of this machine does not answer',
      );
      drop(model);
    }
  }

  function drop(model: LocalModel): void {
    if (current?.model !== model) return;
    current = undefined;
    model.close().catch(told('a language model could not be closed'));
  }

  function lookAgain(): void {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    looking.catch(told('no language model could be looked for'));
  }

  const timer = setInterval(lookAgain, timers.everyMs);
  timer.unref();
  await look();
  return {
    ready: (spoken) => (current?.state === 'ready' && (current.speaks || !spoken) ? current.model : undefined),
    failed: drop,
    status() {
      if (!current) return { state: 'none', problem: search.problem() };
      const { model, state, speaks } = current;
      return state === 'trying' ? { state, model: model.description } : { state, model: model.description, speaks };
    },
    async close() {
      closed = true;
      clearInterval(timer);
      await looking?.catch(() => undefined);
      await current?.model.close();
    },
  };
}

/** How long it took. */
async function firstWordOf(model: LocalModel, rules: string, longestMs: number): Promise<number> {
  const started = performance.now();
  const late = new AbortController();
  const prompt = { rules, history: [], words: 'Say hello in one word.' };
  for await (const piece of streamWithTimeout(
    model.say(prompt, { mostTokens: 8, signal: late.signal }),
    longestMs,
    () => late.abort(),
  )) {
    if (piece.trim()) return performance.now() - started;
  }
  throw new EngineFailure('brain', 'garbage');
}
