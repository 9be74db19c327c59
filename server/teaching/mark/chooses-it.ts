/** 'Shift left cos …', asked for 'a movement or a shift': the side that he begins with is the one he takes. */
export function choosesIt(idea: string, words: string, prompt: string): boolean {
  if (!/^[a-z]{4,}$/.test(idea)) return false;
  const isOffered = new RegExp(`\\bor (?:an? |the )?${idea}\\b|\\b${idea}(?: [a-z]+){0,3} or\\b`, 'i').test(prompt);
  const begins = new RegExp(
    `^(?:(?:um|so|its|it's|it is|i think|id say|an?|the|ad)[, ]+)*${idea}s?\\b(?!\\?| (?:or|in|of)\\b)`,
    'i',
  );
  return isOffered && begins.test(words.trim()) && !/\bor\b/i.test(words);
}
