/** What an examiner looks for in a judgement: a side, what it rests on, and the reason. */
export function judgementHas(text: string): { side: boolean; limit: boolean; reason: boolean } {
  const rest = text.split(/[,.;:]|\b(?:but|and|because|cos|since)\b/i).filter((clause) => !depends.test(clause));
  return {
    side: rest.some((clause) => clause.trim().split(/\s+/).length > 1) && !noSide.test(text),
    limit: limit.test(text),
    reason: reason.test(text),
  };
}

/** What it depends on says nothing of which way. */
const depends = /\bdepends?\b|^\s*(?:overall|i think|in conclusion|on balance|to conclude)\s*$/i;
const noSide = /^(?:\w+,? )?(?:both (?:sides|are|have|views)|there are (?:good )?(?:points|arguments) on both)\b/i;
const limit =
  /\b(?:depends?|if|when|where|unless|until|provided|as long as|so long as|(?<!\ba )while|whereas|short[ -](?:run|term)|long[ -](?:run|term)|most cases|not always)\b/i;
const reason =
  /\b(?:because|bc|cos|coz|cuz|since|therefore|otherwise|due to|thanks to|given that|which means|this is as|mainly (?:as|through)|as (?:it|they|this|the|there))\b|, so\b/i;
