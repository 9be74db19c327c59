import { anyOf } from '#domain/any-of.ts';
import { inSequence, repeated } from '#domain/in-sequence.ts';

/** Whether the words ask for something: by their sign, by the order of their words, or as a wish to be told. */
export function isQuestion(words: string): boolean {
  const bare = words.trim().replace(opening, '');
  if (/\?["')\s]*$/.test(words)) return true;
  return (
    [interrogative, inverted, withDoes, wish].some((form) => form.test(bare)) ||
    [later, midway].some((form) => form.test(words))
  );
}

/** What stands before a question and changes nothing. */
const opening = inSequence([
  /^/i,
  repeated(
    anyOf(
      [
        /ok(?:ay)?|so|but|and|um+|uh+|er+m?|like|right|yeah|yes|yep|no|nah|hm+|wait|well|also|then|oh+|ah+|lol|haha/i,
        /cool|nice|great|fair(?: enough)?|now|sorry|hi|hiya|hey|hello|please|pls|thanks|thank you|ty|sir|miss/i,
        /hang on|hold on|i see|got it|actually|basically/i,
        /first(?:ly)?|second(?:ly)?|third(?:ly)?|fourth|fifth|next|last(?:ly)?/i,
        /(?:first |next |last |quick |another |one )*question/i,
      ],
      { after: /[\s,.!:;…-]+/ },
    ),
  ),
]);
const interrogative =
  /^(?:what|whats|what's|wat|wats|wots|wtf|why|y (?:do|does|is|are|did|would)|how|hows|how's|when|where|wheres|who|whos|who's|whose|which)\b/i;
/** 'Is it …', 'would they …', 'doesn't that …': the verb comes first. */
const inverted = inSequence([
  /^/i,
  [
    /is|are|was|were|do|does|did|can|could|would|will|should|shall|has|have|had|isn'?t|aren'?t|wasn'?t/i,
    /doesn'?t|don'?t|didn'?t|can'?t|couldn'?t|won'?t|wouldn'?t|shouldn'?t|hasn'?t|haven'?t|wud|cud|shud/i,
  ],
  / /i,
  [
    /it|its|that|this|these|those|there|they|he|she|we|you|u|i|the|a|an|my|your|their|all|any|some/i,
    /every\w*|any\w*|some\w*|no|not|people|firms?|businesses|compan(?:y|ies)|countr(?:y|ies)|governments?/i,
    /govts?|banks?|prices?|workers?|consumers?|managers?|staff|customers?|examiners?|[a-z]+s/i,
  ],
  /\b/i,
]);
/** 'Does free trade reduce poverty': with these no statement begins but one that has lost its subject. */
const withDoes =
  /(?:^|[.;!?] +(?:(?:so|and|but|ok) )?)(?:does|did) (?!not\b|nothing\b|little\b|so\b|too\b|well\b|better\b|worse\b|more\b|less\b)\w+ \w+/i;
/** '… so what happens then', '… is that right', '… or is it': asked after something was told. */
const later = anyOf([
  anyOf(
    [
      /what(?:'?s)?|why|how|which|who|where|when|is (?:it|that|this|there)/i,
      /are (?:they|these|there|you|we)|does (?:it|that|this)|do (?:i|we|they|you|u)/i,
      /can (?:i|you|u|we)|would (?:it|that|you|they|i)|should (?:i|they|we|it)/i,
    ],
    // The point of '1.90' ends no sentence.
    { before: /[,.;:!] (?:(?:so|but|and|like) )?/, after: /\b(?:[^.!]|\.(?=\d))*$/ },
  ),
  /\bis (?:it|that|this)(?: is that)? (?:right|correct|ok|okay|true|wrong|normal|allowed|fair|enough)\b[^.!]*$/i,
  // '… or do a staff night out' goes on with what is done.
  /\bor (?:(?:is|are|does|not|what)\b|do (?:i|we|you|u|they|people|firms)\b)[^.!]*$/i,
  // 'Ok now trade. does free trade reduce poverty'
  /[.!;] (?:(?:so|and|but|then|now|ok) )?(?:does \w+|did (?:the|a|an|it|that|they|this|he|she)) \w+[^.!]*$/i,
]);
/** '… the expected value bit how do u do it', 'if supply shifts right does it rise' */
const midway = anyOf([
  anyOf(
    [
      /whats|wats|wots|wtf/i,
      /how (?:do|does|would|can|come|is|are)/i,
      /why (?:is|are|do|does|would|did|dont|don't)/i,
      /what (?:is|are|does|do|would|happens)/i,
      /where (?:do|does|can|would|is|are)/i,
      /who (?:is|are|does|do|gets|pays|would)/i,
    ],
    { before: /\b/, after: /\b/ },
  ),
  inSequence([
    /\bi (?:just |only |really )*(?:want(?:ed)?|need(?:ed)?|(?:'?d|would) like) to (?:know|understand) /i,
    /(?:what|why|how|when|where|who|which|if|whether)\b/i,
  ]),
  /^(?:\w+ )?if .+\b(?:does|do|is|are|will|would|can|should) (?:it|that|they|the|he|she|we|i|you)\b/i,
]);
const wish = anyOf(
  [
    /tell me|explain|show me|give me|remind me|walk me|talk me|help me (?:understand|with)/i,
    /i (?:do ?n[o']?t|dont) (?:get|understand|see|know) (?:why|how|what|which|when|where|who|the)/i,
    /im not sure (?:why|how|what|which|when|if|whether)|i'm not sure (?:why|how|what|which|when|if|whether)/i,
    /i am not sure (?:why|how|what|which|when|if|whether)|not sure (?:why|how|what|which|when|if|whether)/i,
    /i wonder/i,
  ],
  { before: /^/, after: /\b/ },
);
