import workletUrl from './voice-worklet.ts?worker&url';

/** The page's sound, in and out. One context for both, so that the browser can cancel the echo. */
export type AudioDesk = {
  context: AudioContext;
  /** Settles when microphone and speaker can be plugged in. */
  ready: Promise<void>;
  close(): void;
};

/** Without https a browser shows none of it; one that shows the microphone alone is too old. */
export function audioTrouble(): 'unsupported' | 'outdated' | undefined {
  if (typeof AudioContext !== 'undefined' && 'audioWorklet' in AudioContext.prototype) return undefined;
  return typeof navigator.mediaDevices === 'undefined' ? 'unsupported' : 'outdated';
}

/** To be called in the tap itself: iOS lets a page make sound only if it started in one. */
export function openAudioDesk(): AudioDesk {
  const context = new AudioContext({ latencyHint: 'interactive' });
  context.resume().catch(() => undefined);
  askForPlayAndRecord();
  const ready = context.audioWorklet.addModule(workletUrl);
  ready.catch(() => undefined);
  return { context, ready, close: () => void context.close().catch(() => undefined) };
}

/** Safari otherwise plays through the ear piece, or not at all while the ringer is off. */
function askForPlayAndRecord(): void {
  const { audioSession } = navigator as Navigator & { audioSession?: { type: string } };
  if (audioSession) audioSession.type = 'play-and-record';
}

/** How loud it is, from 0 to 1, as an ear would have it. */
export function readLevel(analyser: AnalyserNode | undefined): number {
  if (!analyser) return 0;
  const samples = new Float32Array(analyser.fftSize);
  analyser.getFloatTimeDomainData(samples);
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  return Math.min(1, 2.6 * power ** 0.3);
}
