import { anyOf } from '#domain/any-of.ts';
import type { Figure } from './read-numbers.ts';

export type Tag = 'value' | 'from' | 'to' | 'by';
export type Told = { figure: Figure; tag: Tag; year?: number; per?: 'unit' | 'year' | 'head' | 'time' };
/** Figures that belong together, such as the two ends of 'from 8 to 10', and where they stand in the text. */
export type Group = { told: Told[]; start: number; end: number };

const rising = anyOf([
  /rises?|rose|risen|rising|increas(?:es?|ed|ing)|(?<!mark )up|grow(?:s|n|ing)?|grew/,
  /gains?|climb(?:s|ed)?|rais(?:es?|ed|ing)|higher|more|appreciat(?:es?|ed|ion)/,
  /jump(?:s|ed)?|growth|hike|boost(?:s|ed)?|extra|expands?|puts? up/,
]).source;
const falling = anyOf([
  /falls?|fell|fallen|falling|drop(?:s|ped|ping)?|decreas(?:es?|ed|ing)|declin(?:es?|ed|ing|e)|down|cuts?/,
  /cutting|reduc(?:es?|ed|tion|ing)|lower(?:s|ed)?|less|fewer|shr(?:inks?|ank)|depreciat(?:es?|ed|ion)/,
  /los(?:es?|t)|dip(?:s|ped)?|slash(?:es|ed)?|discount(?:s|ed)?|contract(?:s|ed)?/,
]).source;
const either = `${rising}|${falling}|changes?(?: of)?|changed`;
const hedge = '(?: by| about| around| roughly| only| just| a| an| another| of| nearly| almost| approx)*';

const leftBy = new RegExp(`\\b(?:${either})${hedge}$`);
const leftChangeIn = new RegExp(
  `\\b(?:${either})(?: \\w+)? in (?:the )?(?:\\w+ ){1,4}(?:is|=|of|was|by|:|are)$|(?:%|percentage|percent) ?(?:change|Δ|increase|decrease|fall|rise|growth)(?: in)? (?:\\w+ ){0,4}(?:is|=|of|was|:)?$`,
);
const leftVerbNoun = new RegExp(
  `\\b(?:${either}|puts?|putting)(?: the| its| their| our| all)? (?:prices?|wages?|fees?|fares?|costs?|incomes?)(?: up| down)?(?: by| about| around| a)*$`,
);
const rightBy =
  /^(?!mark|weight|percent|%|what|net)(?:\w+ )?(?:higher|lower|more|less|fewer|up|down|extra|rise|increase|fall|drop|decrease)\b(?! (?:to|from)\b)/;
const rightNoun =
  /^(?:pay |price |wage |tax )?(?:rise|increase|fall|drop|decrease|cut|reduction|decline|hike|growth|jump|depreciation|appreciation)\b(?! (?:to|from)\b)/;
const leftTo = anyOf([
  /(?:(?<!happens |happen |happened |done |do )\bto|->|\bnow|\bbecomes?|\bbecame|\btoday|\bafter)(?: a| only| just| about| around| at| is| its| be| stands? at| worth| \w+ of)*$/,
  /\b(?:now|new|current|this year|this month|afterwards|then)\b(?! (?:machine|product|equipment|firm|business|van|shop))/,
]);
const leftFrom = anyOf([
  /\bfrom(?: a| about| around| an? \w+ of)*$/,
  /\b(?:instead of|rather than|compared (?:to|with))(?: the| a| about)*$/,
  /\b(?:was|were)(?: at| about| only| around| just| worth)*$/,
  /\b(?:originally|initially|original|old|previous|previously|used to|before|last year|last month|started|at first|base|base year)\b(?! (?:cost|investment|outlay))/,
]);
const rightTo = /^(?:\w+ ){0,3}?(?:now|this year|this month|today|after|afterwards|later|currently)\b/;
const rightFrom =
  /^(?:\w+ ){0,3}?(?:before|last year|last month|originally|to start|to begin|initially|at first|ago|beforehand)\b|^(?:in |for )?(?:the )?base\b/;

/** A ratio does not move by the percentage behind it: 'ped of −0.3, 10% price rise'. */
const scaleName =
  /\b(?:ped|yed|xed|pes|elasticity(?: of (?:demand|supply))?|multiplier|mp[cstmw])(?: is| of| =| was| :| at)*$/;

export function readGroups(
  text: string,
  figures: readonly Figure[],
  years: readonly number[],
  hasRole: (from: number, to: number) => boolean,
): Group[] {
  const places = [...text.matchAll(/#(\d+)/g)].map((match) => ({
    figure: figures[Number(match[1])],
    start: match.index,
    end: match.index + match[0].length,
  }));
  const yearFirst =
    /^[^#]*@/.test(text) ||
    (!/#\d+ (?:\w+ )?(?:in|for|during|at|by) (?:the )?@/.test(text) && /@\d+ ?(?:[:=,-]|is|was|it was)* ?#/.test(text));
  const groups: Group[] = [];
  places.forEach(({ figure, start, end }, at) => {
    if (!figure) return;
    const leftStart = places[at - 1]?.end ?? 0;
    const left = lastClause(text.slice(leftStart, start)).trim();
    const right = firstClause(text.slice(end, places[at + 1]?.start ?? text.length))
      .replace(/\b(?:is |are |its )?now $/, '')
      .trim();
    const tagged = tagOf(figure, left, right);
    const told: Told = {
      ...tagged,
      ...(tagged.tag === 'value' && { tag: sectionOf(text.slice(0, start)) }),
      per: perOf(right),
      year: yearOf(left, right, years, yearFirst),
    };
    const last = groups.at(-1);
    const between = text.slice(leftStart, start);
    const isScale = last !== undefined && scaleName.test(text.slice(0, last.start).trimEnd());
    if (last && !isScale && !isOfAnother(between, right) && joins(between, last, told) && !hasRole(leftStart, start)) {
      const previous = last.told.at(-1);
      if (previous?.tag === 'by' && told.tag === 'to' && !/\bby\b/.test(text.slice(0, last.start).slice(-14))) {
        previous.tag = 'from';
        previous.figure = figures[previous.figure.index] ?? previous.figure;
      }
      const backwards = told.tag === 'from' && previous && previous.tag !== 'by';
      if (backwards && previous) previous.tag = 'to';
      else if (told.tag === 'to' && previous?.tag === 'value') previous.tag = 'from';
      else if (told.tag === 'by' && previous?.tag === 'value') previous.tag = 'from';
      last.told.push(told);
      last.end = end;
    } else groups.push({ told: [told], start, end });
  });
  return groups;
}

/** '12 out of 80 staff last year' and 'a team of 75, 15 resigned this year' are two things, not one that moved. */
function isOfAnother(between: string, right: string): boolean {
  return (
    /\bout of\b/.test(between) ||
    (/^ ?[a-z]+s (?:of [a-z]+ )?(?:by|from|with|between) $/.test(between) &&
      /^(?:workers|staff|employees|people)\b/.test(right)) ||
    /^(?:of |in )(?:revenue|sales|turnover)\b/.test(right) ||
    /^(?:\w+ ){0,3}?(?:left|resigned|quit|leavers|retired|walked|absent|stayed)\b/.test(right)
  );
}

function joins(between: string, last: Group, told: Told): boolean {
  if (last.told.length > 1) return false;
  const before = last.told[0];
  if (!before || told.tag === 'value') return false;
  if (
    told.tag !== 'by' &&
    before.tag !== 'by' &&
    (before.figure.unit === 'percent') !== (told.figure.unit === 'percent')
  ) {
    return false;
  }
  const literal = /(?:\bto|->|-|\bnow|\bfrom|\bby)\b|->|^ ?- ?$/.test(between);
  const mixed = before.figure.currency !== told.figure.currency;
  if (mixed && (!literal || told.tag === 'from')) return false;
  if (told.tag === 'by' && /^[ ,;]*$/.test(between)) return false;
  return told.tag !== before.tag && !/[.;?]|\bif\b|\bwhen\b/.test(between);
}

function tagOf(figure: Figure, left: string, right: string): { figure: Figure; tag: Tag } {
  const way = new RegExp(`\\b(?:${falling})\\b`);
  const signed = (words: string) => {
    const down = way.test(words) && figure.value > 0;
    return down ? { ...figure, value: -figure.value } : figure;
  };
  const noun = rightNoun.exec(right);
  if (noun) return { figure: signed(noun[0]), tag: 'by' };
  if (/\bfrom(?: a| about| around)*$/.test(left)) return { figure, tag: 'from' };
  if (/(?:\bto|->|\bup to|\bdown to)(?: a| only| just| about| around)*$/.test(left)) return { figure, tag: 'to' };
  if (/^-$/.test(left)) return { figure, tag: 'to' };
  if (
    figure.unit === 'percent' &&
    /\b(?:got|gets?|given|offered|awarded|won|accepted)(?: an?| about| only| just)*$/.test(left) &&
    !/^(?:of the )?(?:market|share|margin)/.test(right)
  )
    return { figure, tag: 'by' };
  if (leftBy.test(left)) return { figure: signed(lastVerb(left)), tag: 'by' };
  if (figure.unit === 'percent' && leftVerbNoun.test(left)) return { figure: signed(lastVerb(left)), tag: 'by' };
  if (leftChangeIn.test(left) && !/\b(?:mpc|mps)\b/.test(left)) return { figure: signed(lastVerb(left)), tag: 'by' };
  const change = rightBy.exec(right);
  if (change) return { figure: signed(change[0]), tag: 'by' };
  if (/(?<!shared |divided |split |multiplied |sold |made |paid )\bby(?: a| about| around| only| just)*$/.test(left))
    return { figure: signed(lastVerb(left)), tag: 'by' };
  if (leftTo.test(left) || rightTo.test(right)) return { figure, tag: 'to' };
  if (leftFrom.test(left) || rightFrom.test(right)) return { figure, tag: 'from' };
  return { figure, tag: 'value' };
}

/** 'before: price £10, qty 600. after: price £12, qty 520' */
function sectionOf(before: string): Tag {
  const heads = before.match(/\b(?:before|after|now|originally|old|new) ?:/g);
  const last = heads?.at(-1);
  if (!last) return 'value';
  return /before|originally|old/.test(last) ? 'from' : 'to';
}

function lastVerb(left: string): string {
  const verbs = left.match(new RegExp(`\\b(?:${rising}|${falling})\\b`, 'g'));
  return verbs?.at(-1) ?? '';
}

function lastClause(left: string): string {
  return left.split(/[.;?!]|,| and | but | while /).at(-1) ?? '';
}

function firstClause(right: string): string {
  return right.split(/[.;?!,]|\band\b|\bbut\b|\bwhile\b|\bwhen\b|\bif\b|\bso\b|\bwhat|\bhow\b/)[0] ?? '';
}

function perOf(right: string): Told['per'] {
  if (/^(?:per|a|each|every|\/|p) ?(?:year|annum|yr|a\b)|^(?:annually|yearly|pa\b)/.test(right)) return 'year';
  if (/^(?:per|a|an|each|every|\/) ?(?:head|worker|person|employee|hour|hr)/.test(right)) return 'head';
  if (/^(?:per|a|each|every|\/) ?(?:week|month|day)/.test(right)) return 'time';
  return /^(?:per\b|each\b|apiece|\/ ?\w+|a (?:unit|cup|item|ticket|pair|piece|bottle|meal|box|loaf|shirt|book|tonne)|to make (?:each|one)|every)/.test(
    right,
  )
    ? 'unit'
    : undefined;
}

function yearOf(left: string, right: string, years: readonly number[], yearFirst: boolean): number | undefined {
  const before = /@(\d+)(?: [\w=:]+){0,6}$|@(\d+)$/.exec(left);
  const after = /^(?:\w+ ){0,2}?@(\d+)/.exec(right);
  const found = yearFirst ? (before ?? after) : (after ?? before);
  const index = found?.[1] ?? found?.[2];
  return index === undefined ? undefined : years[Number(index)];
}
