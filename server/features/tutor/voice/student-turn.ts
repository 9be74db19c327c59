import { type Looks, preRollFrames, type StudentTurn } from './begin-turn.ts';
import { countFrame, isSpeech, learn, noRun } from './count-speech.ts';
import type { Heard, Step, TurnTaking, TurnTakingEvent, TurnTakingInput } from './turn-taking.ts';

/**
 * 192 ms: most pauses inside a sentence are shorter, and the words are ready when the turn ends. 96 ms where the ears have
 * nothing else to do: more of it is in vain, and the reply comes a tenth of a second sooner. So short a silence sounds like a
 * comma: what does not look finished then is asked again.
 */
const transcribeAfter = 6;
const transcribeEarlyAfter = 3;
/**
 * So many frames of silence end a turn; 16 are 512 ms. Whoever stops in the middle of a sentence thinks: three seconds of
 * that are left alone, for a patient tutor also where the words could be all.
 */
const endAfter: Record<TurnTaking['settings']['patience'], Record<Exclude<Looks, 'nothing'>, number>> = {
  quick: { backchannel: 7, finished: 7, open: 11, unfinished: 47 },
  normal: { backchannel: 7, finished: 7, open: 16, unfinished: 110 },
  patient: { backchannel: 24, finished: 32, open: 110, unfinished: 160 },
};
/** 15, 29 and 120 seconds: a long turn is transcribed in pieces, and no turn is endless. */
const pieceFrames = 470;
const longestPieceFrames = 900;
const longestTurnFrames = 3750;

type HeardInTurn = { heard: Heard; earsFree: boolean };

export function hearInTurn(state: TurnTaking, turn: StudentTurn, { heard, earsFree }: HeardInTurn): Step {
  if (turn.over) return { state, events: [] };
  if (state.frame - turn.began >= longestTurnFrames) return ask({ ...state, turn: { ...turn, over: true } });
  const now = countFrame(turn, heard, state.usualLoudness);
  const isOwn = !turn.doubt && !now.silence && isSpeech(heard) && heard.loudness >= now.lately;
  const usualLoudness = isOwn ? learn(state.usualLoudness, heard.loudness) : state.usualLoudness;
  const listening = { ...state, usualLoudness, turn: now };
  if (now.button) return keepIfLong(listening, now);
  if (now.again >= 2 && turn.silence > 0) return goOn(listening, now);
  if (now.doubt) {
    const judged = judgeInterruption(now);
    if (judged) return { state: { ...listening, turn: judged.turn }, events: judged.events };
  }
  if (now.silence === 0 || now.again > 0) return keepIfLong(listening, now);
  if (state.thinking && !now.doubt) return { state: { ...listening, turn: waitInThought(state, now) }, events: [] };
  if (now.askedTo === undefined && now.silence >= transcribeAfter) {
    return now.doubt && now.words < fewestWords ? dismiss(listening) : ask(listening);
  }
  const mayBeEarly = earsFree && !now.doubt && now.early === undefined;
  if (mayBeEarly && now.askedTo === undefined && now.silence >= transcribeEarlyAfter) {
    return ask({ ...listening, turn: { ...now, early: 'asked' } });
  }
  return endIfSilent(listening);
}

/** The silence belongs to no turn: neither its length nor its sound counts. */
function waitInThought({ frame }: TurnTaking, turn: StudentTurn): StudentTurn {
  return { ...turn, began: turn.began + 1, from: Math.max(turn.from, frame - preRollFrames) };
}

/** The student speaks on. What was transcribed is thrown away, unless it is too long to do again. */
function goOn(state: TurnTaking, turn: StudentTurn): Step {
  const { askedTo, from } = turn;
  const going = { ...turn, silence: 0, askedTo: undefined, looks: undefined, early: undefined };
  const events: TurnTakingEvent[] = state.thinking ? [{ kind: 'started' }] : [];
  if (askedTo === undefined) return { state: { ...state, turn: going }, events };
  if (askedTo - from < pieceFrames) {
    return { state: { ...state, turn: going }, events: [...events, { kind: 'resumed' }] };
  }
  const kept: TurnTakingEvent = { kind: 'keep', from, to: askedTo };
  return { state: { ...state, turn: { ...going, from: askedTo } }, events: [...events, kept] };
}

/** Fewer frames of it over the tutor are a hum or a cough: nobody need ask what was said. */
const fewestWords = 3;

/** 96 ms of words and the tutor pauses; 640 ms and it is no 'yeah' any more, nor is a hum of a second and a half. */
function judgeInterruption(turn: StudentTurn): { turn: StudentTurn; events: TurnTakingEvent[] } | undefined {
  const isTurn = (turn.words >= fewestWords && turn.speech >= 20) || turn.speech >= 47;
  if (isTurn) return { turn: { ...turn, doubt: false }, events: [{ kind: 'interrupted' }] };
  if (turn.words >= fewestWords && !turn.held) return { turn: { ...turn, held: true }, events: [{ kind: 'hold' }] };
  return undefined;
}

function keepIfLong(state: TurnTaking, turn: StudentTurn): Step {
  if (state.frame - turn.from < longestPieceFrames) return { state, events: [] };
  const events: TurnTakingEvent[] = [{ kind: 'keep', from: turn.from, to: state.frame }];
  return { state: { ...state, turn: { ...turn, from: state.frame } }, events };
}

function ask(state: TurnTaking): Step {
  const { turn, frame } = state;
  if (!turn) return { state, events: [] };
  const asked = { ...turn, askedTo: frame, looks: undefined };
  return { state: { ...state, turn: asked }, events: [{ kind: 'transcribe', from: turn.from, to: frame }] };
}

function endIfSilent(state: TurnTaking, before: TurnTakingEvent[] = []): Step {
  const { turn, settings } = state;
  if (!turn?.looks || turn.looks === 'nothing') return { state, events: before };
  if (!turn.over && turn.silence < endAfter[settings.patience][turn.looks]) return { state, events: before };
  return { state: { ...state, heardLoudness: turn.loudest, turn: undefined }, events: [...before, { kind: 'ended' }] };
}

/** Words that come after the student has gone on are about something else: nobody waits for them. */
export function hearWords(state: TurnTaking, { to, looks }: Extract<TurnTakingInput, { kind: 'words' }>): Step {
  const { turn } = state;
  if (!turn || turn.askedTo !== to) return { state, events: [] };
  if (turn.early === 'asked' && !turn.over && looks !== 'finished') {
    return { state: { ...state, turn: { ...turn, askedTo: undefined, early: 'tried' } }, events: [] };
  }
  if (looks === 'nothing' && isClear(state, turn)) return miss(state);
  if (looks === 'nothing' || (turn.doubt && looks === 'backchannel')) return dismiss(state);
  const known = { ...state, turn: { ...turn, looks, doubt: false } };
  return endIfSilent(known, turn.doubt ? [{ kind: 'interrupted' }] : []);
}

/**
 * A quarter of a second of words, not over the tutor's, into a held button or about as loud as when the student was last
 * understood: the student has said something. A television has not.
 */
function isClear({ heardLoudness }: TurnTaking, { doubt, words, button, loudest }: StudentTurn): boolean {
  const isStudent = button || (heardLoudness !== undefined && loudest >= heardLoudness - fainterDecibels);
  return isStudent && !doubt && words >= clearFrames;
}

const clearFrames = 8;
const fainterDecibels = 6;

/** Let go at once, the button was touched by mistake. */
const shortestPress = 5;

export function letGo(state: TurnTaking): Step {
  const { turn } = state;
  if (!turn?.button) return { state, events: [] };
  if (state.frame - turn.began < shortestPress) return dismiss(state);
  return ask({ ...state, turn: { ...turn, over: true } });
}

/** Time to think: what was said so far is kept, and the rest of the turn may come later. */
export function setAside(state: TurnTaking, thinking: boolean): Step {
  const { turn, frame } = state;
  if (!thinking || !turn) return { state: { ...state, thinking }, events: [] };
  if (turn.doubt) {
    const { state: quiet, events } = dismiss(state);
    return { state: { ...quiet, thinking }, events };
  }
  const waiting = { ...turn, from: frame, silence: Math.max(turn.silence, 1), askedTo: undefined, looks: undefined };
  return { state: { ...state, thinking, turn: waiting }, events: [{ kind: 'keep', from: turn.from, to: frame }] };
}

function miss(state: TurnTaking): Step {
  return { state: { ...state, run: noRun, turn: undefined }, events: [{ kind: 'missed' }] };
}

export function dismiss(state: TurnTaking): Step {
  const quiet = { ...state, run: noRun, turn: undefined };
  return { state: quiet, events: state.turn ? [{ kind: 'dismissed' }] : [] };
}
