import { inSequence } from '#domain/in-sequence.ts';
import type { Part } from './parts.ts';
import { saysItself } from './talk-wordings.ts';

/** A point without what is only said around it: 'OK so my second point will be X-inefficiency: …' is 'X-inefficiency: …'. */
export function barePoint(words: string, part?: Part): string {
  let text = words
    .trim()
    .replace(/\s+/g, ' ')
    .replace(asksApproval, '')
    .replace(forMine, '')
    .replace(hedge, '$1')
    .replace(inQuotes, '$1$2');
  for (let layer = 0; layer < mostLayers; layer++) {
    const wrapping = wrappings.find((one) => one.test(text) && !(part === 'Judgement' && decides.test(text)));
    const rest = wrapping ? text.replace(wrapping, '').trim() : '';
    if (!/\w/.test(rest)) break;
    text = rest;
  }
  return cutAtWord(text);
}

const mostLayers = 6;
/** 'So for mine: "Overall …"', "Ok here's mine: 'In conclusion …'" */
export const forMine =
  /^(?:(?:ok(?:ay)?|so|and|right|well)[, ]+)*(?:(?:for|here[’']?s|here is|this is) )+(?:mine|my (?:one|try|attempt|version))\s*[:,]\s*/i;
/** 'The other side is diseconomies of scale I guess.' */
const hedge = /,? i (?:guess|think|suppose|reckon)([.!?](?= |$)|$)/gi;
const inQuotes = /^["“]([^"”]+)["”]\.?$|^['‘](.+)['’]\.?$/;
/** In a judgement that is what is said. */
const decides = /^(?:yes|no)\b/i;

/** '… Is that good enough for evaluation?': what went before is what he brings. */
export const asksApproval =
  /(?<=[.!?,])\s+(?:(?:so|and|but)\s+)?(?:is (?:that|this|it)|would (?:that|this|it)|does (?:that|this|it)|will (?:that|this|it)|can i (?:use|put|say) (?:that|this|it))\b[^.!?]{0,60}\?*\s*$/i;

const wrappings = [
  saysItself,
  /^(?:it|that|this|mine|one|another) (?:would|could|might|will) be that\s+/i,
  /^(?:for|on|from) (?:the|that|my) other side(?:\s*[,:]\s*|\s+)/i,
  /^(?:and |so )?for (?:my |the |a )?(?:first|second|third|1st|2nd|3rd|next|other|last) (?:point|one|argument)(?: (?:is|its|it[’']s|it could be)\b)?[,:]?\s+(?=(?:\S+ ){2})/i,
  /^(?:the |my )?(?:first|second|other|next) one (?:is|would be|could be)(?: that\b)?\s+/i,
  /^(?:the|my) other side (?:is|was|would be)(?: that\b)?\s*:?\s*/i,
  /^(?:i[’']?ll|i will|let me) (?:write|put|say)(?: that\b)?\s*:?\s*/i,
  /^(?:ok(?:ay)?|so|and|but|also|then|now(?= (?:my|the|for)\b)|anyway|um+|er+m?|hm+|alright|basically|actually)(?:\s*[,.:;!–-]+\s*|\s+)(?=\S)/i,
  /^(?:the |my )?next (?:link|step)(?: (?:is|would be)(?: that)?)?\s*[:,]?\s*/i,
  /^(?:another|one more) thing(?: is)?(?: that)?[,:]?\s+/i,
  /^(?:well|right|yeah|yes|yep|no|sure|cool|good|great|sorry|oh+|ah+|fine)\s*[,.:;!–-]+\s*/i,
  /^(?:maybe|perhaps|i (?:think|guess|suppose|reckon|believe|would (?:say|argue|put|write))|i[’']?d (?:say|argue|put|write)|i (?:could|can|might) (?:also )?(?:say|argue|put|write))(?: that)?,?\s+/i,
  /^(?:i need|here(?:[’']?s| is)|what about|how about)\s+(?=(?:an?|my|another) (?:\w+ )?(?:point|argument|counter|judge?ment))/i,
  inSequence([
    /^(?:for )?(?:(?:my|the|an?|another|one) )?/i,
    /(?:(?:own|first|second|third|1st|2nd|3rd|next|other|more|extra|further|new|final|last|main|overall|evaluation) )*/i,
    /(?:point|argument|counter ?-?(?:argument|point)|evaluation|judge?ment|conclusion)s?(?: ?\d)?/i,
    /(?:,? (?:for|against|in favour of)(?: [^,:;.?!]{2,40}?)?)?/i,
    /(?:\s*[:–-]+|,|\s+(?:is|was|would be|will be|could be|might be|can be)(?: about)?(?: that\b)?:?|\s+that\b)\s*/i,
  ]),
  /^(?:one|(?:the |my )?(?:first|second|main|other|next) (?:thing|one|reason|benefit))(?: (?:thing|reason|benefit))? (?:is|would be|could be)(?: that)?\s+/i,
  /^(?:point \d|\d[).:]|first(?:ly)?|second(?:ly)?|third(?:ly)?|finally|lastly|against|for)\s*[:,)]\s*/i,
  /^\d[).:]\s+/,
  /^(?:however|on the other (?:hand|side)|conversely|in contrast)(?:\s*[,:]\s*|\s+)/i,
  /^for (?:my|the) (?:conclusion|judge?ment|evaluation|other side),? i(?: want to| would| will| could|[’']?d(?: like to)?|[’']?ll) (?:say|argue|put|write)(?: that\b)?[:,]?\s+/i,
  /^(?:in conclusion|to conclude)(?:\s*[,:]\s*|\s+)/i,
];

/** A plan holds points, not paragraphs. */
function cutAtWord(text: string): string {
  if (text.length <= longest) return text;
  const whole = text.slice(0, longest + 1).replace(/\s+\S*$/, '');
  return `${whole.replace(/[\s,;:.–-]+$/, '')} …`;
}

const longest = 320;
