import { tokenise } from '#domain/marking/tokens.ts';
import { contentOf } from '../ground/contradicts.ts';
import { sentencesOf } from '../say/sentences.ts';

type Ratio = { over: Set<string>; under: Set<string> };

/** 'Capacity utilisation is maximum output divided by actual output': the written formulas know both parts, and none of them so. */
export function turnsFormula(words: string, written: string[]): boolean {
  const said = ratioIn(words);
  if (!said) return false;
  const known = written.flatMap(sentencesOf).flatMap((sentence) => ratioIn(sentence) ?? []);
  const near = known.filter((one) => shared(all(one), all(said)) > 0);
  return near.length > 0 && !near.some((one) => isSame(said, one));
}

function ratioIn(text: string): Ratio | undefined {
  const [over = '', under] = text.replace(short, 'maximum').split(division);
  if (!under) return undefined;
  const parts = [over.split(head).at(-1) ?? '', under.split(behind)[0] ?? ''];
  const [top, bottom] = parts.map((part) => contentOf(tokenise(part)));
  return top?.size && bottom?.size ? { over: top, under: bottom } : undefined;
}

const short = /\bmax\b/gi;
const division =
  /\bdivided by\b|÷|\bas a (?:percentage|percent|share|proportion|fraction) of\b|\bover (?=\w+ \w+ times\b)/i;
const head = /\b(?:is|are|its|means|equals|take|find)\b|=/i;
const behind = /\b(?:times|multiplied|and|yeah|right|which)\b|[.;:?]/i;

function isSame(said: Ratio, known: Ratio): boolean {
  const straight = [shared(said.over, known.over), shared(said.under, known.under)];
  const crossed = shared(said.over, known.under) + shared(said.under, known.over);
  return straight.every((count) => count > 0) && (straight[0] ?? 0) + (straight[1] ?? 0) > crossed;
}

function shared(some: Set<string>, others: Set<string>): number {
  return [...some].filter((stem) => others.has(stem)).length;
}

function all({ over, under }: Ratio): Set<string> {
  return new Set([...over, ...under]);
}
