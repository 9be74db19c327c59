import { anyOf } from '#domain/any-of.ts';
import { inSequence } from '#domain/in-sequence.ts';
import type { Act } from './acts.ts';
import { isLeaving, isUnderstood } from './closings.ts';
import { plainWords } from './plain-words.ts';
import { isThanks } from './without-courtesy.ts';

/** What waits for the student: a question, an offer, or nothing. */
export type Waiting = 'question' | 'offer' | 'nothing';

/** What needs no model, because it can mean only one thing; nothing otherwise. */
export function readExactly(words: string, waiting: Waiting): Act | undefined {
  const plain = plainWords(words);
  const found = rules.find(({ pattern, when }) => pattern.test(plain) && (!when || when.includes(waiting)));
  if (found) return found.act;
  if (isLeaving(words)) return 'goodbye';
  if (isThanks(words) || isUnderstood(words)) return 'thanks';
  if (/^\?+$/.test(words.trim())) return 'confused';
  if (waiting === 'question' && isBareFigure(words)) return 'answer';
  return undefined;
}

/** '4000?', 'is it 4k', '-20 / 5 = -4': a figure or a line of working, and nothing else. */
export function isBareFigure(words: string): boolean {
  const said = words.trim().replace(/^(?:(?:um+|uh+|er+m?|ok|so|is it|its|it's|i got|i think|maybe)[, ]+)+/i, '');
  return /^[\d\s.,%£$+\-−x*/÷=k?]+$/i.test(said) && /\d/.test(said);
}

const rules: { act: Act; pattern: RegExp; when?: Waiting[] }[] = [
  {
    act: 'yes',
    pattern:
      /^(?:yes|yeah|yea|yep|yup|ye|ya|sure|ok|okay|go on|go for it|yes (?:ok|sure|go on|lets)|why not|lets do it)$/,
    when: ['offer'],
  },
  {
    act: 'no',
    pattern: /^(?:no|nope|nah|no need|not now|no im (?:ok|good|fine)|maybe later|id rather not)$/,
    when: ['offer'],
  },
  {
    act: 'thanks',
    pattern:
      /^(?:thanks?(?: you)?|thank u|thx|ty|cheers|ta|ok|okay|cool|nice|great|got it|ah ok|oh ok|ok cool|makes sense)$/,
    when: ['nothing', 'question'],
  },
  {
    act: 'goodbye',
    pattern:
      /\b(?:gtg|g2g|gotta go|got to go|have to go|(?:good)?bye(?: bye)?|good ?night|see (?:you|ya|u)(?: later| tomorrow| soon)?)$/,
  },
  {
    act: 'goodbye',
    pattern:
      /\b(?:gonna|going to|off to) (?:get|grab|have|eat|make) (?:some |my )?(?:food|dinner|lunch|tea|breakfast)\b/,
  },
  { act: 'thanks', pattern: /^(?:hold on|hang on|wait|one sec(?:ond)?|let me think|give me a (?:sec|second|minute))$/ },
  {
    act: 'essay-plan',
    pattern: anyOf([
      /\b\d{1,2} ?mark(?:er|s|ers)?\b.*\b(?:help|plan|structure|idk where)\b/,
      /\b(?:help|plan|structure)\b.*\b\d{1,2} ?mark(?:er|s|ers)?\b.*\b(?:on|about)\b/,
      /\bplan (?:me )?(?:a|an|my|this|the) .*(?:essay|marker)\b/,
    ]),
  },
  {
    act: 'diagram',
    pattern: anyOf([
      /\b(?:can|could|would|will) (?:you|u) (?:please |pls |just |also )*(?:show|draw|do)(?: me| us)?\b.{0,40}\b(?:diagram|graph)\b/,
      /\b(?:show|draw) (?:me |us )?(?:it |that |this )?(?:on|in|with) (?:a|the) (?:diagram|graph)\b/,
      /\b(?:can|could) (?:you|u) (?:please |pls |just )*draw (?:it|that|this)\b/,
      /\bi just (?:want|wanted) (?:the|a) (?:diagram|graph)\b/,
    ]),
  },
  {
    act: 'diagram',
    pattern: anyOf([
      /\b(?:draw|sketch) (?:me |us )?(?:the |a |an )?(?!it as\b)[\w -]{0,60}\b(?:diagram|graph|chart|curves?|ad|as|lras|sras)\b/,
      /\b(?:next to each other|side by side)\b/,
      /^(?:(?:can|could) (?:you|u) )?(?:please |pls )*explain (?:me )?(?:the|this|that|a)? ?[\w -]{0,40}\b(?:diagram|graph|chart)$/,
      /^(?:can|could) i see [\w -]{0,40}\b(?:one|diagram|graph|drawn)\b/,
      /^(?:can|could) (?:you|u) (?:please |pls |just )*(?:draw|sketch)\b/,
    ]),
  },
  {
    act: 'test-me',
    pattern:
      /^(?:(?:yes|yeah|yep|yh|ye|ok|sure|go on|and|now) )*(?:(?:an? )?(?:harder|easier)|make it harder|one more|another)(?: (?:one|question|q))?(?: (?:but|and|on|about|with|please|pls)\b.*)?$/,
    when: ['offer'],
  },
  {
    act: 'test-me',
    pattern: /\b(?:another|one more|a harder|an easier)(?: (?:one|question|q)) (?:but |just )?(?:on|about)\b/,
  },
  {
    act: 'test-me',
    pattern: /\b(?:can|could|will|would) (?:you|u) (?:please |pls |just |also )*(?:test|quiz) me\b/,
  },
  {
    act: 'feelings',
    pattern: inSequence([
      /\b(?:you(?! (?:think|reckon))|youre|you are|ur|u(?! (?:think|reckon))|this (?:app|bot|thing|tutor|site|ai))\b.{0,20}/,
      /\b(?:stupid|useless|rubbish|crap|shit|dumb|trash|terrible|awful|annoying|idiot|suck|sucks|worst)\b/,
    ]),
  },
  {
    act: 'feelings',
    pattern:
      /\bi(?:m| am) (?:so |such |just |really |too )*(?:a )?(?:stupid|dumb|thick|stressed|panick\w*|anxious|overwhelmed|an idiot|failure|gonna fail|going to fail)\b/,
  },
  {
    act: 'feelings',
    pattern: anyOf([
      /\b(?:should i|shall i|do i)\b.*\b(?:stay up|keep going|go to (?:bed|sleep))\b/,
      /\bgoing to bed or\b/,
      /\bdo you (?:think|reckon) i(?:m| am|ll| will| can)\b.*\b(?:pass|fail|be (?:ok|okay|alright))\b(?!.*\b(?:only|just|skip\w*|without)\b)/,
    ]),
  },
  {
    act: 'stuck',
    pattern:
      /^(?:i )?(?:idk|dunno|dont know|no (?:idea|clue)|not sure|havent a clue|no clue at all|absolutely no idea|pass|i give up)$/,
    when: ['question'],
  },
  {
    act: 'hint',
    pattern:
      /^(?:(?:(?:can|could) (?:i|you) (?:have|get|give me)|give me|i (?:want|need)) )?(?:a |another |one more )?(?:small |little )?(?:hint|clue)$/,
  },
  {
    act: 'tell-me',
    pattern: /^(?:just )?(?:tell me|give me the answer|whats the answer|what is the answer|show me the answer|answer)$/,
    when: ['question'],
  },
  {
    act: 'repeat',
    pattern:
      /^(?:repeat(?: that)?|say (?:that|it) again|again|pardon|what did you say|can you repeat (?:that|it)|come again)$/,
  },
  { act: 'test-me', pattern: /^(?:test|quiz) me(?: on (?:this|that|it))?$/ },
  {
    act: 'test-me',
    pattern:
      /\b(?:hit|ask|throw|challenge|do|set) me (?:with )?(?:something|anything|one|a (?:harder|hard|tricky|tough|easy|easier) one)\b.*\b(?:on|about|from)\b/,
  },
  {
    act: 'test-me',
    pattern: /\b(?:can|could) i (?:get|have) (?:one more|another)\b|\banother (?:one )?like (?:that|it|this)\b/,
  },
  { act: 'test-me', pattern: /\b(?:give|set) me (?:one|a few|some|an easy one|a hard one)\b.*\bto try\b/ },
  {
    act: 'test-me',
    pattern:
      /\b(?:give|set|ask|hit) me (?:with )?(?:a|an|one|another|the|some|your|like)(?: (?!about|on)[\w%-]+){0,4} (?:questions?|qs?|marker|mark (?:question|title|one))\b|\b\d{1,2} ?marker\b.*\bgive me one\b/,
  },
  {
    act: 'meta',
    pattern: anyOf([
      /\b(?:one|two|three|1|2|3) (?:last )?things? (?:i should |to |for me to )?(?:look at|remember|revise|know|take away|go over|focus on)\b/,
      /\bdo (?:you|u) (?:ever )?(?:get (?:bored|tired)|sleep|have feelings|enjoy)\b/,
    ]),
  },
  {
    act: 'feelings',
    pattern:
      /\bis it (?:normal|ok|okay|bad) (?:to|that|if)\b.*\b(?:hard|difficult|confus\w*|lost|slow|struggl\w*|forget\w*|dont get|not get)\b/,
  },
  {
    act: 'confused',
    pattern: anyOf(
      [
        /huh|what|wait what|sorry what|huh what|eh|i dont (?:get|understand)(?: it| this| that)?|dont get it/,
        /im (?:confused|lost)|lost me|put it more simply|simpler|in (?:english|simple terms|plain english)/,
      ],
      { before: /^/, after: /$/ },
    ),
  },
  {
    act: 'confused',
    pattern: inSequence([
      /^(?:(?:ok|but|and|so|pls|please) )*(?:(?:can|could|would) (?:you|u) )?(?:please |pls |just )*/,
      /(?:do|say|put|explain|make|tell me) (?:it|that|this)(?: a bit| a lot| much| bit)? /,
      [
        /simpler|easier|more simply/,
        /(?:in|with) (?:simpler|easier|simple|plain|normal) (?:words|terms|english|language)/,
      ],
      /(?: please| pls)?$/,
    ]),
  },
  {
    act: 'example',
    pattern:
      /^(?:(?:can|could) (?:i|you) (?:have|get|give me) |give me )?(?:an |another |one more |a real )?(?:example|real example)$/,
  },
  { act: 'example', pattern: /^(?:\S+ ){0,6}(?:quick|real|another|an easy|a simple) example$/ },
  { act: 'diagram', pattern: /^(?:show me|(?:show me )?(?:the |a )?(?:diagram|graph))$/ },
  {
    act: 'move-on',
    pattern:
      /^(?:(?:ok )?(?:go|go ahead|carry on|keep going|continue)|next|skip|skip (?:it|this|that)|move on|next question|next one|something else|another one)$/,
  },
  {
    act: 'meta',
    pattern:
      /^(?:so )?(?:what (?:should|shall|do) i (?:need to )?(?:revise|work on|focus on|practise)(?: next| now| first| tonight)?|how am i doing|whats? my (?:weakest|worst) (?:topic|bit|area)|where am i weak)$/,
  },
  { act: 'greeting', pattern: /^(?:hi+|hello|hey+|hiya|yo|good (?:morning|afternoon|evening)|hi there)$/ },
  { act: 'goodbye', pattern: /^(?:bye+|goodbye|see (?:you|ya|u)|gtg|got to go|gotta go|good night|night)$/ },
];
