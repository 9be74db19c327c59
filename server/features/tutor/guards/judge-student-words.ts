import { anyOf } from '#domain/any-of.ts';
import type { Log } from '../../../log.ts';
import type { SpeechEngines } from '../../../providers/speech/interface.ts';
import { checkStudentWords, isPlainCry, type WordsVerdict } from './check-student-words.ts';
import { readingsOf } from './learned/readings.ts';
import { senseOf } from './learned/sense.ts';
import { plainWords } from './plain-words.ts';

/** Long enough for the model to be loaded again after a rest; then the rules judge alone. */
const patienceMs = 2_000;

export type JudgeDeps = { speech: Pick<SpeechEngines, 'embedder'>; log: Log; longestWaitMs?: number };

/**
 * What is to be done with what a student says, with the small model's sense of the words where there is one in time. A
 * plain cry waits for nothing, and where the model is off, slow or broken, phrases and the learned score judge alone.
 */
export async function judgeStudentWords(deps: JudgeDeps, text: string): Promise<WordsVerdict> {
  if (isPlainCry(plainWords(text))) return { kind: 'distress' };
  return checkStudentWords(text, await (takeAhead(deps, text) ?? sense(deps, text)));
}

const ahead = new WeakMap<object, Map<string, Promise<number | undefined>>>();
/** Words that nobody came back for are forgotten when so many others have been thought about. */
const mostAhead = 64;

/** Thinks about words that may have to be judged in a moment, so that the tutor need not wait for it then. */
export function senseAhead(deps: JudgeDeps, text: string): void {
  const { embedder } = deps.speech;
  const waiting = ahead.get(embedder) ?? new Map();
  ahead.set(embedder, waiting);
  if (waiting.has(text)) return;
  waiting.set(text, sense(deps, text));
  const [oldest] = waiting.keys();
  if (waiting.size > mostAhead) waiting.delete(oldest);
}

function takeAhead({ speech }: JudgeDeps, text: string): Promise<number | undefined> | undefined {
  const waiting = ahead.get(speech.embedder);
  const found = waiting?.get(text);
  waiting?.delete(text);
  return found;
}

async function sense(deps: JudgeDeps, text: string): Promise<number | undefined> {
  return looksForward.test(text) ? undefined : senseWords(deps, text);
}

const goodbyeWords = anyOf(
  [
    /ok|okay|right|well|nice|cool|great|cheers|im|i'm|i am|ill|i'll|going|gonna|off|to|now|got|have|my|the|an?/,
    /econ\w*|business|bed|sleep|exams?|mocks?|tests?|papers?|tomorrow|tmrw|tonight|in|on|at|\d+|am|morning/,
    /monday|tuesday|wednesday|thursday|friday|thanks|thank|you|ty|bye|night|so|and|then|please|pls|just/,
  ],
  { after: /\W+/ },
);

/** 'Going bed, wish me luck': the model hears a farewell in it, where nothing else is said. The rest is heard all the same. */
const looksForward = new RegExp(`^(?:${goodbyeWords.source})*wish me luck\\W*$`, 'i');

async function senseWords(
  { speech, log, longestWaitMs = patienceMs }: JudgeDeps,
  text: string,
): Promise<number | undefined> {
  const stop = new AbortController();
  const readings = readingsOf(text);
  const late = Promise.withResolvers<never>();
  const limit = setTimeout(() => late.reject(new Error(`no answer in ${longestWaitMs} ms`)), longestWaitMs);
  try {
    const vectors = speech.embedder.embed(readings, { largest: true, signal: stop.signal });
    const sense = senseOf(await Promise.race([vectors, late.promise]));
    return Number.isFinite(sense) ? sense : undefined;
  } catch (error) {
    log.debug({ error }, 'the guards judge without the model');
    return undefined;
  } finally {
    clearTimeout(limit);
    // Nobody waits any more for what is still in the queue.
    stop.abort();
  }
}
