/** 'Thanks, that helps. Now what about …': the thanks are taken as said, and what follows is what is meant. */
export function withoutCourtesy(words: string): string {
  const rest = words
    .trim()
    .replace(delay, '')
    .replace(acknowledgement, '')
    .replace(reaction, '')
    .replace(sigh, '')
    .replace(objection, '')
    .replace(courtesy, '');
  return rest.split(/\s+/).length >= fewestWords ? rest : words;
}

const courtesy =
  /^(?:(?:ok(?:ay)?|ah|oh|right|great|cool|yeah|yes)[,. ]+)?(?:thank(?:s| you)(?: so much| a lot| very much)?|cheers|ty|thx|hi|hello|hiya|hey|good (?:morning|afternoon|evening))(?:[ ,.!]+(?:that(?:'s| is|s)?|this|it) (?:really )?(?:helps?|helped|makes sense|makes more sense|clear(?:er)?))?\b[,.!]*\s+/i;
/** 'Ohh ok. Test me on this': a full stop or an exclamation mark ends what was only said on the way. */
const acknowledgement =
  /^(?:(?:o+h+|a+h+|ok(?:ay)?|right|cool|great|nice|got it|i see|i get it now|makes sense|fine|yeah|yep|alright)[ ,]*)+[.!]+\s+/i;
/** 'Haha love that. So does …', 'yikes. why do they …': a short outcry, and then what is meant. */
const reaction =
  /^(?:(?:(?:ha)+h?|lol|lmao|omg|yikes|wow|ugh|cute|love (?:that|it)|damn|oof|crazy)\b(?:[ ,]+[\w']+){0,3}?|(?:(?:hm+|a+h+|o+h+|yes+|yea+h*|nah|nice|cool|ok(?:ay+)?|tru|true|fair|right|great|thanks?|interesting)\b[ ,]*)+(?:enough|point)?)[.!…]+\s+(?=(?:\S+\s+){2})/i;
/** 'Ohhh so that is …' */
const sigh =
  /^(?:(?:o+h+|a+h+|haha+|lol|omg|wow|hm+|ohh? ok(?:ay)?|right|ok(?:ay+)?)[, ]+)+(?=(?:so|and|but|what|why|how|then)\b)/i;
/** 'No but I mean for a small firm …' */
const objection = /^(?:no|nah|nope)[, ]+(?:but|i mean|no|wait|like)[, ]+(?:i mean[, ]+)?(?=(?:\S+\s+){3})/i;
/** 'Hold on. What is inflation?', which the ears may write as 'Held on what is inflation'. */
const delay =
  /^(?:(?:(?:hold|held|old|hang|hung) (?:on|up)|wait(?: wait)?|one sec(?:ond)?|um+|erm+)[,.! ]+)+(?=\S+ \S+)/i;
const fewestWords = 3;
