import type { TutorAgent } from '#content/tutors.ts';

const wordsInARow = 8;

/** Talk of its own set-up, and the marks with which models are addressed. */
export const instructionFaults: RegExp[] = [
  /\b(?:my|the) (?:(?:system|hidden|initial|original|secret) )?(?:prompt|instructions) (?:is|are|say|says|state|reads?|tells? me)\b/,
  /\b(?:system prompt|developer message|internal reference)\b/,
  /\bi (?:was|am|have been|'ve been) (?:told|instructed|programmed|prompted|configured) (?:to|not to|never to)\b/,
  /\byou are an? (?:ai |helpful )?(?:tutor|assistant)\b/,
  /^\s*(?:system|assistant|user|developer)\s?:/,
  /<\|[a-z_]{2,20}\|>|\[\/?inst\]|<\/?(?:system|knowledge|instructions)>/,
  /\b[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}\b/,
];

/** Tells whether words recite, eight in a row, what a hosted model is told of its method and its limits. */
export function createEchoCheck({ approach, limits }: TutorAgent): (plain: string) => boolean {
  const runs = new Set([approach, ...limits].flatMap(runsOf));
  // Few words begin one: only from those are eight put together.
  const firstWords = new Set(Array.from(runs, (run) => run.split(' ', 1)[0]));
  return (plain) => {
    const words = wordsOf(plain);
    return words.some((word, at) => firstWords.has(word) && runs.has(runAt(words, at)));
  };
}

function runsOf(text: string): string[] {
  const words = wordsOf(text);
  return words.slice(wordsInARow - 1).map((_, at) => runAt(words, at));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function runAt(words: string[], at: number): string {
  return words.slice(at, at + wordsInARow).join(' ');
}
