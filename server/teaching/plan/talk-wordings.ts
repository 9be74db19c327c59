import { anyOf } from '#domain/any-of.ts';
import { inSequence } from '#domain/in-sequence.ts';

// What students ask and say of their plan, beside what is to be done with it.

export const asksIfGood = anyOf([
  /^(?:(?:(?:good|strong|clear|long) )?enough (?:for|as|to)|(?:good|strong) enough|too (?:obvious|basic|simple|vague|short))\b[^.?!]{0,40}\?$/i,
  inSequence([
    /^(?:is|was|would|does|will|do|are) /i,
    /(?:that|this|it|my \w+|the (?:\w+ )?(?:point|argument|one)|these|you think)\b(?! (?:figure|number|date|year|stat\w*|fact|percentage|data)\b).*/i,
    /\b/i,
    [
      /right|ok(?:ay)?|good|enough|work|count|fine|do|fair|strong|valid|correct|sense|judge?ment/i,
      /conclusion|point|evaluation|analysis|useful|sensible|obvious|basic|simple|weak|vague/i,
    ],
    /\b/i,
  ]),
]);

export const asksIfBetter = anyOf([
  /^(?:(?:so|and|but) )?(?:is|was) (?:that|this|it) (?:any |now )?(?:better|stronger|improved)\b(?! (?:to|if|for|when|than)\b)/i,
  /^(?:does|did|would) (?:that|this|it) (?:fix|improve|sort|help|strengthen) (?:it|that|the point|my \w+)\W*$/i,
  /^(?:any )?better(?: now)?\W*$/i,
]);

/** 'Could I use that as evaluation of my second point?' */
export const mayUse = inSequence([
  /^(?:could|can|should|would|may) i (?:also |just )?(?:use|put|have|write|say|add) (?:that|this|it) /i,
  /(?:as|for|in|under|on)\b.{0,60}\b(?:evaluation|point|argument|counter ?-?\w+|judge?ment|conclusion|other side)\b/i,
]);

/** 'I was going to say that the price goes up', 'I've told you: it depends on time': what is said in it is for the plan. */
export const saysItself = anyOf(
  [
    /i (?:was|am|[’']?m) (?:going to|gonna) (?:say|argue|write)(?: that)?/i,
    /i[’']?ve (?:already )?told you[:,]/i,
    /i(?:[’']?ve| have| did)?(?: already| just| literally| also)* (?:g[ai]ven?|told|tell|said|say|mention(?:ed)?|put|wrote|add(?:ed)?|explain(?:ed)?)\b[^:.?!]{0,40}:/i,
    /(?:as|like) i said[,:]/i,
  ],
  { before: /^/, after: /\s+(?=(?:\S+ ){5})/ },
);
/** 'Could I say that it helps students who want flexible hours?', 'what about that it depends on the risk?': that goes in, with a word on it. */
export const proposes = [
  /\b(?:could|can|should|would|may) i (?:also |just |then )*(?:say|argue|write)(?: that)? ((?:\S+ ){4,}[^?]+)\?$/i,
  /^(?:(?:what|how) )?about (?:(?:the fact |saying |arguing )?that|if i (?:say|said|put|argue)(?: that)?|saying|arguing) ((?:\S+ ){3,}[^?]+)\?*$/i,
  /^(?:(?:what|how) )?about (it depends\b[^?]+)\?*$/i,
  /^(?:maybe|perhaps) (?:that |because )?((?:\S+ ){4,}[^?]+)\?$/i,
];

/** 'The question is about alcohol': what the tutor said was not. */
export const isOffTitle = anyOf([
  /\bthe (?:question|title|essay) (?:is|was) (?:about|on)\b(?!.*\?)/i,
  /\b(?:gone|went|going|getting) off (?:my|the) (?:essay|title|question|plan|point|topic)\b/i,
  /\b(?:what|how)\b.{2,40}\bto do with (?:it|this|that|my \w+|the \w+)\W*$/i,
  /\bnothing to do with (?:it|this|my|the)\b/i,
]);

/** About the plan, the tutor or the student, and nothing that an examiner would read. */
export const isTalk = [
  anyOf(
    [
      /forgot(?:ten)?|missed|said|say|moved|put (?:it|my|that|this)|keep|kept/i,
      /didn[’']?t|haven[’']?t|never|changed|lost|ignored|gave|told|wrote|asked/i,
    ],
    { before: /\b(?:you|u)(?:[’']?ve|[’']?re| have| are)? (?:just |still |also |already )*/, after: /\b/ },
  ),
  /\b(?:you|u)(?:[’']?ve| have) (?:just |still )?(?:put|got|said|made|taken|over ?written|deleted|removed|moved|replaced|wiped)\b/i,
  /\bwe (?:still )?(?:haven[’']?t|didn[’']?t|have not|did not|still need|never|were (?:on|doing|talking))\b/i,
  anyOf(
    [
      /wanted|said|wasn[’']?t|was (?:going|gonna|asking|planning|trying)|meant|asked|gave|told/i,
      /haven[’']?t|hadn[’']?t|didn[’']?t (?:say|mean|ask|make|know)/i,
      /don[’']?t (?:know|understand|get|see|think i)|need (?:help|to know|some|more|one|an?)|can use/i,
      /could use|[’']?m (?:not sure|confused|lost|stuck)|am (?:not sure|confused|lost|stuck)/i,
    ],
    { before: /\bi (?:just |only |already |also )*/, after: /\b/ },
  ),
  /\bi[’']?ve (?:already |just )?(?:given|told|said|made)\b/i,
  /^i(?:[’']?ve| have)? already (?:got|have|had|used|done)\b/i,
  /^i (?:did|have) (?:already |just )?(?:add|give|say|put|mention|include|write|explain|do)(?:ed|d|n)?\b/i,
  /^(?:that|this|it) (?:all |really |now )*makes? (?:more |a lot of |perfect )?sense\b(?!.*\bbecause\b)/i,
  /^i[’']?(?:m|ve) (?:so |really |a bit |already )*(?:confused|lost|stuck|not sure|given|said|got (?:it|that))\b/i,
  inSequence([
    /^(?:that|this|it)(?:[’']?s| is| was)(?: not|n[’']?t)?(?: so| really| very| actually| all| a bit| quite| about)*/i,
    /(?: (?:confus\w*|help\w*|useful|good|great|fine|wrong|right|better|clear\w*|hard|annoying|what i|the question|an? question|me asking|about the|not about|nice|cool|enough|it|all|not what))\b/i,
    /(?!.*\b(?:because|so|since|which|as)\b)/i,
  ]),
  inSequence([
    /^(?:that|it|this)(?: point| one)? (?:isn[’']?t|wasn[’']?t|is not|was not|doesn[’']?t|does not|didn[’']?t) /i,
    /(?:really |actually |even )?(?:make sense|help|about|what|answer|relevant|right|related|the question|have|anything to do)\b/i,
  ]),
  /^(?:that|this|it) (?:really |actually |all )*help(?:s|ed)\b/i,
  /^(?:that|this|it)(?:[’']?s| is| was) (?:all |just |still )?about\b(?!.*\b(?:because|so|since)\b)/i,
  /\b(?:that|this|it) (?:isn[’']?t|is not|wasn[’']?t) my (?:plan|question|essay|title)\b/i,
  /\bi[’']?ve got\b.*\bso far\b/i,
  /\bi (?:just |only |already |also |did )+(?:wrote|put|write|made|explained|mentioned|included|answered)\b/i,
  /^(?:that|this|it)(?:[’']?s| is) (?:just |only |basically |still )*(?:repeat\w*|the same as|saying|copying|what)\b/i,
  /\bpoint (?:1|one)\b.*\bpoint (?:2|two)\b/i,
  /^i (?:just )?(?:can[’']?t|cannot|couldn[’']?t|can not) (?:really |even )?think of\b/i,
  /^(?:idk|i don[’']?t know|i dunno|dunno|no idea)\b[^,;]{0,24}$/i,
  // 'Fair, that's the case against.', 'True, good point': said of what the tutor said.
  anyOf(
    [
      /fair(?: enough| point)?|true|agreed|interesting|good point/i,
      /(?:that|this|it)[’']?s (?:(?:all |very |quite )?(?:fair|true|interesting)|an? (?:good|fair|interesting) \w+)/i,
    ],
    { before: /^/, after: /(?:,? (?:that|this|it)(?:[’']?s| is) [^,.;]{2,40})?\W*$/ },
  ),
  /^(?:that|this|it)(?:[’']?s| is) (?:the|an?) (?:\w+ )?(?:case|argument|side|point|evaluation)(?: (?:for|against)(?: it)?)?\W*$/i,
  /\bthat was me\b|\bthat isn[’']?t (?:about|what)\b|\b(?:none|some|all) of my points\b|\bthe question (?:is|was) (?:about|on)\b|\bmy question\b/i,
  /^(?:thanks?|thank you|cheers|ok(?:ay)?|cool|great|nice|got it|i see|i get it|makes sense|good|right|never ?mind|whatever|fine)\b[^:]{0,24}$/i,
];
