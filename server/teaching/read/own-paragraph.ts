import { anyOf } from '#domain/any-of.ts';
import { inSequence } from '#domain/in-sequence.ts';
import { featuresOf } from '../mark/features.ts';
import { statesJudgement } from '../plan/states-judgement.ts';
import { sentencesOf } from '../say/sentences.ts';
import { isQuestion } from './is-question.ts';

/**
 * 'Mark this: …', 'what's missing? …', '… is this good enough for analysis': a paragraph of the student's own, without
 * what is asked about it before and behind. Nothing where no such thing is asked, or where hardly anything was written.
 */
export function ownParagraphIn(words: string): string | undefined {
  const handed = behindHandover(words.trim());
  const parts = partsOf(handed ?? words.trim());
  const first = parts.findIndex((part) => !isAround(part));
  const last = parts.findLastIndex((part) => !isAround(part));
  const around = [...parts.slice(0, Math.max(first, 0)), ...parts.slice(last + 1)];
  if (first < 0 || (handed === undefined && !around.some((part) => isAsked(part)))) return undefined;
  const own = parts
    .slice(first, last + 1)
    .join(' ')
    .replace(/^["“'‘]|["”'’]$/g, '')
    .trim();
  if (isConclusion(own, words)) return own.split(/\s+/).length >= fewestConcluding ? own : undefined;
  return isWritten(own, handed === undefined ? undefined : fewestHanded) ? own : undefined;
}

/** Whether lines are a conclusion: by how they begin, or by what is said of them. */
export function isConclusion(own: string, words: string): boolean {
  return statesJudgement(own) || saidToConclude.test(words.replace(own, ' '));
}

const saidToConclude =
  /\bmy (?:\w+ )?(?:conclusion|judge?ment)\b(?: (?:is|was))?\s*:|\b(?:is|was|would|does) (?:that|this|it)\b[^.?!]*\b(?:judge?ment|conclusion)\b/i;
const fewestConcluding = 5;

/** What stands behind 'my paragraph:' or 'new version:', whatever stands before it: the question, or a grumble. */
function behindHandover(words: string): string | undefined {
  const found = handovers.map((form) => form.exec(words)).find(Boolean);
  return found ? words.slice(found.index + found[0].length).trim() : undefined;
}

const begins = String.raw`(?:^|[.?!)\]'"”’,\n]\s*|\band\s+)(?:(?:ok(?:ay)?|so|right|anyway|whatever|and|but|now|well|fine|here[’']?s|here is|this is|it[’']?s)[,:\s]+)*`;
const written = String.raw`(?:paragraph|para|answer|attempt|draft|version|conclusion|intro\w*|evaluation|response|judge?ment|try)`;
const handovers = [
  `(?:my|mine|the|a) (?:(?:own|first|second|third|new|newer|next|last|latest|better|opening|final|whole) )*${written}(?: (?:is|was|so far|again|now|to (?:it|this|that)|for (?:it|this|that)))*`,
  String.raw`(?:(?:new|second|third|next|latest|better) (?:${written}|go|one)|mine|take two|version (?:\d|two|three))`,
  `what i(?:[’']?ve| have)? (?:just )?(?:got|have|wrote|written|put|did)(?: so far| for (?:it|this|that))?`,
  `i(?:[’']?ve| have)? (?:just )?(?:wrote|written|put)(?: this| it)?`,
  '(?:how|what) about(?: this| this one| something like| now| if i (?:put|say|write))?(?: instead| then)?',
  '(?:maybe |something )?like this',
  'a(?:ns)?',
].map((form) => new RegExp(`${begins}${form}\\s*:\\s+`, 'i'));

/** What was asked for is sent without another word: long enough, and no question. */
export function isParagraph(words: string): boolean {
  return isWritten(words.trim()) && !isQuestion(words.trim());
}

/** Sentences, with what stands before a colon or a dash at the head, and what is asked behind a comma at the end, as parts of their own. */
function partsOf(words: string): string[] {
  const [head = '', lead = ''] = /^((?:[^.:?!\n]|\d\.\d){3,120}?)(?::\s|\s-\s|\n)/.exec(words) ?? [];
  const rest = words.slice(head.length);
  const [tail = ''] = /,\s+(?:is|was|would|does|do|what|how|can|could)\b[^.,:?!]{4,90}\??$/i.exec(rest) ?? [];
  const body = rest.slice(0, rest.length - tail.length).split(/(?<=[.?!]['”"’]?|[([]\d{1,2}(?: marks?)?[)\]])\s+/i);
  return [lead, ...body, tail.replace(/^,\s+/, '')].map((part) => part.trim()).filter(Boolean);
}

function isAround(part: string): boolean {
  if (question.test(part)) return true;
  const isShort = part.split(/\s+/).length <= longestAround;
  return isShort && (isAsked(part) || announces.test(part) || courtesy.test(part));
}

const longestAround = 26;
/** 'Question: Assess … (10)', 'Discuss whether …', '(15)': what was set, and nothing of his own. */
const question = anyOf([
  inSequence([
    /^\W*(?:(?:q|(?:the |my |here[’']?s (?:the|my) )?(?:question|title))\b[^:]{0,12}:?\s*)?["“'‘]?/i,
    /(?:assess|evaluate|discuss|examine|analyse|to what extent|explain (?:one|two|why|how|the))\b/i,
  ]),
  /^[([]\d{1,2}(?: marks?)?[)\]]$/i,
]);

function isAsked(part: string): boolean {
  return [...asks, ...hands].some((form) => form.test(part));
}

const asks = [
  /\b(?:mark|check|rate|grade|review|read|improve|critique|look (?:at|over)) (?:this|it|my|mine|the following|what i|over)\b/i,
  /\b(?:is|was|would|does|will) (?:this|that|it|my [\w ]{2,30}?)\b[^.?!]*\b(?:good|ok(?:ay)?|decent|strong|enough|all ?right|fine|work|score|get (?:me )?(?:the |full |top |good |many |any )?marks?)\b/i,
  /\b(?:is|was|would|does|will) (?:this|that|it)\b[^.?!]*\b(?:better|judge?ment|conclusion|evaluation|analysis)\b|^better\?*$/i,
  /\bwhat(?:[’']?s| is| am i| have i)? (?:missing|missed|left out|wrong with (?:this|it|my))\b/i,
  /\b(?:what|which|how many) (?:marks?|levels?|grade|score)\b[^.?!]*\b(?:this|that|it|my|i)\b/i,
  /\bhow (?:would|will|could|can|do|should)\b[^.?!]*\b(?:mark|improve|better|strengthen)\b/i,
  /\b(?:feedback|thoughts|what do (?:you|u) think)\b/i,
  /\bdo i (?:need|get|have|want)\b[^.?!]*\b(?:evaluation|eval|evaluate|analysis|more|marks?)\b/i,
];
/** Whoever hands it over wants to hear what it is worth. */
const hands = [
  /^(?:(?:ok(?:ay)?|so)[, ]+)*(?:here it is|i(?:[’']?ve| have)? (?:just )?(?:wrote|written|tried|did|put)(?: writing)?(?: (?:it|this|that))?)$/i,
  inSequence([
    /^(?:(?:ok(?:ay)?|so|right|hi|hey)[, ]+)*/i,
    /(?:here[’']?s|here is|this is|i (?:just )?(?:wrote|did)|i(?:[’']?ve| have) written)\b[^.?!]*/i,
    /\b(?:paragraph|para|answer|attempt|draft|intro\w*|conclusion|this|my one)\b[^.?!]*$/i,
  ]),
  /^(?:(?:ok(?:ay)?|so|right|hi|hey)[, ]+)*my (?:own |first |second |last |opening )?(?:paragraph|para|answer|attempt|draft)\b[^.?!]*$/i,
];
const announces = /^(?:this is|it[’']?s|its) (?:for|from)\b[^.?!]*\b(?:mark|question|essay|paper|homework)\w*/i;
const courtesy = /^(?:hi|hey|hello|ok(?:ay)?|thanks?|thank you|please|pls|cheers)\b(?:\W+\w+){0,3}\W*$/i;

/** Long enough to be read for what it does, with a step in it or more than one sentence, and no sum. */
function isWritten(own: string, fewest?: number): boolean {
  const count = own.split(/\s+/).length;
  const isLong =
    count >= (fewest ?? fewestWords) &&
    (sentencesOf(own).length > 1 || (count >= (fewest ?? oneSentence) && featuresOf(own).links > 0));
  return isLong && !/\?/.test(own) && !/\d\s*[x*/÷+=−]\s*[£$]?\d/i.test(own);
}

/** Who says that it is his paragraph may be brief. */
const fewestHanded = 10;
const fewestWords = 14;
const oneSentence = 18;
