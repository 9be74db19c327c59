import type { VoiceSettings } from '#domain/tutor-protocol.ts';
import { inBackground } from '../../../in-background.ts';
import type { Log } from '../../../log.ts';
import { earsRate, frameSamples, type SpeechEngines } from '../../../providers/speech/interface.ts';
import { createFraming, createMeasure, joinFrames, measureLoudness } from './audio-frames.ts';
import { createDetection } from './detection.ts';
import { lookAt } from './spoken-words.ts';
import { repeat, type Timers } from './timers.ts';
import { createTranscription } from './transcription.ts';
import { openTurnTaking, step, type TurnTakingEvent, type TurnTakingInput } from './turn-taking.ts';

export type HearingEvent =
  | { kind: 'started' | 'hold' | 'interrupted' | 'missed' | 'dismissed' }
  | { kind: 'said' | 'perhaps'; text: string };

type World = {
  engines: Pick<SpeechEngines, 'detector' | 'ears'>;
  timers: Timers;
  log: Log;
  settings: VoiceSettings;
  happened(event: HearingEvent): void;
  /** The student was not heard, or the microphone gives nothing at all. */
  failed(part: 'ears' | 'microphone'): void;
  /** Other ears than usual hear. */
  tookOver(): void;
  /** The words as they are meant in this lesson. */
  understand(heard: string): string;
  /** Whether this frame is the tutor's own voice, back from the loudspeaker. */
  isTutor(frame: Int16Array, isSpeech: boolean): boolean;
};

/** Five seconds of sound that nobody has listened to yet: what comes now is dropped. */
const mostWaiting = 160;
/** A microphone gives as much sound as time passes. After a stall a minute may come at once; more is not listened to. */
const burstMilliseconds = 60_000;
/** Below this nobody speaks, whoever it would be. */
const leastLikely = 0.35;
/** Before a turn is known to have begun. */
const preRoll = 24;
/** A microphone that falls silent in the middle of a turn ends it. */
const missingMilliseconds = 1000;
const firstSoundMilliseconds = 5000;

export type Hearing = ReturnType<typeof createHearing>;

/** Microphone to words: frames through the detector to the turn-taking, and its wishes to the transcriber. */
export function createHearing({
  engines,
  timers,
  log,
  settings,
  happened,
  failed,
  tookOver,
  understand,
  isTutor,
}: World) {
  const framing = createFraming();
  const measure = createMeasure();
  let state = openTurnTaking(settings);
  /** The frames that may still be transcribed; the last one is number `state.frame - 1`. */
  let memory: Int16Array[] = [];
  /** Sound and buttons, in the order in which they came. */
  const waiting: (Int16Array | TurnTakingInput)[] = [];
  let listening = false;
  let lastSoundAt = timers.now();
  let burstLeft = burstMilliseconds;
  let isSilent = true;
  /** Of the turn, as they were last understood. */
  let words = '';
  let hasFailed = false;

  const transcription = createTranscription(engines.ears, {
    timers,
    tookOver,
    listenTo({ from, to }) {
      const first = state.frame - memory.length;
      return joinFrames(memory.slice(Math.max(0, from - first), Math.max(0, to - first)));
    },
  });

  const detection = createDetection(engines.detector, {
    timers,
    failed: tellDeaf,
    // Drops the turn that is half heard.
    dropped: () => put({ kind: 'mute', on: state.muted }),
  });

  function tellDeaf(error: unknown): void {
    log.warn({ error }, 'the tutor could not hear');
    failed('ears');
  }

  function put(input: TurnTakingInput): void {
    const next = step(state, input);
    state = next.state;
    for (const event of next.events) act(event);
  }

  function act(event: TurnTakingEvent): void {
    if (event.kind === 'transcribe') inBackground(log, 'the tutor could not hear', guess(event));
    else if (event.kind === 'keep') transcription.keep(event);
    else if (event.kind === 'resumed') transcription.forget();
    else {
      if (['ended', 'missed', 'dismissed'].includes(event.kind)) transcription.clear();
      // Who was told that the ears have failed need not hear that he was missed.
      const isTold = event.kind === 'missed' && hasFailed;
      happened(event.kind === 'ended' ? { kind: 'said', text: words } : isTold ? { kind: 'dismissed' } : event);
    }
  }

  async function guess(range: { from: number; to: number }): Promise<void> {
    try {
      const heard = await transcription.guess(range);
      if (heard === undefined) return;
      const text = understand(heard);
      words = text;
      hasFailed = false;
      const looks = lookAt(text);
      if (looks === 'finished' || looks === 'open') happened({ kind: 'perhaps', text });
      put({ kind: 'words', to: range.to, looks });
    } catch (error) {
      tellDeaf(error);
      hasFailed = true;
      put({ kind: 'words', to: range.to, looks: 'nothing' });
    }
  }

  function listen(): void {
    if (!listening) inBackground(log, 'the tutor could not hear', listenToAll());
  }

  async function listenToAll(): Promise<void> {
    listening = true;
    try {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        if (!(next instanceof Int16Array)) put(next);
        else if (!state.muted) await hear(next);
      }
    } finally {
      listening = false;
    }
  }

  async function hear(frame: Int16Array): Promise<void> {
    // A button says by itself when somebody speaks.
    const probability = state.settings.pushToTalk ? 1 : await detection.detect(frame);
    if (probability === undefined) return;
    remember(frame);
    const { loudness, highs } = state.tutorSpeaks ? measure(frame) : measureLoudness(frame);
    const mayBeTutor = !state.settings.pushToTalk && (!state.turn || state.turn.doubt);
    const isEcho = mayBeTutor && isTutor(frame, probability >= leastLikely);
    put({ kind: 'frame', heard: { probability: isEcho ? 0 : probability, loudness, highs } });
  }

  function remember(frame: Int16Array): void {
    memory.push(frame);
    const first = state.turn ? state.turn.from : state.frame - preRoll;
    const oldest = state.frame + 1 - memory.length;
    if (first > oldest + preRoll) memory = memory.slice(first - oldest);
  }

  const stopWatching = repeat(timers, missingMilliseconds, () => {
    if (!state.turn || state.turn.button || timers.now() - lastSoundAt < missingMilliseconds) return;
    for (let count = 0; count < 32; count++) waiting.push(new Int16Array(frameSamples));
    listen();
  });
  const cancelFirstSound = timers.after(firstSoundMilliseconds, () => {
    if (isSilent && !state.muted && !state.settings.pushToTalk) failed('microphone');
  });

  return {
    put,
    /** In its turn, after the sound that came before it. */
    putLater(input: TurnTakingInput): void {
      waiting.push(input);
      listen();
    },
    isHearing: () => state.turn !== undefined && !state.turn.doubt && !state.thinking,
    sound(samples: Int16Array): void {
      const passed = timers.now() - lastSoundAt;
      burstLeft = Math.min(burstLeft + passed, burstMilliseconds) - (samples.length / earsRate) * 1000;
      lastSoundAt += passed;
      isSilent = false;
      if (burstLeft < 0) return;
      for (const frame of framing(samples)) if (waiting.length < mostWaiting) waiting.push(frame);
      listen();
    },
    close(): void {
      stopWatching();
      cancelFirstSound();
      transcription.clear();
      waiting.length = 0;
      detection.close();
    },
  };
}
