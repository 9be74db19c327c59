import { allFormulas } from './all-formulas.ts';
import { allMatches } from './find-mentions.ts';
import type { Formula, Reading } from './formula.ts';
import { withoutJudgement } from './judge/asks-judgement.ts';
import { asksFormula, asksHint, asksTheory, nearCue, sumCue } from './ways-of-asking.ts';

export type Choice = {
  candidates: { formula: Formula; score: number }[];
  /** Results asked for in one breath: 'AFC, AVC and ATC'. */
  several: Formula[] | undefined;
  /** 'what is the formula for …', 'how do I work out …' */
  wantsFormula: boolean;
  /** 'just a hint', 'don't tell me the answer' */
  wantsHint: boolean;
  isTheory: boolean;
  /** The sum is clearly asked for, so that a missing figure may be named. */
  mayMiss: boolean;
};

/** The formulas asked for, the likeliest first. */
export function chooseFormulas(reading: Reading, subject: 'economics' | 'business'): Choice {
  const { text, topic } = reading;
  const scored = allFormulas.flatMap((formula) => scoreOf(formula, text, topic, subject));
  const named = scored.filter(
    (one) =>
      !scored.some(
        (other) =>
          other !== one &&
          other.start <= one.start &&
          other.end >= one.end &&
          other.end - other.start > one.end - one.start,
      ),
  );
  const ranked = named.sort((a, b) => b.score - a.score);
  const top = ranked[0];
  const isAsked = top !== undefined && top.score >= 4;
  const fromTopic = allFormulas
    .filter((formula) => !formula.onlyAsked && matches(formula.aliases, topic))
    .filter((formula, _, all) => !isPart(formula, all, topic))
    .map((formula) => ({ formula, score: 0 }));
  const implied = (top && top.score >= 3 ? [] : allFormulas)
    .filter(({ implied: pattern }) => pattern?.test(text))
    .map((formula) => ({ formula, score: 0.5 }));
  const candidates = isAsked
    ? [...ranked.filter(({ score }) => score >= top.score - 1.5), ...implied]
    : [...ranked, ...implied, ...fromTopic];
  const cued = sumCue.test(text);
  return {
    candidates,
    several: severalOf(named, text),
    wantsFormula: asksFormula(text),
    wantsHint: asksHint(text),
    isTheory:
      asksTheory(reading.facts.length > 1 ? withoutJudgement(text) : text) &&
      !cued &&
      !(reading.own && reading.facts.length > 1) &&
      !top?.formula.implied?.test(text),
    mayMiss: top !== undefined && (cued || isAsked || (/\?$/.test(text) && reading.facts.length === 1)),
  };
}

/** Whether the words name what this sum comes to. */
export function isNamedIn(reading: Reading, subject: 'economics' | 'business', { name }: { name: string }): boolean {
  return chooseFormulas(reading, subject).candidates.some(
    ({ formula, score }) => score > 0 && name.includes(formula.name),
  );
}

type Named = { formula: Formula; start: number; end: number };

/** Names with nothing but a comma or an 'and' between them; the longest list of them. */
function severalOf(named: Named[], text: string): Formula[] | undefined {
  const lists = named.map((one) => listFrom(one, named, text));
  const longest = Math.max(...lists.map(({ length }) => length));
  return longest > 1 ? lists.find(({ length }) => length === longest) : undefined;
}

function listFrom(one: Named, named: Named[], text: string): Formula[] {
  const next = named.find(
    ({ start, formula }) =>
      start > one.end &&
      formula !== one.formula &&
      /^ ?(?:,|,? ?(?:and|n|&|\+|plus|and also|as well as))(?: (?:then|also|the|its|their|what is|whats|a))* ?$/.test(
        text.slice(one.end, start),
      ),
  );
  return [one.formula, ...(next ? listFrom(next, named, text) : [])];
}

/** What a formula is called, as whole words. */
const namesOf = oncePer((aliases) => new RegExp(`(?<![\\w#@])(?:${aliases.source})(?![\\w])`, 'g'));
const inTopic = oncePer((aliases) => new RegExp(`(?<![\\w])(?:${aliases.source})(?![\\w])`, 'g'));

function oncePer(make: (pattern: RegExp) => RegExp): (pattern: RegExp) => RegExp {
  const kept = new WeakMap<RegExp, RegExp>();
  return (pattern) => {
    const made = kept.get(pattern) ?? make(pattern);
    kept.set(pattern, made);
    return made;
  };
}

function scoreOf(formula: Formula, text: string, topic: string, subject: string) {
  if (formula.onlyWith && !formula.onlyWith.test(text) && !formula.onlyWith.test(topic)) return [];
  if (formula.notWith?.test(text)) return [];
  const found: { formula: Formula; score: number; start: number; end: number }[] = [];
  for (const match of allMatches(text, namesOf(formula.aliases))) {
    const before = text.slice(0, match.index).trimEnd();
    const after = text.slice(match.index + match[0].length);
    const asked =
      nearCue.test(before) ||
      /^ (?:of|for) (?:this|these)\b/.test(after) ||
      /^(?:how|what|which|many|much)\b/.test(match[0]) ||
      (/^(?:so |ok |and |the )*$/.test(`${before} `.trimStart()) && /^ (?:if|when|given)\b/.test(after));
    const atStart = /^(?:so |ok |and |hi |hey )*(?:the )?$/.test(`${before} `.trimStart());
    const isList =
      formula.neverGiven ||
      /\b(?:at|for|if|when|on|from)$/.test(match[0]) ||
      (atStart && /^ ?:/.test(after)) ||
      /^ ?(?:at|for|on|of|from) #\d+ (?:units|cups|items|goods)/.test(after) ||
      /^ (?:at|for) #\d+(?: units)? ?(?:\?|$)/.test(after) ||
      /^ ?:? ?#\d+ (?:[a-z]+ ){0,2}out of (?:[a-z]+ ){0,2}#\d+/.test(after);
    if (
      !isList &&
      /^ ?(?:is|=|was|:|are|being|stays|equals|has been|rises?|falls?|rose|fell|goes|went|to)? ?(?:at |by |from |about |around )*#/.test(
        after,
      ) &&
      !asked &&
      (formula.onlyAsked || !/^ ?:? ?(?:from )?#\d+ (?:to|->|-) #/.test(after))
    )
      continue;
    if (/^ (?:is|was|=) (?:about )?#/.test(after)) continue;
    let score = 1 + Math.min(match[0].length, 30) / 30;
    if (asked) score += 3;
    const last =
      /^ ?(?:is it|be|then|please|pls|plz|now|here|thx|thanks|for me|~|right|correct|of this|of it|of the \w+)?[ ?!.=:]*$/.test(
        after,
      );
    if (formula.onlyAsked && !asked && !last && !atStart) continue;
    if (last) score += 2;
    if (atStart) score += 1.5;
    if (formula.subject && formula.subject !== subject) score -= 0.4;
    const lead =
      /^(?:(?:the|a|an|its|their|his|our|new|total|percentage|percent|%|is|will|would|firms?|final) )*/.exec(
        match[0],
      )?.[0].length ?? 0;
    found.push({ formula, score, start: match.index + lead, end: match.index + match[0].length });
  }
  const bestFirst = found.sort((a, b) => b.score - a.score);
  return bestFirst.slice(0, 1);
}

/** 'elasticity of demand' within 'income elasticity of demand' is no topic of its own. */
function isPart(formula: Formula, all: Formula[], topic: string): boolean {
  const own = longestMatch(formula.aliases, topic);
  return all.some((other) => {
    const longer = other === formula ? '' : longestMatch(other.aliases, topic);
    return longer.length > own.length && longer.endsWith(own) && !topic.replace(longer, '').includes(own);
  });
}

function longestMatch(aliases: RegExp, text: string): string {
  const found = allMatches(text, inTopic(aliases)).map(([words]) => words);
  return found.sort((a, b) => b.length - a.length)[0] ?? '';
}

function matches(aliases: RegExp, text: string): boolean {
  return text.search(inTopic(aliases)) >= 0;
}
