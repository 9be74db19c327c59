import { defaultVoiceSettings, type ToBrowser } from '#domain/tutor-protocol.ts';
import { sincResample } from '#server/audio/sinc-resample.ts';
import { createHearing, type HearingEvent } from '#server/features/tutor/voice/hearing.ts';
import { createSpeech } from '#server/features/tutor/voice/speech.ts';
import type { Timers } from '#server/features/tutor/voice/timers.ts';
import { createLog } from '#server/log.ts';
import { earsRate, frameSamples, type SpeechEngines } from '#server/providers/speech/interface.ts';

/** A student's room: a microphone that is fed frame by frame, a loudspeaker, and time that passes with the frames. */
export function openRoom(engines: Pick<SpeechEngines, 'detector' | 'ears' | 'mouth'>) {
  const log = createLog({ production: true, logLevel: 'silent' });
  let now = 0;
  let waiting: { at: number; run: () => unknown }[] = [];
  const timers: Timers = {
    now: () => now,
    after(milliseconds, run) {
      const timer = { at: now + milliseconds, run };
      waiting.push(timer);
      return () => {
        waiting = waiting.filter((other) => other !== timer);
      };
    },
  };
  const events: HearingEvent[] = [];
  const sent: Int16Array[] = [];
  let busy: Promise<unknown>[] = [];
  let whenSaid = () => {};
  const voice = {
    ...{ mouth: engines.mouth, timers, log, settings: () => defaultVoiceSettings, tookOver: () => undefined },
    send: ({ type }: ToBrowser) => {
      if (type === 'spoken') whenSaid();
    },
  };
  const sendSound = (_: number, sound: Int16Array) => void sent.push(sound);
  const speech = createSpeech({ ...voice, sendSound }, () =>
    hearing.put({ kind: 'tutor', speaks: speech.isSpeaking() }),
  );
  const hearing = createHearing({
    engines: { detector: noted(engines.detector), ears: notedEars(engines.ears) },
    ...{ timers, log, settings: defaultVoiceSettings },
    happened: (event) => void events.push(event),
    failed: (part) => void events.push({ kind: 'said', text: `${part} failed` }),
    tookOver: () => undefined,
    understand: (heard) => heard,
    isTutor: speech.hearsItself,
  });

  /** The engines work on threads of their own: a frame is over when they have answered. */
  function noted(detector: SpeechEngines['detector']): SpeechEngines['detector'] {
    return {
      description: detector.description,
      open() {
        const stream = detector.open();
        return { close: stream.close, hear: (frame) => note(stream.hear(frame)) };
      },
    };
  }
  function notedEars(ears: SpeechEngines['ears']): SpeechEngines['ears'] {
    return { description: ears.description, transcribe: (audio, options) => note(ears.transcribe(audio, options)) };
  }
  function note<Value>(work: Promise<Value>): Promise<Value> {
    busy.push(work.catch(() => undefined));
    return work;
  }

  async function settle(): Promise<void> {
    for (let quiet = 0; quiet < 3; quiet = busy.length ? 0 : quiet + 1) {
      const all = busy;
      busy = [];
      await Promise.all(all);
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  return {
    events,
    /** The tutor says it; gives back the sound that the loudspeaker plays, at the microphone's rate. */
    async tutorSays(sentence: string): Promise<Int16Array> {
      sent.length = 0;
      const said = new Promise<void>((resolve) => {
        whenSaid = resolve;
      });
      speech.say('reply', sentence);
      await said;
      await settle();
      return atEarsRate(sent, engines.mouth.sampleRate);
    },
    /** Goes through the microphone in its own time, and gives back after how many frames each thing happened. */
    async hear(sound: Int16Array): Promise<string[]> {
      const happened: string[] = [];
      for (let at = 0; at + frameSamples <= sound.length; at += frameSamples) {
        const before = events.length;
        hearing.sound(sound.slice(at, at + frameSamples));
        await settle();
        now += (frameSamples / earsRate) * 1000;
        for (const timer of waiting.filter((one) => one.at <= now)) {
          waiting = waiting.filter((other) => other !== timer);
          await timer.run();
        }
        happened.push(...events.slice(before).map(({ kind }) => `${kind} ${at / frameSamples}`));
      }
      return happened;
    },
    close: hearing.close,
  };
}

function atEarsRate(pieces: Int16Array[], rate: number): Int16Array {
  const all = Float32Array.from(pieces.flatMap((piece) => [...piece]));
  return Int16Array.from(sincResample(all, rate / earsRate));
}

/** Sounds at the same time, each from its own second on. */
export function mix(...sounds: { sound: Int16Array; at?: number; decibels?: number }[]): Int16Array {
  const starts = sounds.map(({ at = 0 }) => Math.round(at * earsRate));
  const length = Math.max(...sounds.map(({ sound }, index) => sound.length + (starts[index] ?? 0)));
  const all = new Float32Array(length);
  for (const [index, { sound, decibels = 0 }] of sounds.entries())
    for (const [place, sample] of sound.entries())
      all[place + (starts[index] ?? 0)] = (all[place + (starts[index] ?? 0)] ?? 0) + sample * 10 ** (decibels / 20);
  return Int16Array.from(all, (sample) => Math.max(-32_768, Math.min(32_767, sample)));
}

/** As a room gives it back: each wall a little later and fainter. */
export function inRoom(sound: Int16Array): Int16Array {
  const walls = [0, 0.009, 0.017, 0.026, 0.041, 0.063].map((at, wall) => ({ sound, at, decibels: -5 * wall }));
  return mix(...walls);
}

/** Chords over a beat. */
export function music(seconds: number): Int16Array {
  const chords = [
    [220, 277, 330],
    [196, 247, 294],
    [175, 220, 262],
    [196, 247, 294],
  ];
  return Int16Array.from({ length: seconds * earsRate }, (_, index) => {
    const time = index / earsRate;
    const chord = chords[Math.floor(time * 2) % chords.length] ?? [];
    const tone = chord.reduce(
      (sum, hertz) => sum + Math.sin(2 * Math.PI * hertz * time) + 0.4 * Math.sin(6 * Math.PI * hertz * time),
      0,
    );
    const beat = Math.exp(-12 * ((time * 4) % 1)) * Math.sin(2 * Math.PI * 90 * time);
    return 2500 * tone * Math.exp(-1.5 * ((time * 2) % 1)) + 6000 * beat;
  });
}
