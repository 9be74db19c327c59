import { anyOf } from '#domain/any-of.ts';
import { inSequence } from '#domain/in-sequence.ts';
import type { Act } from './acts.ts';

/** What is said by whoever means it: without one of these words the act was read wrongly. */
export const tellingWords: Partial<Record<Act, RegExp>> = {
  'current-data': inSequence([
    /^(?!.*\b(?:who|why)\b)/i,
    /(?!.*\b(?:we|i|my teacher|sir|miss) (?:\w+ ){0,3}(?:did|had|learn\w*|started|covered|missed|went over) [^.?!]*\b(?:today|this week)\b).*/i,
    /\b/i,
    [
      /now|nowadays|current\w*|today\w*|latest|at the moment|this (?:year|month|week)|these days|recent\w*/i,
      /up to date|(?:is|are|do|does) [^.?!]*\bstill|last (?:year|month)|20[12]\d|as of|at present|atm/i,
    ],
    /\b/i,
  ]),
  diagram:
    /diagram|draw|\bgraph|\bchart|curve|sketch|picture|axes|axis|label|look like|shade|plot|matrix|tree|map\b|show me/i,
  'check-my-work': anyOf([
    /\bcheck (?:my|this|it|one|mine|over)\b|\bmark (?:my|this|it|mine)\b|\bhere(?:'s| is) (?:my|what i)\b/i,
    /\bi(?:'ve| have|ve)? (?:wrote|written|put|said|got)\b/i,
    /\bmy (?:own )?(?:first |last |second )?(?:paragraph|para|answer|definition|conclusion|intro\w*|sentence|attempt|work|essay|chain)\b/i,
    /\bis (?:this|it|that|mine) (?:right|correct|ok|okay|good)\b|\bfeedback\b|\bread this\b/i,
    /\blook at (?:this|my)\b|\bcan (?:you|u) (?:check|mark|improve)\b|\bwhat(?:'s|s| is) missing\b|^\W*["'“‘]/i,
  ]),
  example: anyOf([
    /\bex|\beg\b|e\.g|instance|like what|such as|\breal\b|irl|case|actual|name (?:a|one|me|some)/i,
    /another|evidence|(?:which|what|any|a|one|1|some) (?:\w+ )?(?:compan|firm|brand|business|countr)/i,
    /where (?:has|did|does|is) (?:this|that|it)|who (?:has|did|does|uses)|happened/i,
  ]),
  'exam-technique': anyOf([
    /exam|mark|paper|question|essay|paragraph|para\b|answer|evaluat|eval\b|analy/i,
    /command|ao ?\d|level|grade|revis|write|say|point|structure|time|conclusion/i,
    /judg|chain|definition|define|intro|extract|case study|draw|calculator/i,
  ]),
  'essay-plan':
    /\bplan|essay|\b\d+[ -]?mark|marker|structure|outline|\btitle|\bto what extent|^\W*(?:evaluate|assess|discuss|examine|analyse)\b/i,
  'test-me': anyOf([
    /\b(?:test|quiz)(?! (?:it|this|that|tomorrow|tmrw|on monday)\b)|question|\bask me|\btry\b/i,
    /challenge|examine|practi[cs]e|drill|\b(?:eas(?:y|ier)|hard(?:er)?|another|next|one more|real) one/i,
    /\bqs?\b|go on then|give me (?:one|a|an|some)\b/i,
  ]),
  goodbye:
    /bye|night|later|\bdone\b|finish|that'?s (?:all|it|enough)|thanks|thank|see (?:you|ya|u)|\bgo(?:ing|tta)?\b|\boff\b|bed|sleep|tomorrow|\bstop|laters|peace|leave|enough|cheers|\bout\b/i,
  greeting:
    /\bh(?:i+|ey+|ello|iya)\b|\byo\b|morning|afternoon|evening|sup\b|alright|wass?up|help|start|new here|ready|how are/i,
  hint: /\b(?:hints?|clues?|nudge|start me|help|stuck|point me|first step|tip)\b/i,
  meta: /\b(?:you|u|ur|your|youre|yourself|this (?:app|bot|site|thing|tutor)|margin|revis\w*|how am i|my (?:progress|score|weak\w*)|minutes|subscription)\b/i,
  'write-it-for-me': anyOf(
    [
      /\bwrite\b|\bdo (?:it|my|this)\b|\bhomework\b|\bfor me\b/i,
      /\b(?:full|whole|model) (?:answer|essay|paragraph)\b/i,
    ],
    {
      before:
        /^(?!.*\bi (?:must|should|need to|have to|can|could|would|will|write)\b|.*\bi'?ll\b|.*\bi(?:'m| am|m) (?:going to|gonna|off to)\b).*/,
    },
  ),
  'switch-topic': anyOf(
    [
      /switch|chang\w*|mov(?:e|ing) on|another|different|instead|new|next|now|back to|teach/i,
      /learn|revis\w*|do|start|go over|go through|cover|can we|could we|let'?s|shall we/i,
      /what about|how about|onto|on to|help (?:me )?with|topic|theme|unit|about|first/i,
    ],
    { before: /\b/, after: /\b/ },
  ),
};
