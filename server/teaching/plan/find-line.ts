import { anyOf } from '#domain/any-of.ts';
import { stemsOf } from '#domain/marking/topic-stems.ts';
import { inOrder, type Line } from './parts.ts';

/** The line that is meant by 'the second one', 'my judgement', 'the point about tax'; 'that' is what went in last. */
export function findLine(lines: Line[], marks: number | null, words: string): Line | undefined {
  const shown = inOrder(lines, marks);
  if (/\b(?:judge?ment|conclusion)\b/i.test(words)) return shown.find(({ part }) => part === 'Judgement');
  const about = lineNamed(lines, words) ?? lineAbout(lines, words);
  if (about) return about;
  const at = ordinals.findIndex((ordinal) => ordinal.test(words));
  if (at >= 0) return (/\bpoint\b/i.test(words) ? shown.filter(({ part }) => part === 'Point') : shown)[at];
  if (/\b(?:last|final) (?:point|argument)\b/i.test(words)) return lines.findLast(({ part }) => part !== 'Judgement');
  return /\b(?:last|that|this|it|one|point|line)\b/i.test(words) ? lines.at(-1) : undefined;
}

/** 'The craft brewery one', 'my point about scale': by what stands beside that word, whatever else is said. */
export function lineNamed(lines: Line[], words: string): Line | undefined {
  const [first] = linesNamed(lines, words);
  return first;
}

/** All that are named so, in the order of the words. */
export function linesNamed(lines: Line[], words: string): Line[] {
  const found = [...words.matchAll(named)].flatMap(
    ([, before, behind]) => lineAbout(lines, before ?? behind ?? '') ?? [],
  );
  return [...new Set(found)];
}

const named =
  /\b(?:the|my|that|your) ((?:[\w'’-]+ ){1,5}?)(?:one|points?|argument|bit|line|evaluation|chain|paragraph)\b|\b(?:one|point|argument|bit|line) (?:about|on|with) ((?:[\w'’-]+ ?){1,5})/gi;

/** The line that shares most of the words that say what something is about. */
export function lineAbout(lines: Line[], words: string): Line | undefined {
  const named = stemsOf(words.replace(ofPlans, ' '));
  const shares = lines.map((line) => {
    const own = new Set(stemsOf(line.text));
    return { line, share: named.filter((stem) => own.has(stem)).length };
  });
  const [best] = shares.sort((a, b) => b.share - a.share);
  return best && best.share > 0 && best.share * 2 >= named.length ? best.line : undefined;
}

const ordinals = [
  /\b(?:first|1st|1)\b/i,
  /\b(?:second|2nd|2)\b/i,
  /\b(?:third|3rd|3)\b/i,
  /\b(?:fourth|4th|4)\b/i,
  /\b(?:fifth|5th|5)\b/i,
];

/** Words about a plan, which say nothing of what stands in it. */
const ofPlans = anyOf(
  [
    /plan|points?|lines?|first|second|third|fourth|fifth|last|1st|2nd|3rd|judge?ment/gi,
    /conclusion|against|side|other|wrong|place|part|section|put|take|out|remove|delete/gi,
    /move|change|add|under|forgot|missed|actually|though|tho|please|pls|argument|made/gi,
  ],
  { before: /\b/, after: /\b/ },
);
