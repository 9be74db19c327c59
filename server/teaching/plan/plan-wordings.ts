// How students speak of their plan. What each is taken for is decided in `read-plan-words`.

export const lead =
  /^(?:(?:ok(?:ay)?|so|and|but|well|right|yeah|yes|no|nah|um+|er+m?|hm+|sorry|hang on|hold on|wait|oh+|ah+|anyway|also|then|actually|please|pls|great|good|cool|thanks|thank you|what|lol|omg)(?:\s*[,.!?:;–-]+\s*|\s+(?!(?:is|was|are|does|did|do|would|could|can|has|have|more|better)\b)))+/i;
export const shows =
  /\bplan so far\b|\b(?:show|see|read|remind|view)(?: (?:me|us|of|out))* (?:the|my|our) (?:whole |full |essay |new )?plan\b|\b(?:what(?:[’']?s| is)|what have (?:we|i)(?: got)?) (?:in (?:the|my|our) plan|so far)\b|^(?:the|my) plan (?:please|pls)\b|\b(?:show|see|list|recap|read out|remind me of)(?: me)?(?: all)?(?: of)? my (?:\w+ )?points\b|^(?:i )?(?:just |only )*(?:wanted|want|need|would like|[’']?d like) to see (?:them|it|all of (?:it|them)|what (?:i|we) have)\b|^(?:can|could|may) (?:i|you|we) (?:just |please )*(?:see|show)(?: me)? (?:it|them)(?: all)?(?: again| now)?\W*$|\bwhat have (?:we|i) got (?:so far|down|in)\b|\b(?:remind me|tell me|show me) what (?:i|we) (?:put|said|wrote|had|have)\b|\bwhat (?:did|have) (?:i|we) (?:say|put|write|said|written)\b(?= (?:for|about|on|as|in|down))|\bhow(?:[’']?s| is| does) (?:the|my|our) plan (?:look\w*|going)\b/i;
/** 'Start over', 'scrap the whole plan' */
export const restarts =
  /\b(?:start|begin) (?:the plan |my plan |this |it |all |everything )*(?:again|over|afresh|from scratch)\b|\brestart\b(?=.*\bplan\b|\W*$)|\b(?:scrap|wipe|clear|delete|bin|reset) (?:the|my|this|that)? ?(?:whole |entire )?(?:plan|lot|everything)\b/i;
/** 'The plan cut my judgement off after the first sentence', 'you only put half of my point' */
export const cutShort =
  /\b(?:you|u|the plan)(?:[’']?ve| have| has)?(?: just| only)? (?:cut|chopp?ed|shortened|trimmed|truncated)\b.{0,40}\b(?:judge?ment|conclusion|points?|argument|line|off|short|it|that|reason|sentence)\b|\b(?:my (?:[\w-]+ ){0,3}(?:judge?ment|conclusion|points?|argument|line|sentence)|it|that)(?:[’']s| is| was| got| gets| has)?(?: been)? (?:cut|chopp?ed|shortened|trimmed|truncated)(?: (?:off|short|down)\b|\W*$)|\b(?:only|just) (?:kept|put|saved|took|got|wrote|has|have|shows?|included?)\b.{0,30}\b(?:half|part|first (?:sentence|bit|line|part)|beginning|start)\b|\b(?:the )?rest of (?:my|the|it)\b.{0,30}\b(?:missing|gone|lost|isn[’']?t|not there)\b/i;
/** 'No, I mean the brewery one, not my judgement' */
export const meansLine =
  /^(?:i (?:mean|meant|was (?:talking|asking) about)|not my \w+,? (?:i mean|but)|talking about) ((?:the|my|that) (?:[\w'’-]+ ){1,5}?(?:one|point|argument|bit|line|paragraph))\b/i;
export const goesBack = /\bback to (?:the|my|our) (?:essay ?)?(?:plan|essay|planning)\b/i;
export const finishes =
  /\b(?:finish|end|close|stop) (?:the|my|this|our) plan\b|\bplan(?:[’']?s| is) (?:done|finished|complete|enough)\b|\b(?:done|finished) with (?:the|my|this) plan\b/i;

export const judgements = [
  /^(?:(?:can|could) (?:you|we|i|u) )?(?:please )?(?:change|make|set|update|rewrite|switch|put) (?:my |the )?(?:judge?ment|conclusion)(?: (?:to|is|as|into|be|say|down as))*:?(?: say)?(?: that)? (.{6,})$/i,
  /\bmy (?:(?:final|overall|own|main) )*(?:judge?ment|conclusion|verdict|line(?: of argument)?|stance|position|thesis|overall (?:view|answer|opinion|argument))(?: (?:is|was|would be|will be|should be|could be|might be|is going to be)|[’']s)(?: that)?[:,]? (?!(?:(?:still|too|a bit|really|very|not|just|so|now) )*(?:missing|gone|wrong|weak|short|vague|bad|good|ok(?:ay)?|fine|strong|enough|clear|lost|deleted|in the|on the|in there|there)\b)(.{6,})$/i,
  /^(?:i mean(?:t)? |here(?:[’']?s| is) |this is |so )*(?:my|the) (?:(?:final|overall|own|main) )*(?:judge?ment|conclusion|verdict|line(?: of argument)?|stance|position|thesis|overall (?:view|answer|opinion|argument)): (.{6,})$/i,
  /\bfor (?:my|the) (?:judge?ment|conclusion),? (?:could|can|would|should) i (?:say|put|write|argue)(?: that)? (.{6,})$/i,
];
export const changes =
  /^(?:(?:can|could) (?:you|we|i|u) )?(?:please )?(?:change|replace|swap|rewrite|make) ((?:my|the) (?:[\w-]+ ){0,4}(?:points?|one|line|argument)(?: (?:about|on) [^:,]{3,30}?)?) (?:to|with|into|for|by)\b(?: say)?(?: that)?:? (.{4,})$/i;
export const moves =
  /^(?:(?:can|could|please|you should|i want to|i[’']?d) ?(?:you|we|i|u)? ?)?(?:please |just )?(?:put|move|shift|stick|file|have) (.{2,60}?) (?:under|to|into|in|on|over to|as) (?:the |my |a )?(?:first |second |third |next )?((?:against|for|other side|points?|judge?ment|conclusion|counter ?-?arguments?|evaluation|it depends|depends|first side)\b.{0,32})$/i;
export const isOfSide =
  /^(that|this|it|(?:the|my|that) (?:[\w'’-]+ ){1,5}?(?:one|point|argument|line))(?:[’']?s| is| was| should (?:be|go|have (?:been|gone))(?: (?:on|under|in))?)(?: (?:actually|really|already|more|meant to be|supposed to be))* (?:an? )?(?:point |argument )?((?:against|for (?:the|my) other side|on the other side|the other side|my other side|(?:a |my )?counter ?-?(?:argument|point)|my judge?ment|my conclusion)\b.{0,12})$/i;
/** 'That's not the other side, that's my first paragraph' */
export const isNotOfSide =
  /^(?:that|this|it)(?:[’']?s| is| was)(?: not|n[’']?t)(?: really| actually| even)? (?:on |for )?(?:the|my) (other side|points?|side)\b/i;
export const removes =
  /^(?:(?:can|could|please|let[’']?s|i want to) ?(?:you|we|i|u)? ?)?(?:please |just )?(?:(?:take|leave|cross) (?!out\b)(.{2,40}?) (?:out|off)\b|(?:take out|remove|delete|get rid of|scrap|drop|cross out|leave out) (.{2,60}?)[.?!]*$)/i;
/** A line of the plan, and nothing that a government may remove. */
export const namesLine =
  /^(?:it|that|this|them|(?:(?:that|this|the|my|your) )?(?:[\w-]+ ){0,4}?(?:one|points?|lines?|argument|judge?ment|conclusion|bit)\b.*)$/i;
export const denies =
  /\b(?:that|this|it)(?:[’']?s| is| was)?(?: ?n[’']?o?t)(?: really| even| actually)? (?:an?|my|the) (?:\w+ )?(?:point|argument|judge?ment|conclusion)\b|\bi (?:didn[’']?t|never) (?:mean|say|said|make|made) (?:that|this|it) (?:as|for|to be) an? point\b/i;

/** 'You've lost two of my points, the culture clash one and the one about new stores' */
export const losesSeveral =
  /\b(?:you|u)(?:[’']?ve| have)? (?:forgot(?:ten)?|missed|left out|skipped|lost|dropped)(?: out)? (?:two|three|both|some|all|several|a couple|one|half) (?:of )?my (?:points?|arguments?)[,:;–-]* (.{6,})$/i;
export const forgets = [
  /\b(?:you|u)(?:[’']?ve| have)? (?:forgot(?:ten)?|missed|left out|skipped|lost)(?: out)? (?:about )?my (?:point|argument|one|bit) (?:about|on) (.{3,60}?)[.?!]*$/i,
  /\b(?:you|u)(?:[’']?ve| have)? (?:forgot(?:ten)?|missed|left out|skipped|lost)(?: out)? my (.{3,40}?) (?:point|argument|one|bit)\b/i,
  /\b(?:it|the plan|that) (?:doesn[’']?t|does not|didn[’']?t) (?:have|include|show|mention) my (.{3,40}?) (?:point|argument|one|bit)\b/i,
  /\b(?:where(?:[’']?s| is)|what about|what happened to) my (.{3,40}?) (?:point|argument)\b/i,
];
export const adds =
  /^(?:(?:can|could|please|will|would|i want to|i[’']?d like to|i need to|let[’']?s) ?(?:you|u|we|i)? ?)?(?:please |also |just )?(?:add|include|put (?:(?:it|that|this) )?(?:back )?in|put down|note down|write down)\b((?: (?:this|that|in|an?|another|my|the|one|more|then|again|point|line|argument|against|for|counter ?-?argument|to|plan|on|other|side|under))*):? (?:that |is |about )?(.{4,})$/i;
export const needsPoint =
  /^i (?:need|have|want|[’']?ve got) ((?:an?|another|one more) (?:point|argument|counter ?-?argument)(?: (?:against|for)(?: [\w ]{2,24})?)?): (.{4,})$/i;
/** 'For my counterargument I was going to use natural monopoly' */
export const intends =
  /^for (?:my|the) (counter ?-?argument|other side|(?:first|second|next) point|evaluation),? (?:i (?:was (?:going to|gonna|thinking of)|want to|would|will|can)|i[’']?(?:d|ll)) (?:use|do|say|using|put|argue)(?: that)? (.{4,})$/i;
export const uses =
  /^(?:i[’']?ll|i will) (?:use|do|go with|take) (?!that\b|it\b|this\b|one\b|some\b|them\b)(.{4,60}?)(?: (?:then|for (?:it|that|this)|as (?:my|the) .+))?[.!]*$/i;
/** '… under against', '… as a counter-argument' */
export const partBehind =
  /,? (?:under|to|into|on|as) (?:the |my |a )?((?:against|for|other side|points?|judge?ment|conclusion|counter ?-?arguments?|evaluation|it depends|plan)(?: part| section| side)?)[.?!]*$/i;

export const raises =
  /\b(?:we|you|u)(?:[’']?ve)? (?:haven[’']?t|have not|didn[’']?t|never)(?: even| actually| really)? (?:done|talked about|covered|looked at|mentioned|discussed|included|spoken about|do|talk about|cover) (.{3,80}?)(?: yet| at all)?[.?!]*$/i;
export const topics = [
  /\bi (?:was|am|[’']?m) (?:going to|gonna|planning to|about to) (?:do|use|talk about|argue|say|mention|put|write about|cover) (.{3,80}?)(?: (?:before|first|next|after|then|there)\b.*)?[.!]*$/i,
  /^(?:like|such as|for example|e\.g\.) (.{3,80}?)[.!?]*$/i,
];
export const jumps =
  /^(?:let[’']?s|lets|can we|could we|shall we|can i|i want to|i[’']?d (?:rather|like to)|i wanna|skip|jump|go|move on)\b(?! back)(?: just| now)?(?: (?:do|go|skip|jump|move|get|write|start|straight|on|to|with|onto|work on|plan))* (?:(?:the|my|a|an) )?((?:judge?ment|conclusion|other side|(?:arguments? |points? )?against|counter ?-?arguments?|evaluation|second point|first point|next point)\b)/i;

export const asksIfGood =
  /^(?:(?:(?:good|strong|clear|long) )?enough (?:for|as|to)|(?:good|strong) enough|too (?:obvious|basic|simple|vague|short))\b[^.?!]{0,40}\?$|^(?:is|was|would|does|will|do|are) (?:that|this|it|my \w+|the (?:\w+ )?(?:point|argument|one)|these|you think)\b(?! (?:figure|number|date|year|stat\w*|fact|percentage|data)\b).*\b(?:right|ok(?:ay)?|good|enough|work|count|fine|do|fair|strong|valid|correct|sense|judge?ment|conclusion|point|evaluation|analysis|useful|sensible|obvious|basic|simple|weak|vague)\b/i;

export const asksIfBetter =
  /^(?:(?:so|and|but) )?(?:is|was) (?:that|this|it) (?:any |now )?(?:better|stronger|improved)\b(?! (?:to|if|for|when|than)\b)|^(?:does|did|would) (?:that|this|it) (?:fix|improve|sort|help|strengthen) (?:it|that|the point|my \w+)\W*$|^(?:any )?better(?: now)?\W*$/i;

/** 'I was going to say that the price goes up', 'I've told you: it depends on time': what is said in it is for the plan. */
export const saysItself =
  /^(?:i (?:was|am|[’']?m) (?:going to|gonna) (?:say|argue|write)(?: that)?|i[’']?ve (?:already )?told you[:,]|i(?:[’']?ve| have| did)?(?: already| just| literally| also)* (?:g[ai]ven?|told|tell|said|say|mention(?:ed)?|put|wrote|add(?:ed)?|explain(?:ed)?)\b[^:.?!]{0,40}:|(?:as|like) i said[,:])\s+(?=(?:\S+ ){5})/i;
/** 'Could I say that it helps students who want flexible hours?', 'what about that it depends on the risk?': that goes in, with a word on it. */
export const proposes = [
  /\b(?:could|can|should|would|may) i (?:also |just |then )*(?:say|argue|write)(?: that)? ((?:\S+ ){4,}[^?]+)\?$/i,
  /^(?:(?:what|how) )?about (?:(?:the fact |saying |arguing )?that|if i (?:say|said|put|argue)(?: that)?|saying|arguing) ((?:\S+ ){3,}[^?]+)\?*$/i,
  /^(?:(?:what|how) )?about (it depends\b[^?]+)\?*$/i,
  /^(?:maybe|perhaps) (?:that |because )?((?:\S+ ){4,}[^?]+)\?$/i,
];

/** 'Shouldn't the evaluation be that …?', 'but what if …', 'you could argue the opposite, that …': said against what stands there. */
export const counters = [
  /^(?:should|would|could|is|wo|ca)n[’']?t (?:the|my|a|an|one|its|your) (?:evaluation|eval|counter(?: ?-?(?:argument|point))?|other side|argument against|limitation|criticism)(?: (?:be|is))?(?: that)? ((?:\S+ ){3,}[^?]+)\?*$/i,
  /^(?:could|ca|would)n[’']?t (?:you|u|i|we|one|someone|people)(?: just| also)? (?:argue|say|claim)(?: that)? ((?:\S+ ){3,}[^?]+)\?*$/i,
  /^what if ((?:\S+ ){2,}(?:because|so|since|as|then|which)\b[^?]+)\?*$/i,
  /^surely ((?:\S+ ){4,}[^?]+)\?*$/i,
  /^(?:you|u|one|someone|people|critics?|opponents?) (?:could|can|might|may|would) (?:also )?(?:argue|say|claim)(?: the opposite)?,? (?:that )?((?:\S+ ){4,}[^?]+)\?*$/i,
  /^(?:(?:a|the|my|one|another) )?(?:counter ?-?(?:argument|point)|evaluation|limitation|criticism)(?: (?:to|of|for|against) (?:that|this|it|(?:my|the) (?:[\w-]+ ){0,3}(?:point|argument|one)))? (?:is|would be|could be|might be)(?: that)? ((?:\S+ ){3,}[^?]+)\?*$/i,
];
/** 'You give me one', 'could you suggest a point': whatever else is said. */
export const wantsOne =
  /(?:^|[,;] (?:so )?|\b(?:and|idk|then|stuck) )(?:(?:can|could|will|would) )?(?:(?:you|u) )?(?:please |just |pls )*(?:give|suggest|tell|offer)(?: me)? (?:one|1|something|it|an? (?:\w+ )?(?:point|idea|argument|suggestion)|another(?: (?:one|point))?)(?: please| pls| then)*\W*$|\b(?:you|u) (?:do|choose|pick)(?: it| one| for me)?\W*$/i;

/** 'The question is about alcohol': what the tutor said was not. */
export const isOffTitle =
  /\bthe (?:question|title|essay) (?:is|was) (?:about|on)\b(?!.*\?)|\b(?:gone|went|going|getting) off (?:my|the) (?:essay|title|question|plan|point|topic)\b|\b(?:what|how)\b.{2,40}\bto do with (?:it|this|that|my \w+|the \w+)\W*$|\bnothing to do with (?:it|this|my|the)\b/i;

/** About the plan, the tutor or the student, and nothing that an examiner would read. */
export const isTalk = [
  /\b(?:you|u)(?:[’']?ve|[’']?re| have| are)? (?:just |still |also |already )*(?:forgot(?:ten)?|missed|said|say|moved|put (?:it|my|that|this)|keep|kept|didn[’']?t|haven[’']?t|never|changed|lost|ignored|gave|told|wrote|asked)\b/i,
  /\b(?:you|u)(?:[’']?ve| have) (?:just |still )?(?:put|got|said|made|taken|over ?written|deleted|removed|moved|replaced|wiped)\b/i,
  /\bwe (?:still )?(?:haven[’']?t|didn[’']?t|have not|did not|still need|never|were (?:on|doing|talking))\b/i,
  /\bi (?:just |only |already |also )*(?:wanted|said|wasn[’']?t|was (?:going|gonna|asking|planning|trying)|meant|asked|gave|told|haven[’']?t|hadn[’']?t|didn[’']?t (?:say|mean|ask|make|know)|don[’']?t (?:know|understand|get|see|think i)|need (?:help|to know|some|more|one|an?)|can use|could use|[’']?m (?:not sure|confused|lost|stuck)|am (?:not sure|confused|lost|stuck))\b/i,
  /\bi[’']?ve (?:already |just )?(?:given|told|said|made)\b/i,
  /^i(?:[’']?ve| have)? already (?:got|have|had|used|done)\b/i,
  /^i (?:did|have) (?:already |just )?(?:add|give|say|put|mention|include|write|explain|do)(?:ed|d|n)?\b/i,
  /^(?:that|this|it) (?:all |really |now )*makes? (?:more |a lot of |perfect )?sense\b(?!.*\bbecause\b)/i,
  /^i[’']?(?:m|ve) (?:so |really |a bit |already )*(?:confused|lost|stuck|not sure|given|said|got (?:it|that))\b/i,
  /^(?:that|this|it)(?:[’']?s| is| was)(?: not|n[’']?t)?(?: so| really| very| actually| all| a bit| quite| about)*(?: (?:confus\w*|help\w*|useful|good|great|fine|wrong|right|better|clear\w*|hard|annoying|what i|the question|an? question|me asking|about the|not about|nice|cool|enough|it|all|not what))\b(?!.*\b(?:because|so|since|which|as)\b)/i,
  /^(?:that|it|this)(?: point| one)? (?:isn[’']?t|wasn[’']?t|is not|was not|doesn[’']?t|does not|didn[’']?t) (?:really |actually |even )?(?:make sense|help|about|what|answer|relevant|right|related|the question|have|anything to do)\b/i,
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
  /^(?:fair(?: enough| point)?|true|agreed|interesting|good point|(?:that|this|it)[’']?s (?:(?:all |very |quite )?(?:fair|true|interesting)|an? (?:good|fair|interesting) \w+))(?:,? (?:that|this|it)(?:[’']?s| is) [^,.;]{2,40})?\W*$/i,
  /^(?:that|this|it)(?:[’']?s| is) (?:the|an?) (?:\w+ )?(?:case|argument|side|point|evaluation)(?: (?:for|against)(?: it)?)?\W*$/i,
  /\bthat was me\b|\bthat isn[’']?t (?:about|what)\b|\b(?:none|some|all) of my points\b|\bthe question (?:is|was) (?:about|on)\b|\bmy question\b/i,
  /^(?:thanks?|thank you|cheers|ok(?:ay)?|cool|great|nice|got it|i see|i get it|makes sense|good|right|never ?mind|whatever|fine)\b[^:]{0,24}$/i,
];
