export const runLengths = [5, 10, 20] as const;
export type RunLength = (typeof runLengths)[number];

/** What a run asks: a bit of everything, what was weak, what is due, one kind of question, or one theme or section. */
export type RunScope = 'mixed' | 'weak' | 'due' | QuestionKind | `theme:${number}` | `section:${string}`;

/** The drills that the skill page names. */
export type QuestionKind = 'definitions' | 'calculations' | 'judgements';

const scopeShape = /^(mixed|weak|due|definitions|calculations|judgements|theme:\d{1,2}|section:[\d.]{1,12})$/;

export function isRunScope(text: string): text is RunScope {
  return scopeShape.test(text);
}

/** A figure has to be worked out before it can be written down. */
export function secondsFor(seconds: number, isCalculation: boolean): number {
  return isCalculation ? Math.max(120, 2 * seconds) : seconds;
}

/** Every third question also asks how sure the student is: often enough to learn from, too seldom to tire. */
export function asksSureness(position: number): boolean {
  return position % 3 === 1;
}

export const surenessChoices = [
  { label: 'A guess', percent: 25 },
  { label: 'Half sure', percent: 50 },
  { label: 'Fairly sure', percent: 75 },
  { label: 'Certain', percent: 95 },
] as const;

/** As long as the longest question gives. */
export const longestSpeechSeconds = 90;
