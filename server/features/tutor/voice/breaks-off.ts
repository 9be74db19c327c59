import { isVerb, pronouns } from './spoken-verbs.ts';

/** Whether words stop in the middle of a sentence. The full stop says nothing: the ears write one after everything. */
export function breaksOff(text: string, words: string[]): boolean {
  if (/[,;:–—-]\s*$|…$|\.\.\.$/.test(text)) return true;
  // 'What is that for?' is whole, and so is 'if what?'.
  if (/\?\s*$/.test(text)) return false;
  return endsOpen(words) || halfClause(words) || halfAnswer(text) || isHalf(text, words);
}

/** A thing and nothing said of it: 'the average cost' may be an answer, or a sentence that has just begun. */
export function namesOnly(words: string[]): boolean {
  return !words.some((_, place) => isVerb(words, place));
}

const endings = (list: string) => new RegExp(`(?:^| )(?:${list.trim().replace(/\s*\n\s*/g, '|')})$`);

/** After these something must come, whatever stands before. */
const always = endings(`
  and|or|because|if|when|whenever|while|than|whether|unless|whereas|although|therefore|however|whose|whom|into|onto|upon|without|within|during|among|there are few|at least one|the kind|and then
  the|a|an|my|your|our|its|their|his|every|another|such|very|um|umm|uh|er|erm|kind of|sort of|due|according|rather|ceteris|gonna
  aggregate|marginal|the (?:main|next|general|average|only|other|price of|level of|rate of)|an? (?:main|general|higher|lower|larger|smaller|bigger|more|less|big|large|small|good|bad|new)
  (?:an?|the) (?:actual|potential|economic|international|national|social|global|financial|fiscal|monetary|different|certain|current|long|short|high|low)
  (?:and|but|or|so|then|how|if|that) (?:i|you|he|she|we|they|it)|(?:with|asking|and|is|about|on|of) what|is the difference
  (?:(?:reason|point|idea|problem|thing|difference|advantage|disadvantage|answer|argument|issue|shift) is|means?|say|says|said|think|thinks|thought|argue|argued|argues|believe|believes|so|fact|reason|suggests?|shows?|assume|idea) that
  (?:are|is|be|being) price|to a third|makes? (?:\\w+ ){1,3}(?:more|less)|said (?:that )?there (?:is|are) (?:two|three|four|five|several)|depends how
  (?:to|will|would|can|could|might|may|should|must|they|you|we|it|firms) (?:lower|raise|divide|subtract|multiply|maximise|minimise|reduce|measure|set|cause|give|let|make|bring|keep|get|find|use|put|provide|avoid|cover|attract|achieve)
  it's|they're|there's|i'm|you're|we're|he's|she's|who|(?:that|structure|market|place|one|point|is) where`);

/** Prepositions: what they belong to may have been said before them ('what it depends on'). */
const prepositions = endings(
  'of|to|by|for|from|with|in|on|at|about|between|against|per|above|below|through|across|over|under|after|before|as|since|like|towards',
);
/** 'Prices go on', 'than before'. */
const wholeWithPreposition = endings(
  "(?:go|goes|going|went|gone|move|moves|carry|carries|come|comes|keep|so|and so|based|later|early|turned|put) on|(?:left|take|taken|takes|took|start|it's|is|all) over|(?:come|comes|came|step|steps|join|joins|cash|brought|bring) in|(?:than|as|like|ever|did|done|that) (?:before|after)|(?:taken|paid|accounted|asked|cared|looking|look) (?:for|after|care of)|(?:the|what) (?:above|below)|not (?:really )?(?:that|sure) .* (?:of|about)",
);
const helpers = endings(
  "is|are|was|were|be|been|being|has|have|had|do|does|did|will|would|can|could|may|might|must|should|cannot|don't|doesn't|didn't|won't|wouldn't|can't|couldn't|means|makes|compares|says|gives|brings|keeps|measures|involves|includes|requires|causes|leads|refers|represents|allows|but|so|that's|what's",
);
/** 'That's what it is', 'I don't know what this means': the word that asks stands before, and not at the very beginning. */
const asked =
  /\S (?:what|which|who|how|where|why|all|whatever|thing|things|bit|one) (?:\w+(?:'\w+)? ){1,7}\S+$| than (?:\w+ ){1,3}\S+$/;
/** 'Yes, they would', 'no, it isn't', 'I do'. */
const shortAnswers =
  /^(?:(?:yes|yeah|no|nope|well|and|but|so|maybe|of course|because) )*(?:i|you|he|she|it|we|they|that|there) \S+$/;

function endsOpen(words: string[]): boolean {
  const said = words.join(' ');
  if (always.test(said)) return true;
  if (prepositions.test(said)) return !wholeWithPreposition.test(said) && !asked.test(said);
  if (!helpers.test(said)) return false;
  return (
    !asked.test(said) &&
    !(shortAnswers.test(said) && /^(?:yes|yeah|no|nope|i) /.test(said)) &&
    !/\b(?:i think|think|hope|guess|say) so$/.test(said)
  );
}

/** 'Demand falls when the price': the last clause has somebody in it, and nothing that they do. */
function halfClause(words: string[]): boolean {
  const place = words.findLastIndex((word, at) => opensClause(words, word, at));
  if (place < 0) return false;
  const clause = words.slice(place + 1);
  if (!clause.length || wholeClauses.test(clause.join(' '))) return false;
  return !clause.some((_, at) => isVerb(words, place + 1 + at));
}

/** 'Supply shifts right, so price' */
function halfAnswer(text: string): boolean {
  const [, opening, rest = ''] = /, (so|but|then) ((?:[\w'’]+ ?){1,2})[.]?$/i.exec(text.trim()) ?? [];
  if (!opening || /\b(?:not|isn't|never)\b/i.test(text)) return false;
  return !/ly$/.test(rest) && namesOnly(rest.toLowerCase().split(' '));
}

const wholeClauses = /^(?:so|not|possible|any|anything|necessary|needed|ever|then|one|ones)$/;
const determiners = /^(?:the|a|an|its|their|his|her|our|your|my|this|these|those|more|some|most|if)$/;
const saying =
  /^(?:think|thinks|thought|argue|argues|say|says|said|means|mean|believe|believes|assume|assumes|shows|suggests|know|fact|reason)$/;
const points =
  /^(?:reason|point|idea|problem|thing|difference|advantage|disadvantage|answer|argument|issue|result|effect|shift|downside|benefit|risk)$/;

function opensClause(words: string[], word: string, at: number): boolean {
  const [before = '', after = ''] = [words[at - 1], words[at + 1]];
  if (/^(?:if|when|whenever|unless|although|though|whereas|while|where|which|who)$/.test(word))
    return !/^(?:of|for|in|to|by|at|on|know|sure)$/.test(before);
  if (word === 'because') return after !== 'of';
  if (word === 'so' || word === 'then') return determiners.test(after) || pronouns.test(after);
  const says = saying.test(before) || (before === 'is' && points.test(words[at - 2] ?? ''));
  return word === 'that' && says && !/^(?:one|way|bit|much|many)$/.test(after);
}

/** Said before the sentence begins. */
const leadIns = new Set(['so', 'and', 'but', 'well', 'um', 'er', 'erm', 'okay', 'ok', 'yeah', 'then', 'even', 'like']);
/** 'Because' is not among them: to 'why?' it begins a whole answer. */
const opensHalf = /^(?:if|when|whenever|although|though|while|whereas|unless|once|since)$/;

/** 'If interest rates go up' has its second half to come; after a comma, or with a second verb, it is there. */
function isHalf(text: string, words: string[]): boolean {
  const first = words.find((word) => !leadIns.has(word)) ?? '';
  if (!opensHalf.test(first) || /,\s*\S+\s+\S/.test(text)) return false;
  return countVerbs(words) < 2;
}

/** 'Has gone up' and 'will fall' are one. */
function countVerbs(words: string[]): number {
  return words.filter((_, place) => isVerb(words, place) && !isVerb(words, place - 1)).length;
}
