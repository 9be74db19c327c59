import type { Sound } from './audio-frames.ts';
import type { StudentTurn } from './begin-turn.ts';
import type { Heard } from './turn-taking.ts';

/** Speech from its first frame on. */
export type Run = Pick<StudentTurn, 'speech' | 'words' | 'loudest'>;

export const noRun: Run = { speech: 0, words: 0, loudest: -100 };

/** Between two hums somebody breathes: too faint to be a word. */
const faintDecibels = 12;

export function countSpeech({ speech, words, loudest }: Run, heard: Sound): Run {
  const isWord = heard.highs >= humHighs && heard.loudness >= loudest - faintDecibels;
  return { speech: speech + 1, words: words + (isWord ? 1 : 0), loudest: Math.max(loudest, heard.loudness) };
}

/** 'Mm-hmm' is said with closed lips. */
const humHighs = -25;

const speechProbability = 0.5;
const silenceProbability = 0.35;
/** What is so much fainter than this student's syllables is somebody else's: a television, the next table. */
const fartherDecibels = 13;
/** By how much the memory of a loud sound fades with each frame. */
const fadingDecibels = 2;

/** One frame of speech after a silence may be a click; two go on with the turn. */
export function countFrame(turn: StudentTurn, heard: Heard, usualLoudness = -100): StudentTurn {
  const lately = Math.max(heard.loudness, turn.lately - fadingDecibels);
  const isFar = lately < usualLoudness - fartherDecibels;
  if (isSpeech(heard) && !isFar) {
    const again = turn.again + 1;
    const silence = turn.silence > 0 && again < 2 ? turn.silence + 1 : turn.silence;
    return { ...turn, ...countSpeech(turn, heard), lately, again, silence };
  }
  const silent = turn.silence > 0 || isFar || heard.probability < silenceProbability;
  return { ...turn, lately, again: 0, silence: silent ? turn.silence + 1 : 0 };
}

/** How loud a student usually is, from syllable to syllable. */
export function learn(usual: number | undefined, loudness: number): number {
  return usual === undefined ? loudness : usual * 0.95 + loudness * 0.05;
}

export const isSpeech = ({ probability }: Heard) => probability >= speechProbability;
