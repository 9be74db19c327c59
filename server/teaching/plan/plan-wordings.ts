import { anyOf } from '#domain/any-of.ts';
import { inSequence, repeated } from '#domain/in-sequence.ts';

// How students speak of their plan. What each is taken for is decided in `read-plan-words`.

export const lead = inSequence([
  /^/i,
  repeated(
    anyOf(
      [
        /ok(?:ay)?|so|and|but|well|right|yeah|yes|no|nah|um+|er+m?|hm+|sorry|hang on|hold on|wait|oh+|ah+/i,
        /anyway|also|then|actually|please|pls|great|good|cool|thanks|thank you|what|lol|omg/i,
      ],
      {
        after: /(?:\s*[,.!?:;–-]+\s*|\s+(?!(?:is|was|are|does|did|do|would|could|can|has|have|more|better)\b))/,
      },
    ),
  ),
]);
export const shows = anyOf([
  /\bplan so far\b/i,
  /^(?:show|give) me (?:it|that|them)(?: (?:all|again|now|after|then|please|pls))*\W*$/i,
  /\b(?:show|see|read|remind|view)(?: (?:me|us|of|out))* (?:the|my|our) (?:whole |full |essay |new )?plan\b/i,
  /\b(?:what(?:[’']?s| is)|what have (?:we|i)(?: got)?) (?:in (?:the|my|our) plan|so far)\b/i,
  /^(?:the|my) plan (?:please|pls)\b/i,
  /\b(?:show|see|list|recap|read out|remind me of)(?: me)?(?: all)?(?: of)? my (?:\w+ )?points\b/i,
  /^(?:i )?(?:just |only )*(?:wanted|want|need|would like|[’']?d like) to see (?:them|it|all of (?:it|them)|what (?:i|we) have)\b/i,
  /^(?:can|could|may) (?:i|you|we) (?:just |please )*(?:see|show)(?: me)? (?:it|them)(?: all)?(?: again| now)?\W*$/i,
  /\bwhat have (?:we|i) got (?:so far|down|in)\b/i,
  /\b(?:remind me|tell me|show me) what (?:i|we) (?:put|said|wrote|had|have)\b/i,
  /\bwhat (?:did|have) (?:i|we) (?:say|put|write|said|written)\b(?= (?:for|about|on|as|in|down))/i,
  /\bhow(?:[’']?s| is| does) (?:the|my|our) plan (?:look\w*|going)\b/i,
]);
/** 'Start over', 'scrap the whole plan' */
export const restarts = anyOf([
  /\b(?:start|begin) (?:the plan |my plan |this |it |all |everything )*(?:again|over|afresh|from scratch)\b/i,
  /\brestart\b(?=.*\bplan\b|\W*$)/i,
  /\b(?:scrap|wipe|clear|delete|bin|reset) (?:the|my|this|that)? ?(?:whole |entire )?(?:plan|lot|everything)\b/i,
]);
/** 'The plan cut my judgement off after the first sentence', 'you only put half of my point' */
export const cutShort = anyOf([
  /\b(?:you|u|the plan)(?:[’']?ve| have| has)?(?: just| only)? (?:cut|chopp?ed|shortened|trimmed|truncated)\b.{0,40}\b(?:judge?ment|conclusion|points?|argument|line|off|short|it|that|reason|sentence)\b/i,
  inSequence([
    /\b(?:my (?:[\w-]+ ){0,3}(?:judge?ment|conclusion|points?|argument|line|sentence)|it|that)/i,
    /(?:[’']s| is| was| got| gets| has)?(?: been)? (?:cut|chopp?ed|shortened|trimmed|truncated)(?: (?:off|short|down)\b|\W*$)/i,
  ]),
  /\b(?:only|just) (?:kept|put|saved|took|got|wrote|has|have|shows?|included?)\b.{0,30}\b(?:half|part|first (?:sentence|bit|line|part)|beginning|start)\b/i,
  /\b(?:the )?rest of (?:my|the|it)\b.{0,30}\b(?:missing|gone|lost|isn[’']?t|not there)\b/i,
]);
/** 'No, I mean the brewery one, not my judgement' */
export const meansLine =
  /^(?:i (?:mean|meant|was (?:talking|asking) about)|not my \w+,? (?:i mean|but)|talking about) ((?:the|my|that) (?:[\w'’-]+ ){1,5}?(?:one|point|argument|bit|line|paragraph))\b/i;
export const goesBack = /\bback to (?:the|my|our) (?:essay ?)?(?:plan|essay|planning)\b/i;
export const finishes =
  /\b(?:finish|end|close|stop) (?:the|my|this|our) plan\b|\bplan(?:[’']?s| is) (?:done|finished|complete|enough)\b|\b(?:done|finished) with (?:the|my|this) plan\b/i;

export const judgements = [
  /^(?:(?:can|could) (?:you|we|i|u) )?(?:please )?(?:change|make|set|update|rewrite|switch|put) (?:my |the )?(?:judge?ment|conclusion)(?: (?:to|is|as|into|be|say|down as))*:?(?: say)?(?: that)? (.{6,})$/i,
  inSequence([
    /\bmy (?:(?:final|overall|own|main) )*/i,
    /(?:judge?ment|conclusion|verdict|line(?: of argument)?|stance|position|thesis|overall (?:view|answer|opinion|argument))/i,
    /(?: (?:is|was|would be|will be|should be|could be|might be|is going to be)|[’']s)(?: that)?[:,]? /i,
    /(?!(?:(?:still|too|a bit|really|very|not|just|so|now) )*(?:missing|gone|wrong|weak|short|vague|bad|good|ok(?:ay)?|fine|strong|enough|clear|lost|deleted|in the|on the|in there|there)\b)(.{6,})$/i,
  ]),
  anyOf(
    [
      /judge?ment|conclusion|verdict|line(?: of argument)?|stance/i,
      /position|thesis|overall (?:view|answer|opinion|argument)/i,
    ],
    {
      before: /^(?:i mean(?:t)? |here(?:[’']?s| is) |this is |so )*(?:my|the) (?:(?:final|overall|own|main) )*/,
      after: /: (.{6,})$/,
    },
  ),
  /\bfor (?:my|the) (?:judge?ment|conclusion),? (?:could|can|would|should) i (?:say|put|write|argue)(?: that)? (.{6,})$/i,
];
export const changes = inSequence([
  /^(?:(?:can|could) (?:you|we|i|u) )?(?:please )?(?:change|replace|swap|rewrite|make) /i,
  /((?:my|the) (?:[\w-]+ ){0,4}(?:points?|one|line|argument)(?: (?:about|on) [^:,]{3,30}?)?) /i,
  /(?:to|with|into|for|by)\b(?: say)?(?: that)?:? (.{4,})$/i,
]);
export const moves = inSequence([
  /^(?:(?:can|could|please|you should|i want to|i[’']?d) ?(?:you|we|i|u)? ?)?/i,
  /(?:please |just )?(?:put|move|shift|stick|file|have) (.{2,60}?) /i,
  /(?:under|to|into|in|on|over to|as) (?:the |my |a )?(?:first |second |third |next )?/i,
  /((?:against|for|other side|points?|judge?ment|conclusion|counter ?-?arguments?|evaluation|it depends|depends|first side)\b.{0,32})$/i,
]);
/** 'Move the habit forming bit' */
export const movesOnly =
  /^(?:(?:can|could) (?:you|u) )?(?:please |just )?(?:move|shift) ((?:the|my|that) .{2,50}?(?:one|bit|points?|argument|line|thing))(?: (?:please|pls|tho|too|over|elsewhere))*\W*$/i;
/** 'Can you fix the plan tho, …': what is to be done to it follows. */
export const fixes = inSequence([
  /^(?:(?:can|could|would|will) (?:you|u) )?(?:please |pls |just )*(?:fix|sort|correct|change|update|edit)(?: out| up)? /i,
  /(?:the|my|this|our|your|ur) plan(?: (?:tho|though|please|pls|then|now|for me))*(?:[,:;.]+|,? (?:and|so)\b) (?=\S+ \S)/i,
]);
export const isOfSide = inSequence([
  /^(that|this|it|(?:the|my|that) (?:[\w'’-]+ ){1,5}?(?:one|point|argument|line))/i,
  /(?:[’']?s| is| was| should (?:be|go|have (?:been|gone))(?: (?:on|under|in))?)/i,
  /(?: (?:actually|really|already|more|meant to be|supposed to be))* (?:an? )?(?:point |argument )?/i,
  /((?:against|for (?:the|my) other side|on the other side|the other side|my other side|(?:a |my )?counter ?-?(?:argument|point)|my judge?ment|my conclusion)\b.{0,12})$/i,
]);
/** 'That's not the other side, that's my first paragraph' */
export const isNotOfSide =
  /^(?:that|this|it)(?:[’']?s| is| was)(?: not|n[’']?t)(?: really| actually| even)? (?:on |for )?(?:the|my) (other side|points?|side)\b/i;
export const removes = anyOf(
  [
    /(?:take|leave|cross) (?!out\b)(.{2,40}?) (?:out|off)\b/i,
    /(?:take out|remove|delete|get rid of|scrap|drop|cross out|leave out) (.{2,60}?)[.?!]*$/i,
  ],
  { before: /^(?:(?:can|could|please|let[’']?s|i want to) ?(?:you|we|i|u)? ?)?(?:please |just )?/ },
);
/** A line of the plan, and nothing that a government may remove. */
export const namesLine =
  /^(?:it|that|this|them|(?:(?:that|this|the|my|your) )?(?:[\w-]+ ){0,4}?(?:one|points?|lines?|argument|judge?ment|conclusion|bit)\b.*)$/i;
export const denies = anyOf([
  /\b(?:that|this|it)(?:[’']?s| is| was)?(?: ?n[’']?o?t)(?: really| even| actually)? (?:an?|my|the) (?:\w+ )?(?:point|argument|judge?ment|conclusion)\b/i,
  /\bi (?:didn[’']?t|never) (?:mean|say|said|make|made) (?:that|this|it) (?:as|for|to be) an? point\b/i,
]);

/** 'You've lost two of my points, the culture clash one and the one about new stores' */
export const losesSeveral =
  /\b(?:you|u)(?:[’']?ve| have)? (?:forgot(?:ten)?|missed|left out|skipped|lost|dropped)(?: out)? (?:two|three|both|some|all|several|a couple|one|half) (?:of )?my (?:points?|arguments?)[,:;–-]* (.{6,})$/i;
export const forgets = [
  /\b(?:you|u)(?:[’']?ve| have)? (?:forgot(?:ten)?|missed|left out|skipped|lost)(?: out)? (?:about )?my (?:point|argument|one|bit) (?:about|on) (.{3,60}?)[.?!]*$/i,
  /\b(?:you|u)(?:[’']?ve| have)? (?:forgot(?:ten)?|missed|left out|skipped|lost)(?: out)? my (.{3,40}?) (?:point|argument|one|bit)\b/i,
  /\b(?:it|the plan|that) (?:doesn[’']?t|does not|didn[’']?t) (?:have|include|show|mention) my (.{3,40}?) (?:point|argument|one|bit)\b/i,
  /\b(?:where(?:[’']?s| is)|what about|what happened to) my (.{3,40}?) (?:point|argument)\b/i,
];
export const adds = inSequence([
  /^(?:(?:can|could|please|will|would|i want to|i[’']?d like to|i need to|let[’']?s) ?(?:you|u|we|i)? ?)?/i,
  /(?:please |also |just )?(?:add|include|put (?:(?:it|that|this) )?(?:back )?in|put down|note down|write down)\b/i,
  /((?: (?:this|that|in|an?|another|my|the|one|more|then|again|point|line|argument|against|for|counter ?-?argument|to|plan|on|other|side|under))*):? /i,
  /(?:that |is |about )?(.{4,})$/i,
]);
/** What may stand around a point that is to be added. */
export const ofAdding = anyOf([
  anyOf(
    [
      /can|could|will|would|you|u|we|i|want|need|like|to|please|pls|just|also|now|add|include|put/gi,
      /write|note|file|stick|down|in|into|it|that|this|as|the|my|a|an|another|one|more|first/gi,
      /second|third|next|last|final|back|for|on|of|under|against|point|line|argument|evaluation/gi,
      /counter|counter-?argument|counter-?point|other|side|plan|judge?ment|conclusion|end/gi,
    ],
    { before: /\b/, after: /\b/ },
  ),
  /[\s,'’-]+/gi,
]);
export const needsPoint =
  /^i (?:need|have|want|[’']?ve got) ((?:an?|another|one more) (?:point|argument|counter ?-?argument)(?: (?:against|for)(?: [\w ]{2,24})?)?): (.{4,})$/i;
/** 'For my counterargument I was going to use natural monopoly' */
export const intends = inSequence([
  /^for (?:my|the) (counter ?-?argument|other side|(?:first|second|next) point|evaluation),? /i,
  /(?:i (?:was (?:going to|gonna|thinking of)|want to|would|will|can)|i[’']?(?:d|ll)) /i,
  /(?:use|do|say|using|put|argue)(?: that)? (.{4,})$/i,
]);
export const uses =
  /^(?:i[’']?ll|i will) (?:use|do|go with|take) (?!that\b|it\b|this\b|one\b|some\b|them\b)(.{4,60}?)(?: (?:then|for (?:it|that|this)|as (?:my|the) .+))?[.!]*$/i;
/** '… under against', '… as a counter-argument' */
export const partBehind =
  /,? (?:under|to|into|on|as) (?:the |my |a )?((?:against|for|other side|points?|judge?ment|conclusion|counter ?-?arguments?|evaluation|it depends|plan)(?: part| section| side)?)[.?!]*$/i;

export const raises = inSequence([
  /\b(?:we|you|u)(?:[’']?ve)? (?:haven[’']?t|have not|didn[’']?t|never)(?: even| actually| really)? /i,
  /(?:done|talked about|covered|looked at|mentioned|discussed|included|spoken about|do|talk about|cover) (.{3,80}?)(?: yet| at all)?[.?!]*$/i,
]);
export const topics = [
  /\bi (?:was|am|[’']?m) (?:going to|gonna|planning to|about to) (?:do|use|talk about|argue|say|mention|put|write about|cover) (.{3,80}?)(?: (?:before|first|next|after|then|there)\b.*)?[.!]*$/i,
  /^(?:like|such as|for example|e\.g\.) (.{3,80}?)[.!?]*$/i,
];
export const jumps = inSequence([
  /^(?:let[’']?s|lets|can we|could we|shall we|can i|i want to|i[’']?d (?:rather|like to)|i wanna|skip|jump|go|move on)\b(?! back)/i,
  /(?: just| now)?(?: (?:do|go|skip|jump|move|get|write|start|straight|on|to|with|onto|work on|plan))* (?:(?:the|my|a|an) )?/i,
  /((?:judge?ment|conclusion|other side|(?:arguments? |points? )?against|counter ?-?arguments?|evaluation|second point|first point|next point)\b)/i,
]);

/** 'Shouldn't the evaluation be that …?', 'but what if …', 'you could argue the opposite, that …': said against what stands there. */
export const counters = [
  inSequence([
    /^(?:should|would|could|is|wo|ca)n[’']?t (?:the|my|a|an|one|its|your) (?:evaluation|eval|counter(?: ?-?(?:argument|point))?|other side|argument against|limitation|criticism)/i,
    /(?: (?:be|is))?(?: that)? ((?:\S+ ){3,}[^?]+)\?*$/i,
  ]),
  /^(?:could|ca|would)n[’']?t (?:you|u|i|we|one|someone|people)(?: just| also)? (?:argue|say|claim)(?: that)? ((?:\S+ ){3,}[^?]+)\?*$/i,
  /^what if ((?:\S+ ){2,}(?:because|so|since|as|then|which)\b[^?]+)\?*$/i,
  /^surely ((?:\S+ ){4,}[^?]+)\?*$/i,
  /^(?:you|u|one|someone|people|critics?|opponents?) (?:could|can|might|may|would) (?:also )?(?:argue|say|claim)(?: the opposite)?,? (?:that )?((?:\S+ ){4,}[^?]+)\?*$/i,
  inSequence([
    /^(?:(?:a|the|my|one|another) )?(?:counter ?-?(?:argument|point)|evaluation|limitation|criticism)(?: (?:to|of|for|against) (?:that|this|it|(?:my|the) (?:[\w-]+ ){0,3}(?:point|argument|one)))?/i,
    / (?:is|would be|could be|might be)(?: that)? ((?:\S+ ){3,}[^?]+)\?*$/i,
  ]),
];
/** 'You give me one', 'could you suggest a point': whatever else is said. */
export const wantsOne = anyOf([
  inSequence([
    /(?:^|[,;] (?:so )?|\b(?:and|idk|then|stuck) )(?:(?:can|could|will|would) )?(?:(?:you|u) )?(?:please |just |pls )*/i,
    /(?:give|suggest|tell|offer)(?: me)? /i,
    /(?:one|1|something|it|an? (?:\w+ )?(?:point|idea|argument|suggestion)|another(?: (?:one|point))?)(?: please| pls| then)*\W*$/i,
  ]),
  /\b(?:you|u) (?:do|choose|pick)(?: it| one| for me)?\W*$/i,
]);
