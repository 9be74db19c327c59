import type { DetectorStream, SpeechDetector } from '../../../providers/speech/interface.ts';
import type { Timers } from './timers.ts';

const retryMilliseconds = 1000;

type World = { timers: Timers /** Once until it hears again. */; failed(error: unknown): void; dropped(): void };

/** One microphone at the detector. A detector that is broken is opened anew a second later. */
export function createDetection(detector: SpeechDetector, { timers, failed, dropped }: World) {
  let stream: DetectorStream | undefined;
  let isDeaf = false;
  let deafUntil = 0;

  function close(): void {
    stream?.close();
    stream = undefined;
  }

  return {
    /** How likely it is that somebody speaks; nothing while the detector is broken. */
    async detect(frame: Int16Array): Promise<number | undefined> {
      if (timers.now() < deafUntil) return undefined;
      try {
        stream ??= detector.open();
        const probability = await stream.hear(frame);
        isDeaf = false;
        return probability;
      } catch (error) {
        if (!isDeaf) failed(error);
        isDeaf = true;
        deafUntil = timers.now() + retryMilliseconds;
        close();
        dropped();
        return undefined;
      }
    },
    close,
  };
}
