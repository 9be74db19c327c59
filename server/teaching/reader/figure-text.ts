import type { Masked } from '../calculate/read-numbers.ts';

/** Letters that stand for figures in what the model reads: their size tells nothing, their unit does. */
const letters = { money: 'α', percent: 'β', plain: 'γ' } as const;
export const figureLetters: readonly string[] = Object.values(letters);

/** The words with each figure as one letter, as the model was trained. */
export function figureText({ text, figures }: Pick<Masked, 'text' | 'figures'>): string {
  return text.replace(/#(\d+)/g, (_, index: string) => letters[figures[Number(index)]?.unit ?? 'plain']);
}

/** Which figure each letter stands for, in the order in which they are read. */
export function figureOrder({ text }: Pick<Masked, 'text'>): number[] {
  return [...text.matchAll(/#(\d+)/g)].map(([, index]) => Number(index));
}
