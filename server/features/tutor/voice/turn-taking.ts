import type { VoiceSettings } from '#domain/tutor-protocol.ts';
import type { Sound } from './audio-frames.ts';
import { beginTurn, type Looks, type StudentTurn } from './begin-turn.ts';
import { countSpeech, noRun, type Run } from './count-speech.ts';
import { dismiss, hearInTurn, hearWords, letGo, setAside } from './student-turn.ts';

/**
 * Who speaks: a machine that is told what the microphone hears, frame by frame (32 ms), and what the buttons say, and
 * answers with what is to be done. It knows no clock but the frames and changes nothing outside itself.
 */
export type TurnTaking = {
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
  /** How loud the last turn was of which words came: that was the student, and no television. */
  heardLoudness: number | undefined;
  /** Speech that does not count as a turn yet. */
  run: Run;
  turn: StudentTurn | undefined;
};

export type Heard = Sound & { probability: number };

export type TurnTakingInput =
  /** `earsFree`: nobody waits for the ears, so that they may be asked in vain. */
  | { kind: 'frame'; heard: Heard; earsFree?: boolean }
  /** The answer to 'transcribe', about the sound up to that frame. */
  | { kind: 'words'; to: number; looks: Looks }
  | { kind: 'tutor'; speaks: boolean }
  | { kind: 'talk'; down: boolean }
  | { kind: 'mute'; on: boolean }
  | { kind: 'think'; on: boolean }
  | { kind: 'settings'; settings: TurnTaking['settings'] };

type Frame = Extract<TurnTakingInput, { kind: 'frame' }>;

/** Frame numbers are from the first to before the last. */
export type TurnTakingEvent =
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
  /** Something was said, and nobody could make out what. */
  | { kind: 'missed' }
  /** It was nothing. */
  | { kind: 'dismissed' };

export type Step = { state: TurnTaking; events: TurnTakingEvent[] };

export function openTurnTaking(settings: TurnTaking['settings']): TurnTaking {
  return {
    settings,
    frame: 0,
    tutorSpeaks: false,
    muted: false,
    thinking: false,
    usualLoudness: undefined,
    heardLoudness: undefined,
    run: noRun,
    turn: undefined,
  };
}

export function step(state: TurnTaking, input: TurnTakingInput): Step {
  switch (input.kind) {
    case 'frame':
      return hearFrame(state, input);
    case 'words':
      return hearWords(state, input);
    case 'tutor':
      return letTutorSpeak(state, input.speaks);
    case 'talk':
      return pressButton(state, input.down);
    case 'mute':
      return dismiss({ ...state, muted: input.on });
    case 'think':
      return setAside(state, input.on);
    case 'settings': {
      const next = { ...state, settings: input.settings };
      return input.settings.pushToTalk === state.settings.pushToTalk ? { state: next, events: [] } : dismiss(next);
    }
  }
}

function hearFrame(state: TurnTaking, { heard, earsFree = false }: Frame): Step {
  const next = { ...state, frame: state.frame + 1 };
  if (state.muted) return { state: next, events: [] };
  if (state.turn) return hearInTurn(next, state.turn, { heard, earsFree });
  if (state.settings.pushToTalk) return { state: next, events: [] };
  return hearInQuiet(next, heard);
}

/** Spoken over the tutor, it must be surer and louder: it may be the tutor's own voice from the loudspeaker. */
const startProbability = 0.5;
const overTutorProbability = 0.7;
const startFrames = 3;
/** Thinking aloud, a cough and a chair are no reason to end the time to think. */
const startFramesInThought = 8;

function hearInQuiet(state: TurnTaking, heard: Heard): Step {
  const { run, tutorSpeaks, thinking } = state;
  const isSpeech = heard.probability >= (tutorSpeaks ? overTutorProbability : startProbability);
  if (!isSpeech) return { state: { ...state, run: noRun }, events: [] };
  if (heard.loudness < leastLoudness(state)) return { state: { ...forgive(state), run: noRun }, events: [] };
  const now = countSpeech(run, heard);
  const enough = thinking && !tutorSpeaks ? startFramesInThought : startFrames;
  if (now.speech < enough) return { state: { ...state, run: now }, events: [] };
  const turn = beginTurn(state.frame - enough, { ...now, doubt: tutorSpeaks });
  return { state: { ...state, run: noRun, turn }, events: tutorSpeaks ? [] : [{ kind: 'started' }] };
}

/** A voice that is far fainter than this student's is somebody else's, or the loudspeaker's. */
function leastLoudness({ tutorSpeaks, usualLoudness }: TurnTaking): number {
  if (tutorSpeaks) return Math.max((usualLoudness ?? -37) - 13, -50);
  return Math.max((usualLoudness ?? -60) - 13, -60);
}

/** A student who has moved away from the microphone is heard again after some seconds of trying: 0.3 dB for each. */
function forgive(state: TurnTaking): TurnTaking {
  if (state.tutorSpeaks || state.usualLoudness === undefined) return state;
  return { ...state, usualLoudness: state.usualLoudness - 0.01 };
}

/** A sound in doubt is a turn like any other once the tutor has finished. */
function letTutorSpeak(state: TurnTaking, tutorSpeaks: boolean): Step {
  const { turn } = state;
  if (tutorSpeaks || !turn?.doubt) return { state: { ...state, tutorSpeaks }, events: [] };
  return { state: { ...state, tutorSpeaks, turn: { ...turn, doubt: false } }, events: [{ kind: 'started' }] };
}

function pressButton(state: TurnTaking, down: boolean): Step {
  if (!state.settings.pushToTalk || state.muted) return { state, events: [] };
  if (!down) return letGo(state);
  if (state.turn) return { state, events: [] };
  const turn = beginTurn(state.frame, { ...noRun, doubt: false, button: true });
  return { state: { ...state, turn }, events: [{ kind: state.tutorSpeaks ? 'interrupted' : 'started' }] };
}
