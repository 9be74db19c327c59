import { text } from 'node:stream/consumers';

/**
 * Reads patterns, a JSON list, and tells which of them can be made to run for ever. No clock is asked: the engine
 * counts how often a pattern goes back and tries again. On texts of this length one whose work grows with the square stays
 * below 70,000, one with the cube is above a million, and one that doubles with each letter never ends.
 */
const length = 200;
const mostTries = 200_000;

/** Gives up after so many tries, as if nothing had been found. Known to V8's own tests, with `--allow-natives-syntax`. */
const withLimit = new Function('source', 'flags', 'most', 'return %NewRegExpWithBacktrackLimit(source, flags, most)');

/** One thing that a pattern asks for, and how often. */
const token = /(\\(?:[pP]\{[^}]*\}|k<\w+>|u\{[\da-f]+\}|u[\da-f]{4}|x..|.)|\[(?:\\.|[^\]\\])*\]|.)([*+]|\{\d+,\})?/gs;

const patterns: string[] = JSON.parse(await text(process.stdin));
const slow = patterns.flatMap((pattern) => {
  const part = findSlowPart(pattern);
  return part === undefined ? [] : [{ pattern, part }];
});
console.log(JSON.stringify(slow));

/** Texts are over and over what the pattern itself speaks of, and what it cannot end with. */
function findSlowPart(written: string): string | undefined {
  const [, source = '', flags = ''] = /^\/(.*)\/(\w*)$/s.exec(written) ?? [];
  if (!/[*+{]/.test(source)) return undefined;
  // It finds at least the end, unless it gives up.
  const pattern: RegExp = withLimit(`(?:${countEach(source)})|(?![^])`, flags, mostTries);
  const letters = [...source.replaceAll(/\\[a-z]|[[\](){}^$|?*+\\]/gi, '')];
  const parts = new Set([...letters, ...'a 0-.\n"<(/\'', 'a ', 'a.', 'a-', '0.', ' \n', 'a@']);
  return [...parts].find((part) => pattern.exec(`${part.repeat(length).slice(0, length)}\u0001`) === null);
}

/** Of a plain `a*` the steps are not counted: with something to look at behind each letter they are. */
function countEach(source: string): string {
  return source.replaceAll(token, (written: string, one: string, many?: string) =>
    many && one !== ')' ? `(?:${one}(?=[^]|$))${many}` : written,
  );
}
