import type { WorkedSum } from '../calculate/sum.ts';

/** 'And the margin? I make it 26%', where the mark-up was worked out: his figure is of something else, and not wrong. */
export function namesAnother(words: string, { name, own, leans }: WorkedSum): boolean {
  return own === 'wrong' && leans === true && namesOther(words, name);
}

export function namesOther(words: string, name: string): boolean {
  const named = quantities.filter((form) => form.test(words.toLowerCase()));
  return named.length > 0 && !named.some((form) => form.test(name.toLowerCase()));
}

/** Both are worked from the same two figures, and taken for each other. */
const quantities = [/\bmargin\b(?! of safety)/, /\bmark[- ]?up\b/];
