import { anyOf } from '#domain/any-of.ts';
import { inSequence } from '#domain/in-sequence.ts';

// What students ask about their own plan. What is answered to each is decided in `answer-plan-question`.

/** 'Is that different enough from my first point?', 'aren't they the same point?' */
export const asksIfSame = anyOf([
  /\btoo (?:similar|close|alike)\b/i,
  /\b(?:different|distinct) (?:enough|from (?:my|the|each))\b/i,
  /\b(?:the|really|basically|just) same (?:point|thing|argument|as (?:my|the))\b/i,
  /\boverlap\w*\b/i,
  /\brepeat(?:s|ing)? (?:my|the|myself|point|what i)\b/i,
  /\bsay(?:s|ing)? the same\b/i,
  /\b(?:count|fine|ok(?:ay)?|work) as (?:two|separate)\b|\bone point or two\b/i,
]);
/** 'Should I combine them?' */
export const asksIfJoined = /\b(?:combine|merge|join|put together)\b/i;

export const asksWeakest = anyOf([
  /\bwhich (?:point|one|argument) (?:should|would|do|shall|could) (?:i|you) (?:develop|work on|improve|change|focus on)\b/i,
  /\b(?:weakest|strongest|best|worst|weaker|stronger|better) (?:of (?:my|the|these|them)|point|argument|one|side|line)\b/i,
  /\b(?:point|argument|one|line)s? (?:is|are|was|would be|do you think is) (?:the |my )?(?:weakest|strongest|best|worst|weaker|stronger)\b/i,
]);

/** 'Should I put the scale point before the brewery one?' */
export const asksOrder = anyOf([
  /\bwh(?:at|ich) order\b/i,
  /\b(?:does|is) the order\b/i,
  /\bwhich (?:\w+ )?(?:goes|comes|should (?:go|come|i (?:put|do|write|start with)))\b.*\bfirst\b/i,
  /\b(?:should|shall|do|would|could|can) i (?:put|do|have|write|place|move)\b[^.?!]*\b(?:before|after|first|last)\b/i,
  /\bshould (?:the|my) [^.?!]*\b(?:go|come|be) (?:before|after|first|last)\b/i,
]);

/** 'Is that enough for a top level?', 'what would move it up a level?', 'is the plan good enough?' */
export const asksLevel = anyOf([
  /\b(?:think of|feel about|say about|rate) (?:the|my|this) (?:whole |essay )?plan\b/i,
  /\b(?:top|higher|highest|next|full|which|what|up a|another|good|any) (?:level|marks?|grade|band)\b/i,
  /\blevel \d\b/i,
  /\ban? a(?:\*|-star| star)(?=\W|$)/i,
  /\b(?:improve|better|strengthen|wrong with|missing|lack(?:s|ing)?|add to|left out|left)\b[^.?!]*\b(?:plan|essay|it all)\b/i,
  /\b(?:is|are|was|does|would|do) (?:the|my|this|our) (?:whole |essay )?plan\b[^.?!]*\b(?:good|ok(?:ay)?|enough|ready|complete|finished|done|work|strong|missing)\b/i,
  /\b(?:the|my|this) plan (?:is|looks) (?:\w+ )?(?:good|ok(?:ay)?|enough|ready|complete|strong)\b/i,
  /\bwhat(?:[’']?s| is| am i| are we)? (?:still |else )?(?:missing|left(?: to do)?|lacking)\b/i,
  /\bwhat (?:else )?do i (?:still )?need\b/i,
]);

/** 'Could I use HS2?', 'does the 2008 example work?' */
export const asksCase = [
  inSequence([
    /\b(?:could|can|should|may|shall|would it be (?:ok|good|fine) (?:to|if)) (?:i |we )?/i,
    /(?:just |also |maybe |then )*(?:use|mention|quote|refer to|bring in|include|put in|talk about) (.{2,60}?)/i,
    /(?: (?:as|for|in|here|there|instead|too|maybe|to (?:show|back|support))\b.*)?\s*\?/i,
  ]),
  anyOf(
    [
      /work|fit|count|do|be (?:ok(?:ay)?|good|relevant|a good)/i,
      /(?:ok(?:ay)?|good|relevant|a good|an ok) (?:as|for|example|case|here)/i,
    ],
    {
      before: /\b(?:does|do|would|will|is|are) (?:the |my |using )?(.{2,40}?)(?: (?:example|case))? /,
      after: /\b[^?]*\?/,
    },
  ),
  /\b(?:worth|ok(?:ay)?|good|fine|useful) (?:mentioning|using|including|quoting|to (?:use|mention|include|quote)) (.{2,40}?)\s*\?/i,
];
export const speaksOfCase = /\b(?:example|case|figure|evidence|statistic|data|real[ -](?:world|life))\b/i;

/** 'Is my scale point in there?', 'did you add the one on tax?', 'did my point about tax go in?': what is looked for. */
export function readIfIn(question: string): string | undefined {
  return asksIfIn.test(question) && saysIn.test(question)
    ? asksIfIn.exec(question)?.[1]
    : wentIn.exec(question.trim())?.[1];
}

const asksIfIn = anyOf(
  [
    /is|are/i,
    /did you (?:add|put|get|keep|include|save)/i,
    /have you (?:added|got|put|kept|included|saved)/i,
    /does (?:it|the plan) (?:have|include)/i,
  ],
  {
    before: /^(?:(?:so|and|but|ok(?:ay)?|wait)[, ]+)*/,
    after: / (?:in )?((?:my|the) .{3,60}?)(?: (?:in|there|included|part of)\b.*)?\?/,
  },
);
const saysIn =
  /\b(?:in|into) (?:there|it|the plan|my plan)\b|\bthere\b|^\W*(?:did|have) you\b|\bthe plan (?:have|include)/i;
const wentIn = inSequence([
  /^(?:(?:so|and|but|ok(?:ay)?|wait|hang on|um+)[, ]+)*(?:did|has|have|is|are|was|were) /i,
  /((?:my|the|that|this|it|those|these|both)\b.{0,90}?) /i,
  [
    /(?:go(?:ne)?|went) in(?:to)?|gets? (?:added|in|put in|kept|saved|included)/i,
    /(?:been )?(?:put in|added|included|kept|saved)|make it in|in (?:there|the plan|my plan|it)/i,
  ],
  /\b/i,
]);

/** 'What would a good second point be?', 'any ideas for the other side?' */
export const asksPoint = anyOf([
  /\bwh?at (?:would|could|might|should|can|is|else|other|do|does)\b[^.?!]*\b(?:points?|arguments?|evaluation|other side|against|judge?ment)\b/i,
  /\b(?:any|some|an|another|suggest|give|got|have)\b[^.?!]*\b(?:ideas?|points?|suggestions?|arguments?)\b[^.?!]*\b(?:for|against|on|to)\b/i,
  /\bwhat (?:else )?(?:could|can|should|would) i (?:say|put|write|argue|use)\b/i,
]);

export const asksSide = /\b(?:right|wrong|which|correct|proper) side\b|\b(?:for or against|against or for)\b/i;

/** 'Which is better to use, an ad ban or labels?': of two that would both do. */
export const asksChoice =
  /\bwhich (?:one |of (?:them|these|those|the two) )?(?:(?:is|would be|do you think is|should i|do i|shall i|can i)\b.{0,24})?\b(?:use|pick|choose|go with|go for|put in|write about)\b/i;

/** 'Is that the other side or more for the conclusion?', 'should gearing go in my conclusion?' */
export const asksWhere = [
  inSequence([
    /\b(?:is|are|was|does|do|would|should|could|can)\b[^.?!]*/i,
    /\b(?:the other side|conclusion|judge?ment|evaluation|a point|against)\b[^.?!]*/i,
    /\bor\b[^.?!]*\b(?:conclusion|judge?ment|evaluation|other side|a point|against|analysis)\b/i,
  ]),
  inSequence([
    /^(?:(?:so|and|but|ok(?:ay)?|no|what|wait|i (?:mean|meant|asked|was asking)(?: if)?)[?,.! ]+)*/i,
    /(?:should|does|do|would|could|can|shall|is|if) (?!i (?:say|write|do)\b)[^.?!]{2,60}/i,
    /\b(?:go|belong|fit|come|be|put|for|goes|part of)\b[^.?!]{0,20}/i,
    /\b(?:my|the|a) (?:conclusion|judge?ment|other side|evaluation)\W*$/i,
  ]),
];

/** 'How long should I spend on each part?' */
export const asksTimes =
  /\bhow (?:long|many minutes|much time)\b[^.?!]*\b(?:each|every|per|part|points?|paragraphs?|sections?|spend|take|it|this|essay|conclusion|judge?ment|intro\w*|plan)\b|\btimings?\b/i;

/** 'Was that figure actually right?', 'is 5% the correct number?' */
export const asksFigure = anyOf([
  /\b(?:figures?|numbers?|dates?|years?|stat(?:istic)?s?|percentages?|facts?)\b[^.?!]*\b(?:right|correct|true|accurate|real|ok(?:ay)?)\b/i,
  /\b(?:right|correct|real|actual) (?:figures?|numbers?|dates?|years?|stat(?:istic)?s?|percentages?)\b/i,
]);

/** 'Should I draw a diagram, and what goes on it?': that of the title, where no other is named. */
export const asksDiagram =
  /\b(?:a|any|the|what|which|some) (?:diagrams?|graphs?)\b(?! (?:of|for|showing|to show) (?!it\b|this\b|that\b|my\b))/i;

/** Whether the plan itself can answer it. */
export function isOfPlan(question: string): boolean {
  return (
    [asksIfSame, asksWeakest, asksOrder, asksLevel, asksSide, asksTimes, ...asksWhere].some((form) =>
      form.test(question),
    ) || readIfIn(question) !== undefined
  );
}
