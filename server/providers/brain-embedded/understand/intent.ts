/** What a student wants with his words. `about` is what they are about, in his own words; empty when he does not say. */
export type Intent =
  | { kind: About; about: string }
  | { kind: 'compare'; parts: [string, string]; about: string }
  | { kind: 'check'; claim: string }
  | { kind: Plain }
  /** Nothing of the kind: an answer when something is asked, else a topic or a claim. */
  | { kind: 'words'; words: string };

export type About = 'explain' | 'why' | 'example' | 'evaluate' | 'formula' | 'diagram' | 'test' | 'exam';

export type Plain =
  | 'confused'
  | 'simpler'
  | 'hint'
  | 'tell'
  | 'unknown'
  | 'revise'
  | 'progress'
  | 'yes'
  | 'no'
  | 'thanks'
  | 'bye'
  | 'repeat'
  | 'skip'
  | 'wait'
  | 'human'
  | 'abilities'
  | 'greeting'
  | 'well'
  | 'essay'
  | 'upset'
  | 'hearing';
