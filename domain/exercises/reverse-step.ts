/**
 * A step of a chain turned the other way: 'unit costs fall' is 'unit costs rise'. Only where one word does it and the
 * sentence stays a sentence; nothing otherwise, and another exercise is chosen.
 */
export function reverseStep(step: string): string | undefined {
  if (hedged.test(step)) return undefined;
  const found = [...step.matchAll(ways)];
  const [only] = found;
  if (!only || found.length > 1) return undefined;
  const word = only[0];
  const turned = opposites.get(word.toLowerCase());
  if (!turned || isFixed(step, only.index, word)) return undefined;
  const fitted = turned === 'less' && countsThings(step.slice(only.index + word.length)) ? 'fewer' : turned;
  const cased = /^[A-Z]/.test(word) ? fitted.slice(0, 1).toUpperCase() + fitted.slice(1) : fitted;
  return step.slice(0, only.index) + cased + step.slice(only.index + word.length);
}

/** What may go either way, or is said of two things at once, has no plain opposite. */
const hedged =
  /\b(may|might|can|could|but|although|though|unless|if|whether|or|not|cannot|no|never|without|while|rather|than|uncertain|neither|both|until|only|instead|minimum|maximum)\b|[;:(]|,\s+\w+ing\b/i;

const pairs = [
  ...['rise fall', 'rises falls', 'rose fell', 'rising falling', 'increase decrease', 'increases decreases'],
  ...['higher lower', 'dearer cheaper', 'improves worsens', 'improve worsen', 'widens narrows', 'widen narrow'],
  ...['appreciates depreciates', 'stronger weaker', 'strengthens weakens', 'left right', 'outward inward'],
  ...['extends contracts', 'expands contracts', 'raises lowers', 'raise lower', 'faster slower', 'quicker slower'],
  ...['larger smaller', 'greater smaller', 'inelastic elastic', 'gain lose', 'gains loses', 'more less', 'more fewer'],
  ...['grows shrinks', 'grow shrink', 'upward downward'],
];

/** The first pair of a word decides: 'lower' is turned to 'higher'. */
const opposites = new Map(
  pairs
    .map((pair) => pair.split(' ') as [string, string])
    .flatMap(([one, other]) => [[one, other] as const, [other, one] as const])
    .reverse(),
);

const ways = new RegExp(`(?<![\\w-])(?:${[...opposites.keys()].join('|')})(?![\\w-])`, 'gi');

/** Words that look like a direction and are none here. */
function isFixed(step: string, at: number, word: string): boolean {
  const [before, after] = [step.slice(0, at), step.slice(at + word.length)];
  if (/^(left|right)$/i.test(word)) return !/\b(shifts?|moves?)\s+$/i.test(before);
  if (/^more$/i.test(word)) return /^\s+(?:and|of|attractive|likely|important|like)\b/.test(after);
  if (/^(lower|raise)$/i.test(word) && /\b(to|they|firms?|can)\s+$/i.test(before)) return true;
  // 'Its gain' and 'falls on society' are no movement, and 'rises to the world price' names where it ends.
  if (/^(gains?|loses?)$/i.test(word)) return /\b(the|its|their|of|a|any|this)\s+$/i.test(before);
  return /^(rises?|falls?)$/i.test(word) && /^\s+(?:on|to|above|below|beyond)\b/.test(after);
}

/** 'More jobs' turns into 'fewer jobs', 'more output' into 'less output'. */
function countsThings(after: string): boolean {
  const [, next = ''] = /^\s+([a-z]+)/i.exec(after) ?? [];
  return /[^su]s$/.test(next) && !/^(is|was|has|does|its|as|plus)$/.test(next);
}
