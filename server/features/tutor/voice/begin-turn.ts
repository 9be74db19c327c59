import type { Run } from './count-speech.ts';

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
  /** Asked at a short silence; 'tried' when that did not look finished and is to be asked again. */
  early: 'asked' | 'tried' | undefined;
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

export const preRollFrames = 10;

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
    early: undefined,
    doubt,
    held: false,
    button,
    over: false,
  };
}
