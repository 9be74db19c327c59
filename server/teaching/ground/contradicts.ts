import { waysIn } from '#domain/marking/direction.ts';
import { deniesAt, findNegator } from '#domain/marking/negation.ts';
import { countOpposites } from '#domain/marking/opposites.ts';
import { isContent } from '#domain/marking/plain-words.ts';
import { clausesOf } from '#domain/marking/reading.ts';
import { type Token, tokenise } from '#domain/marking/tokens.ts';

/**
 * Whether a sentence says the opposite of a written one about the same thing: something goes the other way, is denied, or
 * has the opposite name. Rules that rather see one too many: what they find is replaced by what was written.
 */
export function contradicts(one: string, other: string): boolean {
  const [sentence, written] = [one, other].map((text) => text.replaceAll(alsoToo, '')) as [string, string];
  const said = tokenise(sentence);
  const about = clausesAbout(written, contentOf(said));
  const known = tokenise(about);
  // The same words say the same: 'lower' and 'up' may well stand in one sentence.
  if (stemsOf(said) === stemsOf(known)) return false;
  const alike = likeness(said, known);
  if (alike < sameThing) return false;
  if (alike >= nearlySame && isNegative(sentence) !== isNegative(about)) return true;
  return goesTheOtherWay(sentence, about) || isDenied(sentence, about) || countOpposites(known, said, []) > 0;
}

/** 'GDP is lower too' denies nothing, where 'too low to' would. */
const alsoToo = /,? too(?=[,.;:]|$)/g;

/** The clauses of a written sentence that speak of what was said: a 'not' in another one denies nothing of it. */
function clausesAbout(written: string, said: Set<string>): string {
  const tokens = tokenise(written);
  const clause = clausesOf(written, tokens);
  const about = new Set(tokens.flatMap(({ stem }, at) => (said.has(stem) ? [clause[at]] : [])));
  return tokens
    .flatMap(({ start }, at) => (about.has(clause[at]) ? [written.slice(start, tokens[at + 1]?.start)] : []))
    .join('');
}

/** How much of the shorter one's content the other has too. */
export function likeness(one: Token[], other: Token[]): number {
  const [here, there] = [contentOf(one), contentOf(other)];
  const shared = [...here].filter((stem) => there.has(stem)).length;
  return shared / Math.max(1, Math.min(here.size, there.size));
}

const stemsOf = (tokens: Token[]) => tokens.map(({ stem }) => stem).join(' ');

export function contentOf(tokens: Token[]): Set<string> {
  return new Set(tokens.filter(isContent).map(({ stem }) => stem));
}

const sameThing = 0.5;
const nearlySame = 0.65;

/** 'Not only' and 'not just' deny nothing, and what comes after ', not' is only held against the rest. */
function isNegative(text: string): boolean {
  const tokens = tokenise(text.replaceAll(/[,;:]\s*(?:and |but |whether or )?not [^,.;]*/gi, ' '));
  return tokens.some((_, at) => deniesAt(tokens, at));
}

/** All turned round together is the same truth: a rise lowers it, and a fall raises it. One of two turned round is not. */
function goesTheOtherWay(sentence: string, written: string): boolean {
  const known = new Map(waysIn(written).map(({ stem, way }) => [stem, way]));
  const shared = waysIn(sentence).filter(({ stem, way }) => known.get(stem)?.slice(1) === way.slice(1));
  const turned = shared.filter(({ stem, way }) => known.get(stem) !== way).length;
  return turned > 0 && (turned < shared.length || turned === 1);
}

/** A word that both have is denied in one of them and not in the other. */
function isDenied(sentence: string, written: string): boolean {
  const denied = deniedIn(written);
  return [...deniedIn(sentence)].some(([stem, isSo]) => denied.get(stem) === !isSo);
}

function deniedIn(text: string): Map<string, boolean> {
  const tokens = tokenise(text);
  const clause = clausesOf(text, tokens);
  return new Map(
    tokens.flatMap((token, at) =>
      isContent(token) ? [[token.stem, findNegator(tokens, clause, at) !== undefined] as const] : [],
    ),
  );
}
