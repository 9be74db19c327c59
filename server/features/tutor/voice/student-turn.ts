import { countFrame, isSpeech, learn, noRun, type Run } from './count-speech.ts';
import type { Floor, FloorEvent, FloorInput, Heard, Step } from './floor.ts';

/** What the student is saying, from the first sound of it. */
export type StudentTurn = {
  began: number;
  /** Where the sound begins that is not transcribed for good yet. */
  from: number;
  /** Frames of speech, and those of them that are neither a hum nor much fainter than the loudest. */
  speech: number;
  words: number;
  loudest: number;
  /** How loud the last few frames were: a pause between two syllables is no silence. */
  lately: number;
  /** Frames since the last speech. */
  silence: number;
  /** Frames of speech in a row after a silence. */
  again: number;
  /** Up to where 'transcribe' was asked, and how the answer looks. */
  askedTo: number | undefined;
  looks: Looks | undefined;
  /** Begun over the tutor's words: perhaps only a 'yeah'. */
  doubt: boolean;
  held: boolean;
  /** Push-to-talk: it lasts as long as the button is held. */
  button: boolean;
  /** Nothing more will come: it ends with the words. */
  over: boolean;
};

/** 'unfinished' ends in 'because', 'and', 'um'; 'finished' as a sentence does; 'open' is neither. */
export type Looks = 'nothing' | 'backchannel' | 'finished' | 'open' | 'unfinished';

const preRollFrames = 10;

export function beginTurn(
  firstSpeech: number,
  { speech, words, loudest, doubt, button = false }: Run & { doubt: boolean; button?: boolean },
): StudentTurn {
  return {
    began: firstSpeech,
    // A button sends nothing before it is pressed.
    from: button ? firstSpeech : Math.max(0, firstSpeech - preRollFrames),
    speech,
    words,
    loudest,
    lately: loudest,
    silence: 0,
    again: 0,
    askedTo: undefined,
    looks: undefined,
    doubt,
    held: false,
    button,
    over: false,
  };
}

/** 192 ms: most pauses inside a sentence are shorter, and the words are ready when the turn ends. */
const transcribeAfter = 6;
/**
 * So many frames of silence end a turn; 16 are 512 ms. Whoever stops in the middle of a sentence thinks: three seconds of
 * that are left alone, for a patient tutor also where the words could be all.
 */
const endAfter: Record<Floor['settings']['patience'], Record<Exclude<Looks, 'nothing'>, number>> = {
  quick: { backchannel: 7, finished: 7, open: 11, unfinished: 47 },
  normal: { backchannel: 7, finished: 7, open: 16, unfinished: 110 },
  patient: { backchannel: 24, finished: 32, open: 110, unfinished: 160 },
};
/** 15, 29 and 120 seconds: a long turn is transcribed in pieces, and no turn is endless. */
const pieceFrames = 470;
const longestPieceFrames = 900;
const longestTurnFrames = 3750;

export function hearInTurn(floor: Floor, turn: StudentTurn, heard: Heard): Step {
  if (turn.over) return { floor, events: [] };
  if (floor.frame - turn.began >= longestTurnFrames) return ask({ ...floor, turn: { ...turn, over: true } });
  const now = countFrame(turn, heard, floor.usualLoudness);
  const isOwn = !turn.doubt && !now.silence && isSpeech(heard) && heard.loudness >= now.lately;
  const usualLoudness = isOwn ? learn(floor.usualLoudness, heard.loudness) : floor.usualLoudness;
  const listening = { ...floor, usualLoudness, turn: now };
  if (now.button) return keepIfLong(listening, now);
  if (now.again >= 2 && turn.silence > 0) return goOn(listening, now);
  if (now.doubt) {
    const judged = judgeInterruption(now);
    if (judged) return { floor: { ...listening, turn: judged.turn }, events: judged.events };
  }
  if (now.silence === 0 || now.again > 0) return keepIfLong(listening, now);
  if (floor.thinking && !now.doubt) return { floor: { ...listening, turn: waitInThought(floor, now) }, events: [] };
  if (now.askedTo === undefined && now.silence >= transcribeAfter) {
    return now.doubt && now.words < fewestWords ? dismiss(listening) : ask(listening);
  }
  return endIfSilent(listening);
}

/** The silence belongs to no turn: neither its length nor its sound counts. */
function waitInThought({ frame }: Floor, turn: StudentTurn): StudentTurn {
  return { ...turn, began: turn.began + 1, from: Math.max(turn.from, frame - preRollFrames) };
}

/** The student speaks on. What was transcribed is thrown away, unless it is too long to do again. */
function goOn(floor: Floor, turn: StudentTurn): Step {
  const { askedTo, from } = turn;
  const going = { ...turn, silence: 0, askedTo: undefined, looks: undefined };
  const events: FloorEvent[] = floor.thinking ? [{ kind: 'started' }] : [];
  if (askedTo === undefined) return { floor: { ...floor, turn: going }, events };
  if (askedTo - from < pieceFrames) {
    return { floor: { ...floor, turn: going }, events: [...events, { kind: 'resumed' }] };
  }
  const kept: FloorEvent = { kind: 'keep', from, to: askedTo };
  return { floor: { ...floor, turn: { ...going, from: askedTo } }, events: [...events, kept] };
}

/** Fewer frames of it over the tutor are a hum or a cough: nobody need ask what was said. */
const fewestWords = 3;

/** 96 ms of words and the tutor pauses; 640 ms and it is no 'yeah' any more, nor is a hum of a second and a half. */
function judgeInterruption(turn: StudentTurn): { turn: StudentTurn; events: FloorEvent[] } | undefined {
  const isTurn = (turn.words >= fewestWords && turn.speech >= 20) || turn.speech >= 47;
  if (isTurn) return { turn: { ...turn, doubt: false }, events: [{ kind: 'interrupted' }] };
  if (turn.words >= fewestWords && !turn.held) return { turn: { ...turn, held: true }, events: [{ kind: 'hold' }] };
  return undefined;
}

function keepIfLong(floor: Floor, turn: StudentTurn): Step {
  if (floor.frame - turn.from < longestPieceFrames) return { floor, events: [] };
  const events: FloorEvent[] = [{ kind: 'keep', from: turn.from, to: floor.frame }];
  return { floor: { ...floor, turn: { ...turn, from: floor.frame } }, events };
}

function ask(floor: Floor): Step {
  const { turn, frame } = floor;
  if (!turn) return { floor, events: [] };
  const asked = { ...turn, askedTo: frame, looks: undefined };
  return { floor: { ...floor, turn: asked }, events: [{ kind: 'transcribe', from: turn.from, to: frame }] };
}

function endIfSilent(floor: Floor, before: FloorEvent[] = []): Step {
  const { turn, settings } = floor;
  if (!turn?.looks || turn.looks === 'nothing') return { floor, events: before };
  if (!turn.over && turn.silence < endAfter[settings.patience][turn.looks]) return { floor, events: before };
  return { floor: { ...floor, turn: undefined }, events: [...before, { kind: 'ended' }] };
}

/** Words that come after the student has gone on are about something else: nobody waits for them. */
export function hearWords(floor: Floor, { to, looks }: Extract<FloorInput, { kind: 'words' }>): Step {
  const { turn } = floor;
  if (!turn || turn.askedTo !== to) return { floor, events: [] };
  if (looks === 'nothing' || (turn.doubt && looks === 'backchannel')) return dismiss(floor);
  const known = { ...floor, turn: { ...turn, looks, doubt: false } };
  return endIfSilent(known, turn.doubt ? [{ kind: 'interrupted' }] : []);
}

/** Let go at once, the button was touched by mistake. */
const shortestPress = 5;

export function letGo(floor: Floor): Step {
  const { turn } = floor;
  if (!turn?.button) return { floor, events: [] };
  if (floor.frame - turn.began < shortestPress) return dismiss(floor);
  return ask({ ...floor, turn: { ...turn, over: true } });
}

/** Time to think: what was said so far is kept, and the rest of the turn may come later. */
export function setAside(floor: Floor, thinking: boolean): Step {
  const { turn, frame } = floor;
  if (!thinking || !turn) return { floor: { ...floor, thinking }, events: [] };
  if (turn.doubt) {
    const { floor: quiet, events } = dismiss(floor);
    return { floor: { ...quiet, thinking }, events };
  }
  const waiting = { ...turn, from: frame, silence: Math.max(turn.silence, 1), askedTo: undefined, looks: undefined };
  return { floor: { ...floor, thinking, turn: waiting }, events: [{ kind: 'keep', from: turn.from, to: frame }] };
}

export function dismiss(floor: Floor): Step {
  const quiet = { ...floor, run: noRun, turn: undefined };
  return { floor: quiet, events: floor.turn ? [{ kind: 'dismissed' }] : [] };
}
