import { allFormulas } from './all-formulas.ts';
import type { Formula, Reading } from './formula.ts';
import { withoutJudgement } from './judge/asks-judgement.ts';

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

const sumCue =
  /\b(?:work(?:ing)? (?:it |this |that )?out|calc(?:ulate|ulating|ulation)?s?|comput\w+|find(?: out| me)?|how (?:much|many|long|big)|figure out|solve|determine|help me (?:do|with))\b/;
const nearCue =
  /(?:\bwhat(?:s| is| was| will| would| are|ll| does| do)?(?: be| happens? to| happened to)?|\bwork(?:ing)? out|\bcalc(?:ulate|ulating)?|\bfind(?: out| me)?|\bhow (?:much|many|long|big|far)(?: (?:does|do|did|will|would|has|have|is|are|should|must|can))?|\bhow (?:do (?:i|you|u) (?:work out|find|calculate|get|do))|\bneed|\bget|\bgive me|\btell me|\bdetermine|\bsolve|\bis|\bfor|\bwant|\bhelp(?: me)?(?: with)?|\bformula for|\bequation for|\bdo)(?: me| to| be| i| we| u| you)?(?: (?:the|its|their|my|a|an|his|her|our|this|of|firms?|new|total|countrys?|value of|it|out|companys?|business(?:es)?|rate of|for))*$/;
const formulaWords =
  /\bformula\b|\bequation\b|\bwhats the (?:rule|method)\b|\bhow (?:do|would|can|should|to|d|did|does)(?: (?:i|you|u|we|one|they))?(?: even| actually| go about| again)? ?(?:to )?(?:work|calculat\w+|find|get|do|comput\w+|figure|measure)/;
const hintWords =
  /\bhint\b|\bnudge\b|\bclue\b|\b(?:dont|do not|without|not) (?:tell|give|giving|telling|show)(?:ing)? (?:me )?(?:the )?(?:answer|it|full)|\bjust (?:the|a) (?:formula|hint|first step)|\bjust (?:tell me|need|want) (?:the )?formula|\bpoint me|\bstart me off|\bget me started|\b(?:dont|do not) (?:give|tell) me the (?:final|actual) |\bfirst step\b|\bwhere do i start\b|\bhow do i start\b|\bill do (?:it|the sum) myself\b/;
/** The student wants to be pointed the way and to do the sum alone. */
export function asksHint({ text }: Reading): boolean {
  return hintWords.test(text);
}
const theoryWords =
  /\bwhy\b|\bexplain\b|\bdefine\b|\bdefinition\b|\btells? (?:you|us|me) (?:about )?(?!the (?:answer|formula))|\bwhat does [^#]* (?:of|at) #\d+|\bmean(?:s|ing)?\b(?! (?:about |an? )?#)|\bevaluate\b|\bdiscuss\b|\bassess\b|\banalyse\b|\bdifference between\b|\bwhat causes\b|\bwhat (?:would|could|might|can|will) (?:make|cause|reduce|lower|raise|increase|affect)\b(?! #)|\bin (?:real life|reality|practice)\b|\bshould (?:the (?:government|firm|business|company|bank)|a (?:government|firm|business))\b|\bis (?:a|an) \w+ of\b|\bgood or bad\b|(?<!comparative |absolute )\badvantages?\b(?! in)|\bdisadvantages?\b|\bmark (?:question|essay)\b|\bessay\b|\bhow (?:does|do|can|could|might|did) (?:the |a |an )?(?:government|firm|rise|fall|higher|lower|inflation|company|business|tax|subsid|interest|increase|decrease|change)/;

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
    wantsFormula: formulaWords.test(text),
    wantsHint: asksHint(reading),
    isTheory:
      theoryWords.test(reading.facts.length > 1 ? withoutJudgement(text) : text) &&
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

function scoreOf(formula: Formula, text: string, topic: string, subject: string) {
  if (formula.onlyWith && !formula.onlyWith.test(text) && !formula.onlyWith.test(topic)) return [];
  if (formula.notWith?.test(text)) return [];
  const found: { formula: Formula; score: number; start: number; end: number }[] = [];
  for (const match of text.matchAll(new RegExp(`(?<![\\w#@])(?:${formula.aliases.source})(?![\\w])`, 'g'))) {
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
  const found = [...text.matchAll(new RegExp(`(?<![\\w])(?:${aliases.source})(?![\\w])`, 'g'))].map(([words]) => words);
  return found.sort((a, b) => b.length - a.length)[0] ?? '';
}

function matches(aliases: RegExp, text: string): boolean {
  return new RegExp(`(?<![\\w])(?:${aliases.source})(?![\\w])`).test(text);
}
