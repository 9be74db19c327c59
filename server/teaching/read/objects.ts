import { anyOf } from '#domain/any-of.ts';

/** 'OK but they compete like mad', 'I don't buy that', '… votes surely': said against what was explained. */
export function objects(words: string): boolean {
  const said = words.trim();
  return said.split(/\s+/).length >= fewestWords && (objection.test(said) || objectionLater.test(said));
}

/** 'Amazon is a planned economy inside though, isn't it? It …', '… votes surely' */
const objectionLater =
  /\b(?:though|tho|surely|isn'?t it|aren'?t they|doesn'?t it)\W*$|\?\s+(?!(?:cos|coz|cuz|because|becuase|bc|like|so|as|since|whereas)\b)\S|[.!] but\b|^i(?:'d| would|d) argue\b|^i reckon\b.{40}/i;
const objection = anyOf(
  [
    /but|i thought|i(?:'d| would)(?: have)? (?:said|thought)/i,
    /i (?:do ?n[o']?t|dont|can'?t) (?:buy|think|agree|believe|see|get)|surely|in my|tbh|honestly/i,
    /i still|my (?:teacher|notes|book|mate|mum|dad|brother|sister|cousin|uncle|aunt|boss|manager)/i,
    /(?:doesn'?t|does) that prove|isn'?t|doesn'?t|wouldn'?t|hang on|hold on/i,
  ],
  { before: /^(?:(?:ok(?:ay)?|yeah|yes|right|hm+|but|so|well|nah|no)[, ]+)*/, after: /\b/ },
);
const fewestWords = 6;
