import type { Listener } from '../../models/interface.ts';
import type { WorkerPool } from '../../models/worker-pool.ts';
import type { DetectorStream, SpeechDetector, SpeechSynthesiser, Transcriber } from '../interface.ts';
import { spellBritish } from './british-spelling.ts';
import { cutAtQuiet } from './cut-at-quiet.ts';
import { joinLetters } from './join-letters.ts';
import type { ListenerInput } from './listener.ts';
import type { MoonshineInput } from './moonshine.ts';
import { readAloud } from './read-aloud.ts';
import type { SileroInput } from './silero.ts';
import type { SoundCache } from './sound-cache.ts';
import type { MouthInput } from './voices.ts';

/** The ports of the tutor, over threads. */

export function createDetector(pool: WorkerPool<SileroInput, number>): SpeechDetector {
  let streams = 0;
  return {
    description: 'Silero',
    open(): DetectorStream {
      const stream = ++streams;
      return {
        // A copy: a view would take the whole of what it looks at along.
        hear: (frame) => pool.run({ stream, frame: frame.slice() }),
        // An engine that was closed meanwhile has nothing left to forget.
        close() {
          pool.run({ stream, closed: true }).catch(() => undefined);
        },
      };
    },
  };
}

/** Long speech goes piece by piece, so that one student's monologue does not make the others wait. */
export function createTranscriber(pool: WorkerPool<MoonshineInput, string>): Transcriber {
  return {
    description: 'Moonshine',
    isFree: pool.isFree,
    async transcribe(audio, { signal }) {
      const texts: string[] = [];
      for (const piece of cutAtQuiet(audio)) texts.push(await pool.run({ audio: piece }, { signal }));
      return spellBritish(joinLetters(texts.filter(Boolean).join(' ')));
    },
  };
}

type Voice = { name: string; sampleRate: number; cache: SoundCache };

/** A clause at a time: the first is heard while the next is made, and an abort has less to wait for. */
export function createSynthesiser(
  pool: WorkerPool<MouthInput, Int16Array>,
  { name, sampleRate, cache }: Voice,
): SpeechSynthesiser {
  return {
    description: name,
    sampleRate,
    hasTwoVoices: true,
    async *speak(sentence, { speed, voice, signal }) {
      for (const text of readAloud(sentence)) {
        signal?.throwIfAborted();
        const key = `${name} ${voice} ${speed} ${text}`;
        const sound = cache.read(key) ?? (await pool.run({ text, speed, voice }, { signal }));
        cache.keep(key, sound);
        if (sound.length > 0) yield sound;
      }
    },
  };
}

export function createListener(pool: WorkerPool<ListenerInput, number[]>): Listener {
  return {
    description: 'the listener',
    warm: pool.load,
    hear: (texts, { signal } = {}) => pool.run({ texts }, { signal }),
  };
}
