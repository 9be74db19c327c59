import type { TutorVoice } from '#domain/tutor-protocol.ts';
import { EngineFailure } from '../../../providers/models/interface.ts';
import type { SpeechSynthesiser } from '../../../providers/speech/interface.ts';
import type { Timers } from './timers.ts';

/** A voice that is silent for so long is taken for broken: nobody is left waiting. */
const patienceMilliseconds = 4000;

type Options = { speed: number; voice: TutorVoice; signal: AbortSignal; tookOver(): void; timers: Timers };

/** A sentence's sound as it is made. Ends early when aborted; throws when the voice fails or takes too long. */
export async function* synthesiseWithTimeout(
  mouth: SpeechSynthesiser,
  sentence: string,
  { speed, voice, signal, tookOver, timers }: Options,
): AsyncGenerator<Int16Array> {
  const given = new AbortController();
  const pieces = mouth.speak(sentence, { speed, voice, tookOver, signal: AbortSignal.any([signal, given.signal]) });
  const iterator = pieces[Symbol.asyncIterator]();
  for (;;) {
    const next = await settleInTime(iterator.next(), { timers, signal });
    if (next === 'late') {
      given.abort();
      throw new EngineFailure('mouth', 'timeout');
    }
    if (next === 'aborted' || next.done) return;
    if (next.value.length > 0) yield next.value;
  }
}

function settleInTime<Value>(value: Promise<Value>, { timers, signal }: Pick<Options, 'timers' | 'signal'>) {
  return new Promise<Value | 'late' | 'aborted'>((resolve, reject) => {
    const abort = () => resolve('aborted');
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    const cancel = timers.after(patienceMilliseconds, () => resolve('late'));
    value.then(resolve, reject).finally(() => {
      cancel();
      signal.removeEventListener('abort', abort);
    });
  });
}
