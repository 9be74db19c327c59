/**
 * One pattern out of many, the first that fits counting first: a list can be read where a line of four hundred signs
 * cannot. `before` and `after` stand around whichever of them it is.
 */
export function anyOf(ways: readonly [RegExp, ...RegExp[]], around: { before?: RegExp; after?: RegExp } = {}): RegExp {
  const either = ways.map(({ source }) => source).join('|');
  const { before, after } = around;
  const whole = before || after ? `${before?.source ?? ''}(?:${either})${after?.source ?? ''}` : either;
  return new RegExp(whole, ways[0].flags);
}
