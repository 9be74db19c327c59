/** The words without what people say before they say something. Apostrophes go too: 'what's' is 'whats'. */
export function cleanWords(words: string): string {
  let text = words
    .replace(/['’‘]/g, '')
    .replace(/[“”"]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\bi am\b/gi, 'im')
    .trim();
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(opening, '').trim();
  }
  const ended = text.replace(/[\s.!,;]+$/, '');
  return ended
    .replace(/(?<=\S\s+)(please|pls|plz|mate|sir|miss)\s*(\?*)$/i, '$2')
    .replace(/[\s.!,;]+$/, '')
    .trim();
}

/** Not 'so' before a verb: 'so prices rise' is an answer. */
const opening =
  /^(?:(?:um+|uh+|er+m?|hmm+|ah+|oh|well|right|ok(?:ay)?|alright|hey|hi|hello|yo|so|now|and|but|also|actually|sorry|please|pls|cool|great|like|just|quick question|mr e|tutor)\b[\s,.!:-]+)(?=\S)|^(?:can|could|would|will) you (?:please |maybe |just )?(?=(?:explain|tell|give|show|help|define|describe|test|quiz|ask|say|repeat|go over|compare|talk|do|make|put|be|slow|simplify|check|write|remind|walk)\b)|^(?:can|could|may) (?:i|we) (?:please |maybe |just )?(?=(?:have|get|do|hear|see|skip|ask|try|go|move|stop|talk)\b)|^i(?:d| would) (?:like|love|want) (?:you )?to (?=(?:know|understand|learn|revise|do|talk|go|explain|hear|see)\b)|^i (?:want|need) (?:you )?to (?=(?:know|understand|learn|revise|do|talk|go|explain|hear|see)\b)|^(?:do you know|i was wondering|i wonder|any idea) (?=(?:what|why|how|if|whether|when|where|which|who)\b)/i;
