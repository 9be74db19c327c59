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
  return (plain) => runsOf(plain).some((run) => runs.has(run));
}

function runsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(wordsInARow - 1).map((_, at) => words.slice(at, at + wordsInARow).join(' '));
}
