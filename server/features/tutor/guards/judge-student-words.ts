import type { Log } from '../../../log.ts';
import type { SpeechEngines } from '../../../providers/speech/interface.ts';
import { checkStudentWords, isPlainCry, type WordsVerdict } from './check-student-words.ts';
import { readingsOf } from './learned/readings.ts';
import { plainWords } from './plain-words.ts';

/** Long enough for the listener to be loaded again after a rest; then the rules judge alone. */
const patienceMs = 2_000;

export type JudgeDeps = { speech: Pick<SpeechEngines, 'listener'>; log: Log; longestWaitMs?: number };

/**
 * What is to be done with what a student says, with what the listener hears in it where that comes in time. A plain cry
 * waits for nothing, and where the listener is off, slow or broken, phrases and the learned score judge alone.
 */
export async function judgeStudentWords(deps: JudgeDeps, text: string): Promise<WordsVerdict> {
  if (isPlainCry(plainWords(text))) return { kind: 'distress' };
  return checkStudentWords(text, await (takeAhead(deps, text) ?? listen(deps, text)));
}

const ahead = new WeakMap<object, Map<string, Promise<number | undefined>>>();
/** Words that nobody came back for are forgotten when so many others have been thought about. */
const mostAhead = 64;

/** Thinks about words that may have to be judged in a moment, so that the tutor need not wait for it then. */
export function listenAhead(deps: JudgeDeps, text: string): void {
  const { listener } = deps.speech;
  const waiting = ahead.get(listener) ?? new Map();
  ahead.set(listener, waiting);
  if (waiting.has(text)) return;
  waiting.set(text, listen(deps, text));
  const [oldest] = waiting.keys();
  if (waiting.size > mostAhead) waiting.delete(oldest);
}

function takeAhead({ speech }: JudgeDeps, text: string): Promise<number | undefined> | undefined {
  const waiting = ahead.get(speech.listener);
  const found = waiting?.get(text);
  waiting?.delete(text);
  return found;
}

async function listen(
  { speech, log, longestWaitMs = patienceMs }: JudgeDeps,
  text: string,
): Promise<number | undefined> {
  const stop = new AbortController();
  const readings = readingsOf(text);
  const late = Promise.withResolvers<never>();
  const limit = setTimeout(() => late.reject(new Error(`no answer in ${longestWaitMs} ms`)), longestWaitMs);
  try {
    const heard = speech.listener.hear(readings, { signal: stop.signal });
    const most = Math.max(...(await Promise.race([heard, late.promise])));
    return Number.isFinite(most) ? most : undefined;
  } catch (error) {
    log.debug({ error }, 'the guards judge without the listener');
    return undefined;
  } finally {
    clearTimeout(limit);
    // Nobody waits any more for what is still in the queue.
    stop.abort();
  }
}
