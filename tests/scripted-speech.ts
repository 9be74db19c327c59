import type { TutorVoice } from '#domain/tutor-protocol.ts';
import { frameSamples, type SpeechEngines } from '#server/providers/speech/interface.ts';
import { speechOff } from '#server/providers/speech/speech-off.ts';

export const voiceRate = 16_000;
/** How long the scripted voice takes for a letter. */
export const samplesPerLetter = 800;

/** A frame of sound that the scripted ears understand: which words it is part of stands in its first sample. */
function frame(mark: number, hertz: number): Int16Array {
  const samples = Int16Array.from(
    { length: frameSamples },
    (_, index) => 3000 * Math.sin((2 * Math.PI * hertz * index) / voiceRate),
  );
  samples[0] = mark;
  return samples;
}

const marks = { words: 1000, cough: 900 };

/** Engines that hear what a test says, at once, and speak in tones. Each may be made to fail or to wait. */
export function scriptedSpeech() {
  const spoken: string[] = [];
  const script = {
    /** Thrown by the engine, as long as it is set. */
    faults: {} as { detector?: Error; ears?: Error; mouth?: Error },
    /** Waited for before the ears answer. */
    earsWait: undefined as Promise<unknown> | undefined,
    mouthWait: undefined as Promise<unknown> | undefined,
    /** Hosted engines that have failed: our own do their work. */
    tookOver: false,
    state: 'ready' as 'ready' | 'loading' | 'off',
    heardAudio: [] as number[],
    speeds: [] as number[],
    voices: [] as (TutorVoice | undefined)[],
    openDetectors: 0,
  };
  const engines: SpeechEngines = {
    ...speechOff('The voice is off in this test.'),
    detector: {
      description: 'scripted',
      open() {
        script.openDetectors++;
        return {
          async hear(samples) {
            if (script.faults.detector) throw script.faults.detector;
            return (samples[0] ?? 0) >= marks.cough ? 0.95 : 0.02;
          },
          close: () => void script.openDetectors--,
        };
      },
    },
    ears: {
      description: 'scripted',
      async transcribe(audio, { tookOver }) {
        await script.earsWait;
        if (script.tookOver) tookOver?.();
        if (script.faults.ears) throw script.faults.ears;
        script.heardAudio.push(audio.length);
        const heard = new Set<number>();
        for (let index = 0; index < audio.length; index += frameSamples) heard.add(audio[index] ?? 0);
        return [...heard].flatMap((mark) => spoken[mark - marks.words] ?? []).join(' ');
      },
    },
    mouth: {
      description: 'scripted voice',
      sampleRate: voiceRate,
      async *speak(sentence, { speed, voice, tookOver }) {
        script.speeds.push(speed);
        script.voices.push(voice);
        await script.mouthWait;
        if (script.tookOver) tookOver?.();
        if (script.faults.mouth) throw script.faults.mouth;
        const samples = new Int16Array(Math.round((sentence.trim().length * samplesPerLetter) / speed)).fill(500);
        yield samples.subarray(0, samples.length / 2);
        yield samples.subarray(samples.length / 2);
      },
    },
    voice: () =>
      script.state === 'off' ? { state: 'off', sentence: 'The voice is off in this test.' } : { state: script.state },
  };
  return {
    engines,
    script,
    /** Frames in which these words are said; a hum says them with closed lips. */
    frames(words: string, count: number, { hum = false }: { hum?: boolean } = {}): Int16Array[] {
      spoken.push(words);
      // Five whole waves to a frame: a wave that is broken off at its end would click, and a hum does not.
      const made = frame(marks.words + spoken.length - 1, hum ? 156.25 : 900);
      return Array.from({ length: count }, () => made);
    },
    silence: (count: number): Int16Array[] => Array.from({ length: count }, () => new Int16Array(frameSamples)),
    cough: (count: number): Int16Array[] => Array.from({ length: count }, () => frame(marks.cough, 2500)),
  };
}
