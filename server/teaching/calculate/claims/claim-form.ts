const joins = '(?: (?:is|was|of|be|would|will|must|comes to|about|like|just|then|now|at|per unit|=))*';
const sign = '(?:[-+*/x]|times|divided by|minus|plus|over)';
const term = '[( ]*#\\d+[ )]*';
const working = `(?:${term}${sign}(?:${term}${sign})*${term}(?:=|is|gives|makes) ?)?`;

/** 'Profit is 270', 'profit = 150 x 1.80 = 270': the figure that a quantity is said to be, and none that its line begins with. */
export function claimForm(name: string): RegExp {
  return new RegExp(`\\b${name}\\b${joins} ${working}#(\\d+)\\b(?! ?${sign} ?[(#])`);
}
