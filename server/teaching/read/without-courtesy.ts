import { anyOf } from '#domain/any-of.ts';
import { inSequence } from '#domain/in-sequence.ts';
import { isQuestion } from './is-question.ts';

/** 'Thanks, that helps. Now what about …': the thanks are taken as said, and what follows is what is meant. */
export function withoutCourtesy(words: string): string {
  if (isThanks(words)) return words;
  const rest = words
    .trim()
    .replace(first, '')
    .replace(delay, '')
    .replace(acknowledgement, '')
    .replace(reaction, '')
    .replace(sigh, '')
    .replace(objection, '')
    .replace(courtesy, '');
  return rest.split(/\s+/).length >= fewestWords ? rest : words;
}

/** 'Thank you, that has cleared it up': thanks from beginning to end, however long. */
export function isThanks(words: string): boolean {
  const rest = thanks.exec(words.trim())?.[1];
  if (rest === undefined) return endsInThanks.test(words.trim()) && !isQuestion(words) && !isLong(words);
  return rest === '' || (aboutTheHelp.test(rest) && !isQuestion(rest) && !asksNext.test(rest) && !isLong(rest));
}

function isLong(words: string): boolean {
  return words.split(/\s+/).length > longestThanks;
}

/** '… ill write it up then. thank u so much' */
const endsInThanks =
  /\b(?:thank(?:s| you| u)(?: so much| a lot| very much| loads| again)?|cheers|tysm)(?: (?:mate|sir|miss|bro|man|teacher|lol|x+))?[.! )x]*$/i;

const thanks = inSequence([
  /^(?:(?:ok(?:ay)?|ah+|oh+|right|great|cool|yeah|yes|nice|perfect|brilliant|amazing|lol|haha|aw+)[,.! ]+)*/is,
  /(?:thank(?:s| you| u)(?: so much| a lot| very much| loads| again)?|cheers|ty(?:sm)?|thx|ta)\b[\s,.!:)-]*(.*)$/is,
]);
/** What follows thanks and is still of them: the help, the one who gave it, or how one feels now. */
const aboutTheHelp = anyOf(
  [
    /for (?:the help|helping|explaining|that|this|everything|your|ur)/i,
    /(?:that|this|it)(?:'s|s)? (?:(?:was|is|has|have|really|actually|so|all|much|a lot|definitely|makes|helps?|helped|clear\w*|did)\b)/i,
    /you(?:'re|'ve| are| have| were)?\b|youre|ur\b|u (?:are|r|have)\b|really (?:helpful|helped)/i,
    /helped|very (?:helpful|clear)|i (?:feel|think i|get it|got it|understand)/i,
    /much (?:clearer|better)|mate|sir|miss|bro|man|so much|a lot/i,
  ],
  { before: /^/ },
);
const longestThanks = 18;
/** 'That helps. Now test me on taxes' */
const asksNext =
  /\b(?:now|next|also|test|quiz|ask|give|show|tell|explain|can we|lets|let's)\b(?! (?:that|this|it|i)\b)/i;

const courtesy = inSequence([
  /^(?:(?:ok(?:ay)?|ah|oh|right|great|cool|yeah|yes)[,. ]+)?/i,
  /(?:thank(?:s| you)(?: so much| a lot| very much)?|cheers|ty|thx|hi|hello|hiya|hey|good (?:morning|afternoon|evening))/i,
  /(?:[ ,.!]+(?:teacher|sir|miss))?/i,
  /(?:[ ,.!]+(?:that(?:'s| is|s| was)?|this|it) (?:really |very |so |actually )*(?:helps?|helped|helpful|useful|makes sense|makes more sense|clear(?:er)?))?\b[,.!]*\s+/i,
]);
/** 'Ohh ok. Test me on this': a full stop or an exclamation mark ends what was only said on the way. */
const acknowledgement =
  /^(?:(?:o+h+|a+h+|ok(?:ay)?|right|cool|great|nice|got it|i see|i get it now|(?:that )?makes sense|that helps|ty|thx|thanks|cheers|safe|fine|yeah|yep|alright)[ ,]*)+[.!]+\s+/i;
/** 'Haha love that. So does …', 'yikes. why do they …': a short outcry, and then what is meant. */
const reaction = anyOf(
  [
    /(?:(?:ha)+h?|lol|lmao|omg|yikes|wow|ugh|cute|love (?:that|it)|damn|oof|crazy)\b(?:[ ,]+[\w']+){0,3}?/i,
    /(?:(?:hm+|a+h+|o+h+|yes+|yea+h*|nah|nice|cool|ok(?:ay+)?|tru|true|fair|right|great|thanks?|interesting)\b[ ,]*)+(?:enough|point)?/i,
  ],
  { before: /^/, after: /[.!…]+\s+(?=(?:\S+\s+){2})/ },
);
/** 'Ohhh so that is …' */
const sigh =
  /^(?:(?:o+h+|a+h+|haha+|lol|omg|wow|hm+|ohh? ok(?:ay)?|right|ok(?:ay+)?)[, ]+)+(?=(?:so|and|but|what|why|how|then)\b)/i;
/** 'No but I mean for a small firm …' */
const objection = /^(?:no|nah|nope)[, ]+(?:but|i mean|no|wait|like)[, ]+(?:i mean[, ]+)?(?=(?:\S+\s+){3})/i;
/** 'Hold on. What is inflation?', which the ears may write as 'Held on what is inflation'. */
const delay =
  /^(?:(?:(?:hold|held|old|hang|hung) (?:on|up)|wait(?: wait)?|one sec(?:ond)?|um+|erm+)[,.! ]+)+(?=\S+ \S+)/i;
/** 'Ok cool, before i answer can you remind me what the ppf shows' */
const first =
  /^(?:(?:ok(?:ay)?|cool|right|yeah|wait)[, ]+)*before i (?:answer|try|do)(?: (?:that|it|this))?[, ]+(?=\S+ \S+)/i;
const fewestWords = 3;
