import { anyOf } from '#domain/any-of.ts';
import { stemsOf } from '#domain/marking/topic-stems.ts';

/** Whether a text moves what the title moves the other way: higher interest rates, where the title cuts them. */
export function runsOther(text: string, title: string): boolean {
  const wanted = waysIn(title);
  const pairs = [...waysIn(text)].flatMap(([stem, way]) => (wanted.has(stem) ? [way === wanted.get(stem)] : []));
  return pairs.length > 0 && !pairs.includes(true);
}

/** What rises and what falls in it, by the words behind it. */
function waysIn(text: string): Map<string, 'up' | 'down'> {
  const found = [...text.matchAll(moved)].flatMap(([, down, , named = '']) =>
    stemsOf(named).map((stem) => [stem, down ? 'down' : 'up'] as const),
  );
  return new Map(found.reverse());
}

const moved = anyOf(
  [
    /(cuts?|cutting|lower(?:ing|s)?|reduc(?:e|es|ing|tion)|fall(?:s|ing)?|decreas(?:e|es|ing)|less)/gi,
    /(higher|rais(?:e|es|ing)|ris(?:e|es|ing)|increas(?:e|es|ing)|more)/gi,
  ],
  { before: /\b/, after: /(?: (?:in|of|the|a|its|their))* ((?:\w+ ?){1,3})/ },
);
