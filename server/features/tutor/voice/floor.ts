import type { VoiceSettings } from '#domain/tutor-protocol.ts';
import { countSpeech, noRun, type Run } from './count-speech.ts';
import type { Sound } from './sound.ts';
import {
  beginTurn,
  dismiss,
  hearInTurn,
  hearWords,
  type Looks,
  letGo,
  type StudentTurn,
  setAside,
} from './student-turn.ts';

/**
 * Who speaks: a machine that is told what the microphone hears, frame by frame (32 ms), and what the buttons say, and
 * answers with what is to be done. It knows no clock but the frames and changes nothing outside itself.
 */
export type Floor = {
  settings: Pick<VoiceSettings, 'patience' | 'pushToTalk'>;
  /** The number of the next frame. */
  frame: number;
  /** The tutor speaks, or is about to. */
  tutorSpeaks: boolean;
  muted: boolean;
  /** 'Let me think': the turn stays the student's, however long the silence. */
  thinking: boolean;
  /** How loud this student's syllables usually are, in decibels. */
  usualLoudness: number | undefined;
  /** Speech that does not count as a turn yet. */
  run: Run;
  turn: StudentTurn | undefined;
};

export type Heard = Sound & { probability: number };

export type FloorInput =
  | { kind: 'frame'; heard: Heard }
  /** The answer to 'transcribe', about the sound up to that frame. */
  | { kind: 'words'; to: number; looks: Looks }
  | { kind: 'tutor'; speaks: boolean }
  | { kind: 'talk'; down: boolean }
  | { kind: 'mute'; on: boolean }
  | { kind: 'think'; on: boolean }
  | { kind: 'settings'; settings: Floor['settings'] };

/** Frame numbers are from the first to before the last. */
export type FloorEvent =
  | { kind: 'started' }
  /** A sound that may be an interruption: the tutor pauses. 'interrupted' or 'dismissed' follows. */
  | { kind: 'hold' }
  | { kind: 'interrupted' }
  /** Turn this into words now; it is the whole turn unless 'resumed' or 'keep' comes. */
  | { kind: 'transcribe'; from: number; to: number }
  /** The student goes on: what was being transcribed is not the whole. */
  | { kind: 'resumed' }
  /** A part of a long turn, to be transcribed for good. */
  | { kind: 'keep'; from: number; to: number }
  /** The turn is over, and its words are what was transcribed. */
  | { kind: 'ended' }
  /** It was nothing. */
  | { kind: 'dismissed' };

export type Step = { floor: Floor; events: FloorEvent[] };

export function openFloor(settings: Floor['settings']): Floor {
  return {
    settings,
    frame: 0,
    tutorSpeaks: false,
    muted: false,
    thinking: false,
    usualLoudness: undefined,
    run: noRun,
    turn: undefined,
  };
}

export function step(floor: Floor, input: FloorInput): Step {
  switch (input.kind) {
    case 'frame':
      return hearFrame(floor, input.heard);
    case 'words':
      return hearWords(floor, input);
    case 'tutor':
      return letTutorSpeak(floor, input.speaks);
    case 'talk':
      return pressButton(floor, input.down);
    case 'mute':
      return dismiss({ ...floor, muted: input.on });
    case 'think':
      return setAside(floor, input.on);
    case 'settings': {
      const next = { ...floor, settings: input.settings };
      return input.settings.pushToTalk === floor.settings.pushToTalk ? { floor: next, events: [] } : dismiss(next);
    }
  }
}

function hearFrame(floor: Floor, heard: Heard): Step {
  const next = { ...floor, frame: floor.frame + 1 };
  if (floor.muted) return { floor: next, events: [] };
  if (floor.turn) return hearInTurn(next, floor.turn, heard);
  if (floor.settings.pushToTalk) return { floor: next, events: [] };
  return hearInQuiet(next, heard);
}

/** Spoken over the tutor, it must be surer and louder: it may be the tutor's own voice from the loudspeaker. */
const startProbability = 0.5;
const overTutorProbability = 0.7;
const startFrames = 3;
/** Thinking aloud, a cough and a chair are no reason to end the time to think. */
const startFramesInThought = 8;

function hearInQuiet(floor: Floor, heard: Heard): Step {
  const { run, tutorSpeaks, thinking } = floor;
  const isSpeech = heard.probability >= (tutorSpeaks ? overTutorProbability : startProbability);
  if (!isSpeech) return { floor: { ...floor, run: noRun }, events: [] };
  if (heard.loudness < leastLoudness(floor)) return { floor: { ...forgive(floor), run: noRun }, events: [] };
  const now = countSpeech(run, heard);
  const enough = thinking && !tutorSpeaks ? startFramesInThought : startFrames;
  if (now.speech < enough) return { floor: { ...floor, run: now }, events: [] };
  const turn = beginTurn(floor.frame - enough, { ...now, doubt: tutorSpeaks });
  return { floor: { ...floor, run: noRun, turn }, events: tutorSpeaks ? [] : [{ kind: 'started' }] };
}

/** A voice that is far fainter than this student's is somebody else's, or the loudspeaker's. */
function leastLoudness({ tutorSpeaks, usualLoudness }: Floor): number {
  if (tutorSpeaks) return Math.max((usualLoudness ?? -37) - 13, -50);
  return Math.max((usualLoudness ?? -60) - 13, -60);
}

/** A student who has moved away from the microphone is heard again after some seconds of trying: 0.3 dB for each. */
function forgive(floor: Floor): Floor {
  if (floor.tutorSpeaks || floor.usualLoudness === undefined) return floor;
  return { ...floor, usualLoudness: floor.usualLoudness - 0.01 };
}

/** A sound in doubt is a turn like any other once the tutor has finished. */
function letTutorSpeak(floor: Floor, tutorSpeaks: boolean): Step {
  const { turn } = floor;
  if (tutorSpeaks || !turn?.doubt) return { floor: { ...floor, tutorSpeaks }, events: [] };
  return { floor: { ...floor, tutorSpeaks, turn: { ...turn, doubt: false } }, events: [{ kind: 'started' }] };
}

function pressButton(floor: Floor, down: boolean): Step {
  if (!floor.settings.pushToTalk || floor.muted) return { floor, events: [] };
  if (!down) return letGo(floor);
  if (floor.turn) return { floor, events: [] };
  const turn = beginTurn(floor.frame, { ...noRun, doubt: false, button: true });
  return { floor: { ...floor, turn }, events: [{ kind: floor.tutorSpeaks ? 'interrupted' : 'started' }] };
}
