import { anyOf } from '#domain/any-of.ts';
import { focusWords } from './focus-words.ts';
import { countNouns, results } from './role-kinds.ts';
import { type Role, roleWords } from './role-words.ts';

export type Mention<R extends string = Role> = {
  roles: R[];
  start: number;
  end: number;
  asked: boolean;
  weak: boolean;
  result: boolean;
  counts: boolean;
};

const patterns = (Object.keys(roleWords) as Role[]).map((role) => ({
  role,
  pattern: new RegExp(`(?<![\\w#@])(?:${roleWords[role].words.source})(?![\\w])`, 'g'),
}));
const loosePatterns = patterns.map(({ role, pattern }) => {
  const more = focusWords[role]?.source;
  return { role, pattern: more ? new RegExp(`${pattern.source}|(?<![\\w#@])(?:${more})(?![\\w])`, 'g') : pattern };
});
/** Verbs and bare nouns of quantity give way to a proper name that stands as near. */
const weak = anyOf(
  [
    /makes?|making|made|sells?|selling|sold|sell|buys?|bought|produc(?:es?|ed|ing)|brings?|bringing/,
    /earns?|earning|pays?|paid|costs?|costing|spends?|saves?|saving|working|people|units?|total|max/,
    /machine|invests?|capital|goods|services|years?|yrs?|life|tickets?|cars|books|it costs|employs?/,
    /initial|returns?|gives?|generates?|variable|max|share|market|income|leave|left|paid|wages|got/,
    /gets?|received?|at|for|(?:a |the |new )?(?:machine|project|it|equipment|van) (?:costs?|is)/,
  ],
  { before: /^/, after: /$/ },
);
const askBefore = anyOf(
  [
    /\bwhat(?:s| is| was| will| would| are|ll)?(?: be| happens? to)?|\bwork(?:ing)? out/,
    /\bcalc(?:ulate)?|\bfind(?: out)?/,
    /\bhow (?:much|many|big|long|far)(?: of)?(?: is| are| will| would| more| less| extra)?|\bget/,
    /\bgive me|\bneed|\btell me|\bwhats happened to/,
  ],
  {
    after:
      /(?: me)?(?: the| its| their| my| a)?(?: new| total| final| percentage| change in| % change in| real| value of| average| net)*$/,
  },
);

export function findMentions(text: string, only?: ReadonlySet<Role>): Mention[] {
  return mentionsOf(text, only ? loosePatterns.filter(({ role }) => only.has(role)) : patterns, {
    results,
    countNouns,
  });
}

/** What a role is called, as a whole word. */
export type Called<R extends string> = { role: R; pattern: RegExp };
/** `results` stand behind a figure only because they are asked for, `countNouns` behind the number that they count. */
type Kinds<R extends string> = { results: ReadonlySet<R>; countNouns: ReadonlySet<R> };

/** Most patterns match nothing, and to look once costs a fraction of looking for all. */
export function allMatches(text: string, pattern: RegExp): RegExpExecArray[] {
  return text.search(pattern) < 0 ? [] : [...text.matchAll(pattern)];
}

/** Where something is named that a figure may measure; of names within each other the longest. */
export function mentionsOf<R extends string>(text: string, called: Called<R>[], kinds: Kinds<R>): Mention<R>[] {
  const found = called.flatMap(({ role, pattern }) =>
    allMatches(text, pattern).map((match) => ({
      role,
      start: match.index,
      end: match.index + match[0].trimEnd().length,
    })),
  );
  const longest = found.filter(
    (one) =>
      !found.some(
        (other) => other.start <= one.start && other.end >= one.end && other.end - other.start > one.end - one.start,
      ),
  );
  const apart = longest.filter(
    (one) => !longest.some((other) => overlaps(one, other) && other.end - other.start > one.end - one.start),
  );
  const mentions: Mention<R>[] = [];
  for (const { role, start, end } of apart) {
    const same = mentions.find((mention) => mention.start === start && mention.end === end);
    if (same) same.roles.push(role);
    else {
      const words = text.slice(start, end);
      const asked = askBefore.test(text.slice(0, start).trimEnd()) && !/^ ?(?:is|=|was)? ?#/.test(text.slice(end));
      mentions.push({
        roles: [role],
        start,
        end,
        asked,
        weak: weak.test(words),
        result: kinds.results.has(role),
        counts: false,
      });
    }
  }
  for (const mention of mentions) {
    addShorter(text, mention, found);
    mention.counts =
      /#\d+ $/.test(text.slice(0, mention.start)) &&
      mention.roles.some((role) => kinds.countNouns.has(role)) &&
      !isLabel(text, mention, mentions);
  }
  return mentions.sort((a, b) => a.start - b.start);
}

/** 'gdp 900 population 45': where the figure before has its name in front, this one has too. */
function isLabel(text: string, mention: Span, mentions: (Span & { weak: boolean })[]): boolean {
  if (!/^ #/.test(text.slice(mention.end))) return false;
  const start = text.lastIndexOf('#', mention.start);
  return mentions.some((other) => !other.weak && other.end === start - 1);
}

type Span = { start: number; end: number };

function overlaps(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}

/** 'average wages' is still wages: what ends with the same words is named too. */
function addShorter<R extends string>(text: string, mention: Mention<R>, found: (Span & { role: R })[]): void {
  if (mention.roles.some((role) => role.startsWith('total'))) return;
  for (const { role, start, end } of found) {
    if (end !== mention.end || start <= mention.start || mention.roles.includes(role)) continue;
    const extra = text.slice(mention.start, start).trim();
    if (
      /^(?:(?:total|average|annual|weekly|monthly|daily|hourly|its|their|our|the|number of|nominal|yearly|my|net|it|people|new) ?)+$/.test(
        extra,
      )
    ) {
      mention.roles.push(role);
    }
  }
}
