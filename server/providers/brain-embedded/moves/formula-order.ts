import { stemsOf } from '#domain/marking/topic-stems.ts';

/** 'Price over quantity' for 'quantity ÷ price': the right words, upside down. */
export function turnsFormulaOver(formula: string, claim: string): boolean {
  const [top, bottom] = formula.split('÷').map((part) => new Set(stemsOf(part)));
  const said = claim.split(/\b(?:divided by|over|÷)\b|\/|÷/i);
  if (!top || !bottom || said.length !== 2) return false;
  const [above, below] = said.map((part) => stemsOf(part));
  const own = (stems: string[] = [], part: Set<string>, other: Set<string>) =>
    stems.filter((stem) => part.has(stem) && !other.has(stem)).length;
  return own(above, bottom, top) > own(above, top, bottom) && own(below, top, bottom) > own(below, bottom, top);
}
