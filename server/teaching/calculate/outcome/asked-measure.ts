const lead = '(?:(?:so|and|ok|okay|then|but|right|um|wait|does|that|this|it|mean|means|overall) )*';
const firm = '(?:they|he|she|we|i|it|you|greggs|the (?:firm|shop|business|company|owner|gym|cafe|seller)|the [a-z]+s)';
const more = '(?:more|less|better|worse|up|down|higher|lower)';
const asks = '(?:did|do|does|has|have|is|are|was|will|would|what happens to|what happened to)';
const moves =
  'go|gone|went|change|changed|rise|risen|fall|fallen|increase|increased|decrease|decreased|drop|dropped|be|come';
const end = '(?: (?:then|overall|in the end|now|from (?:it|that|this)|in total|or not|than before|off)){0,2} ?[?.!]*$';

/** 'So did they make more money or less', 'is the revenue up or down'. */
export const asksMoney = new RegExp(
  [
    `^${lead}(?:did|do|does|will|would|have|has|are|is) ${firm} (?:actually |really |then )?(?:mak(?:e|es|ing)|made|earn(?:ed|ing)?|tak(?:e|en|ing)|g[eo]t(?:ting)?|bring(?:ing)? in|brought in|lose|losing|lost|gain(?:ed)?) (?:any )?(?:${more} )?(?:or (?:${more} )?)?(?:money|revenue|cash|takings)?(?: in)?(?: ?(?:or|and) (?:lose )?(?:${more}|money))?${end}`,
    `^${lead}${asks} ?(?:the |its |their |his |her |total |sales )*(?:revenue|takings|money|tr)(?: (?:${moves}|${more}))*(?: (?:or|and) (?:go |${more} |)?(?:${more}|rise|fall|drop|decrease|increase|not))?${end}`,
    `^${lead}(?:is|are|was|were|would) ${firm} (?:be )?(?:better|worse)(?: off)?(?: or worse(?: off)?)?${end}`,
    `^${lead}(?:more|less) (?:money|revenue)(?: or (?:more|less))?${end}`,
    `^${lead}was (?:it|that|this) a good (?:idea|move)(?: for (?:the )?revenue)?${end}`,
  ].join('|'),
);

const leadToElastic =
  /(?:so|and|ok|okay|then|but|right|um|wait|does|do|that|this|it|its|they|thats|mean|means|is|was|are|would|be|demand|the|a|price) /;

/** 'So does that mean it was inelastic', after the revenues. */
export const asksElasticity = new RegExp(
  `^(?:${leadToElastic.source})*(?:(?:in|unit |unitary )?elastic)(?: or (?:in|unit )?elastic)?(?: (?:demand|then|though|tho|or not))* ?[?.!]*$`,
);
