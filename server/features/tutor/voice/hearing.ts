import type { VoiceSettings } from '#domain/tutor-protocol.ts';
import { inBackground } from '../../../in-background.ts';
import type { Log } from '../../../log.ts';
import type { SpeechEngines } from '../../../providers/speech/interface.ts';
import { createMeasure, measureLoudness } from './audio-frames.ts';
import { createDetection } from './detection.ts';
import { createRecentSound } from './recent-sound.ts';
import { createSoundQueue } from './sound-queue.ts';
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

/** A frame that is less likely than this to be speech is nobody's, neither the student's nor the tutor's. */
const leastLikely = 0.35;
/** A microphone that falls silent in the middle of a turn ends it. */
const missingMilliseconds = 1000;
const silentFrames = 32;
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
  const measure = createMeasure();
  let state = openTurnTaking(settings);
  const memory = createRecentSound();
  const sound = createSoundQueue({ timers, log, put, hear: (frame) => (state.muted ? undefined : hear(frame)) });
  /** Of the turn, as they were last understood. */
  let words = '';
  let hasFailed = false;

  const transcription = createTranscription(engines.ears, {
    timers,
    tookOver,
    listenTo: (range) => memory.listenTo(range, state.frame),
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

  async function hear(frame: Int16Array): Promise<void> {
    // A button says by itself when somebody speaks.
    const probability = state.settings.pushToTalk ? 1 : await detection.detect(frame);
    if (probability === undefined) return;
    memory.add(frame, state.frame, state.turn?.from);
    const { loudness, highs } = state.tutorSpeaks ? measure(frame) : measureLoudness(frame);
    const mayBeTutor = !state.settings.pushToTalk && (!state.turn || state.turn.doubt);
    const isEcho = mayBeTutor && isTutor(frame, probability >= leastLikely);
    const earsFree = engines.ears.isFree?.() ?? false;
    put({ kind: 'frame', heard: { probability: isEcho ? 0 : probability, loudness, highs }, earsFree });
  }

  const stopWatching = repeat(timers, missingMilliseconds, () => {
    if (!state.turn || state.turn.button || sound.millisecondsSince() < missingMilliseconds) return;
    sound.addSilence(silentFrames);
  });
  const cancelFirstSound = timers.after(firstSoundMilliseconds, () => {
    if (sound.isSilent() && !state.muted && !state.settings.pushToTalk) failed('microphone');
  });

  return {
    put,
    putLater: sound.putLater,
    isHearing: () => state.turn !== undefined && !state.turn.doubt && !state.thinking,
    sound: sound.add,
    close(): void {
      stopWatching();
      cancelFirstSound();
      transcription.clear();
      sound.clear();
      detection.close();
    },
  };
}
