/** A changed rule: one small part of a file made into something else. */
export type Mutant = { line: number; change: string; source: string };

/** What is looked for, and what it becomes. Rules in SQL count as much as those in TypeScript. */
const changes: [RegExp, (found: string) => string][] = [
  [/ (===|!==|>=|<=|&&|\|\||\?\?) /g, (found) => ` ${opposite[found.trim()]} `],
  [/(?<=[\w)}"]) [<>+*/-] (?=[\w(${!"])/g, (found) => ` ${opposite[found.trim()]} `],
  [/(?<=[\w"}]) and (?=[\w$("])/g, () => ' or '],
  [/(?<![\w.'$-])\d[\d_]*(?![\w.'-])/g, (found) => String(Number(found.replaceAll('_', '')) + 1)],
  [/\b(true|false)\b/g, (found) => (found === 'true' ? 'false' : 'true')],
  [/\bif \(/g, () => 'if (!'],
  [/(?<=\bif \()!/g, () => ''],
  [/\b(least|greatest|some|every)\(/g, (found) => `${opposite[found.slice(0, -1)]}(`],
  // A query's own words. Not every file imports both of a pair, so they come from their package.
  [
    /(?<![\w.])(eq|ne|lt|lte|gt|gte|and|or|isNull|isNotNull)\((?!\))/g,
    (found) => `drizzle.${opposite[found.slice(0, -1)]}(`,
  ],
];

const opposite: Record<string, string> = {
  ...{ '===': '!==', '!==': '===', '>=': '>', '<=': '<', '>': '>=', '<': '<=' },
  ...{ '&&': '||', '||': '&&', '??': '&&', '+': '-', '-': '+', '*': '/', '/': '*' },
  ...{ least: 'greatest', greatest: 'least', some: 'every', every: 'some' },
  ...{ eq: 'ne', ne: 'eq', lt: 'lte', lte: 'lt', gt: 'gte', gte: 'gt', and: 'or', or: 'and' },
  ...{ isNull: 'isNotNull', isNotNull: 'isNull' },
};

/** Every mutant of a file: one change at a time, none in comments, imports or types. */
export function makeMutants(source: string): Mutant[] {
  const mutants: Mutant[] = [];
  const rules = hideWords(source);
  for (const [pattern, change] of changes)
    for (const { index, 0: found } of rules.matchAll(pattern)) {
      const changed = found === 'if (' ? negate(source, index) : { from: found, to: change(found) };
      if (!changed || changed.from === changed.to) continue;
      const line = source.slice(0, index).split('\n').length;
      const after = source.slice(index + changed.from.length);
      mutants.push({
        line,
        change: `${changed.from.trim()} -> ${changed.to.trim()}`,
        source: withDrizzle(source.slice(0, index) + changed.to + after),
      });
    }
  return mutants;
}

/** In the first line, so that the others keep their numbers. */
function withDrizzle(source: string): string {
  return source.includes('drizzle.') ? `import * as drizzle from 'drizzle-orm'; ${source}` : source;
}

/** 'if (a || b)' as 'if (!(a || b))'. */
function negate(source: string, index: number): { from: string; to: string } | undefined {
  let depth = 0;
  for (let at = index + 3; at < source.length; at++) {
    if (source[at] === '(') depth++;
    if (source[at] === ')' && --depth === 0) {
      const from = source.slice(index, at + 1);
      return from.startsWith('if (!') ? undefined : { from, to: `if (!${from.slice(3)})` };
    }
  }
  return undefined;
}

/** The same length, with blanks where nothing is a rule. */
function hideWords(source: string): string {
  const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ');
  return source
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, blank)
    .replaceAll(/^import [\s\S]*?;$/gm, blank)
    .replaceAll(/^(export )?type [\s\S]*?;$/gm, blank);
}
