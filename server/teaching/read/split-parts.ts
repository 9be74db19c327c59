import { anyOf } from '#domain/any-of.ts';
import { stemsOf } from '#domain/marking/topic-stems.ts';
import { beginsAsAnswer } from './begins-as-answer.ts';
import { isQuestion } from './is-question.ts';
import { asksBehind } from './split-answer.ts';

/**
 * 'What is a public good and why cant firms provide it', 'is it an asset? also what is a liability': two requests in one
 * message, each with what was told before it. Nothing where the words ask for one thing, or may do.
 */
export function splitParts(words: string): [first: string, second: string] | undefined {
  const said = words.trim();
  if (said.split(/\s+/).length > mostWords || isTask.test(said) || quoted.test(said)) return undefined;
  const parts = gather(clausesOf(said));
  const [first, second] = parts;
  if (!first || !second || parts.length > mostParts) return undefined;
  const rest = [second, ...parts.slice(2)].join(' and ');
  if (!isWhole(first) || !isWhole(rest) || isNoRequest(first) || leansBack.test(rest)) return undefined;
  // Figures belong to a sum, as does what its result means: only what asks for a reason stands beside it.
  const isOwnSum = besides.test(said) && /\d/.test(first) && rest.split(/\d[\d,.]*/).length > 2;
  if (/\d/.test(said.replace(noFigure, ' ')) && !isOwnSum && (/\d/.test(rest) || !asksForReasons.test(rest)))
    return undefined;
  return [first, rest];
}

type Clause = { text: string; isJoined: boolean };

/** Sentences, and what is asked behind an 'and', an 'also' or a comma. */
function clausesOf(words: string): Clause[] {
  return words
    .split(/(?<=[.!?])\s+|\n+/)
    .flatMap(cutAtJoints)
    .filter(Boolean)
    .map((text) => ({ text: text.replace(joiner, ''), isJoined: joiner.test(text) }));
}

function cutAtJoints(sentence: string): string[] {
  for (const { index } of sentence.matchAll(joints)) {
    const [left, right] = [sentence.slice(0, index), sentence.slice(index).replace(/^[,\s]+/, '')];
    if (asks(left) && !isOneThing.test(left) && left.split(/\s+/).length >= fewestWords)
      return [left, ...cutAtJoints(right)];
  }
  return [sentence];
}

/** Each request with what is told before it; what is told behind one, or only asks on, belongs to it. */
function gather(clauses: Clause[]): string[] {
  const parts: string[] = [];
  let told = '';
  for (const { text, isJoined } of clauses) {
    const last = parts.at(-1);
    if (!asks(text)) {
      if (last === undefined) told = `${told}${text} `;
      else parts[parts.length - 1] = `${last} ${text}`;
    } else if (last !== undefined && !isAnew({ text, isJoined }, last)) {
      parts[parts.length - 1] = `${last} ${text}`;
    } else {
      parts.push(`${told}${text}`);
      told = '';
    }
  }
  return parts;
}

/** What stands behind an 'and' is a second thing; 'why is it low? why do you go up there' asks one thing in two ways. */
function isAnew({ text, isJoined }: Clause, last: string): boolean {
  if (isJoined) return !goesOn.test(text);
  const [, way] = /^(why|how)/i.exec(text) ?? [];
  return asksAnew.test(text) && !(way && new RegExp(`\\b${way}\\b`, 'i').test(last));
}

function asks(clause: string): boolean {
  return !knows.test(clause) && (isQuestion(clause) || asksBehind(clause) || wishes.test(clause));
}

/** A complaint, an answer, or where to go on: what follows it is what is meant. */
function isNoRequest(part: string): boolean {
  return beginsAsAnswer(part) || [complains, supposes, leads].some((form) => form.test(part));
}

const complains = anyOf([
  /\b(?:you|u) (?:(?:did|have)(?:n'?t)?|are|r|keep|never|still|said)\b/i,
  /\bi (?:did|never|gave|already|asked|said|was)|\?\?/i,
  /^(?:that|it|this) (?:was|does|did|is)n'?t\b|^(?:does|did|was)nt say\b|^what \w+ lol\b/i,
]);
const supposes = /^(?:idk|dunno|i (?:guess|suppose|reckon))\b|\bi suppose\b/i;
/** 'Can we go back to demand', 'what about aid then', 'from the start' */
const leads =
  /\b(?:can|could|shall) we\b|\bgo back\b|\bfrom the (?:start|beginning)\b|\bhelp me with\b|\bcheck (?:this|my)\b|^(?:\w+[, ]+){0,3}(?:what|how) about\b/i;

/** More than 'and why', which asks nothing without the rest. */
function isWhole(part: string): boolean {
  return (
    asksVerdict.test(part) ||
    wishes.test(part) ||
    (part.split(/\s+/).length >= (asksMeaning.test(part) ? 2 : fewestWords) &&
      (stemsOf(part).length > 0 || asksNumber.test(part)))
  );
}

const fewestWords = 3;
const mostParts = 3;
/** Longer ones are a task, a paragraph or a story. */
const mostWords = 60;
const auxiliary =
  "(?:is|are|was|were|do|does|did|would|should|can|could|will|might|has|have|isn'?t|aren'?t|don'?t|doesn'?t|won'?t|wouldn'?t|can'?t)";
const start = [
  `(?:what|why|how|when|where|who|which)(?:'?s|(?: \\w+){0,2}? ${auxiliary})\\b`,
  '(?:what (?:happens|makes|causes|about)|how (?:much|many|about)|why (?:it|they|that|this|we|people|firms))\\b',
  `(?!ha[sv]e?\\b)${auxiliary} (?!not\\b)\\w+ \\w+`,
  '(?:can|could|would) (?:you|u|i|we)\\b',
  '(?:test|quiz|ask|give|show|tell|remind) me\\b',
  '(?:explain|define|compare|draw)\\b',
  `if (?:\\S+ ){2,10}?(?:${auxiliary}|what|how|which)\\b`,
].join('|');
const joints = new RegExp(
  `(?:,|\\s+(?:tho|though|lol))?\\s+(?:(?:and|but|plus) )?(?:also,?|then|plus,?|and,?) (?:then |also |now )?(?=${start})|,\\s+(?=what(?:'?s| is| are) (?!that|this|it)\\b)`,
  'gi',
);
const joiner = /^(?:(?:and|also|plus|then|but also)[, ]+)+(?:now )?/i;
/** 'The difference between what is needed and what is wanted' */
const isOneThing =
  /\b(?:between|both)\b(?!.*\b(?:and|,)\b)|^\W*if\b(?!.*\b(?:is|are|does|do|will|would|what|how|why)\b)/i;
const knows =
  /^(?:(?:ok|so|but|and|like|yeah)[, ]+)*i (?:already |sort of |kind of |kinda )?(?:know|get|understand|see|remember)\b/i;
const wishes = /^(?:(?:and|also|then|now|pls|please|just|ok|so)[, ]+)*(?:test|quiz|ask|give|show|tell|remind) me\b/i;
const asksVerdict = /^(?:(?:ok(?:ay)?|so|wait|but)[, ]+)*(?:(?:was|am) i|(?:was|is) my \w+) (?:right|correct)\b/i;
/** 'Whats factoring', 'whats q3' */
const asksMeaning = /^(?:what['’]?s|define) (?:[a-z]{4,}|q\d)/i;
/** Without an 'and' before it 'is it Herzberg' guesses at what was asked, and 'would that be' goes on with it. */
const asksAnew = anyOf(
  [
    /what|why|how|when|where|who|which|whats|whos|hows|(?:can|could|would|will) (?:you|u)/i,
    /(?:test|quiz|ask|give|show|tell|remind) me|explain|define|do (?:you|u)/i,
  ],
  { before: /^(?!.{0,8}\bwhat if\b)(?:(?:ok(?:ay)?|so|then|oh|but)[, ]+)*/, after: /\b/ },
);
/** 'Or is it', 'is it because …', 'is that right', 'like who decides': still the question before. */
const goesOn = anyOf(
  [
    /or\b|like\b|because\b|cos\b|bc\b|so (?:is|does|would) (?:it|that)\b/i,
    /(?:is|was|does|do) (?:it|that|this|they|i) (?:just |only )?(?:because|bc|cos|right|correct|true|mean|make sense)\b/i,
    /(?:right|yeah|yes|no|correct|please|pls|thanks|thx|ty)\W*$|e\.?g\b|for example\b/i,
  ],
  { before: /^/ },
);
/** 'Why is that', 'how come', 'can u say it in easier words', 'give me a judgement': nothing of its own. */
const leansBack = anyOf([
  /^(?:why(?: is| was)? (?:that|this|it|not|so)|how come|how so|what do (?:you|u) mean|does (?:that|it) make sense|is that (?:ok|right|it))\W*$/i,
  /\b(?:say|put|explain|do|make|give) (?:it|that|this)\b.*\b(?:easier|simpler|simply|plain(?:er)?|shorter|numbers)\b/i,
  /^(?:and |so |please |just )*(?:give|tell) me (?:a|an|your|ur|the|one) (?:\w+ )?(?:judge?ment|opinion|verdict|view|answer|reason|yes or no)(?: please| pls)?\W*$/i,
]);
/** '… right? Also my market has …': with figures of its own, a second sum. */
const besides = /[.?!]\s+(?:(?:and|ok|oh) )?(?:also|another (?:thing|one|question)|next one|separate(?:ly)?)\b/i;
const asksNumber = /^what['’]?s (?:q|question) ?\d/i;
const noFigure = /\bin (?:19|20)\d\d\b|\b\d+[ -]mark(?:er|s)?\b|\bq(?:uestion)? ?\d{1,2}\b/gi;
const asksForReasons =
  /^(?:why\b|how (?:can|could|might|would|do|should) (?:they|it|the|a|you|we|i)\b|what (?:are|would|could|might)\b)/i;
/** An exam question, which is planned or answered as one. */
const isTask =
  /^\W*(?:evaluate|assess|discuss|examine|analyse|to what extent|explain (?:one|two|three)|q\d)\b|\(\d+ ?marks?\)|\b(?:plan|essay)\b/i;
const quoted = /["“‘'](?:\S+\s+){11,}\S+["”’']/;
