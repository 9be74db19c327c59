import { anyOf } from '#domain/any-of.ts';
import { inSequence } from '#domain/in-sequence.ts';
import { isQuestion } from '../read/is-question.ts';
import { objects } from '../read/objects.ts';
import type { Heard } from './heard.ts';

type Said = Pick<Heard, 'words' | 'right'>;

/** What the student says is right, as surely as it takes to tell him so. An objection, a why or an opinion is never simply agreed with. */
export function isRight({ words, right }: Said): boolean {
  const said = words.trim().replace(hearsay, '');
  return (
    right !== undefined &&
    right >= (absolute.test(said) ? mostSurely : surely) &&
    !objects(said) &&
    ![asksMore, opinion, statesNothing, ofTheTalk, ofTheReply, asksWhether].some((form) => form.test(said))
  );
}

/** 'My mate reckons', 'the textbook says': who said it first is no objection. */
const hearsay =
  /^(?:(?:ok(?:ay)?|so|right|yeah|and|well)[, ]+)*(?:my (?:mate|friend|teacher|mum|dad|notes|book)|the (?:textbook|book|video)|miss|sir) (?:says?|said|reckons?|told (?:me|us)) (?:that )?/i;
/** 'Because it costs more to make everything', 'it gets better straight away': may be right, and is wrong more often than other statements. */
const absolute =
  /\bevery(?:one|body|thing)?s?\b|\b(?:get|gets|got|getting) (?:worse|better)\b|\b(?:straight ?away|immediately|instantly)\b/i;

/** Whoever answers what was asked is seldom wrong: it takes less to let it stand. */
export function mayBeRight({ words, right }: Said): boolean {
  return right !== undefined && right >= likely && !objects(words);
}

/** 'So it rises then?', 'does that mean they lose': a question that puts something forward and is content with a yes. */
export function putsForward(words: string): boolean {
  const said = words.trim();
  return concludes.test(said) || !isQuestion(said);
}

const concludes = anyOf([
  anyOf(
    [
      /so\b|then\b|(?:does|would|wouldn'?t|doesn'?t|did) (?:that|this) (?:just |basically |kinda )?mean\b/i,
      /is (?:that|it|this) (?:because|bc|cos|why)\b|isn'?t (?:that|it|this) (?:because|bc|cos|just)\b/i,
      /(?:that|this) means\b|meaning\b|in other words\b/i,
    ],
    { before: /^(?:(?:ok(?:ay)?|ohh?|ah+|right|wait|yeah|yh|hm+|and|but|um+)[,. ]+)*/ },
  ),
  /\b(?:right|yeah|yes|correct|no)\?+$/i,
]);
/** 'So nudges are better than taxes', 'surely just close it', 'is that the same thing': to be weighed, or to be told apart. */
const opinion = anyOf(
  [
    // What gets worse moves, and is not compared.
    /(?<!\b(?:get|gets|got|getting) )(?:better|worse)|best|worst|should(?:n'?t)?|ought|wins?|(?:was|is|were) right\b|the same (?:thing|as)/i,
    /(?:is|are|it'?s|that'?s) the same\b|surely|sounds like|un?fair|fair|bad|pointless|useless/i,
    // 'How much the last buyer values the good' speaks of a good.
    /(?<!\b(?:the|each|every|another|normal|inferior|public|merit|demerit|luxury|private) )good/i,
    /good (?:things?|news|sides?|points?|bits?|parts?|ways?|ideas?|ones?|effects?|reasons?)/i,
    /deserve|worth it|stupid|always|never|completely|(?:proper|real) (?:business|firm|company|job)/i,
    // 'So under the line you are being lazy' judges somebody, whatever it has right of the line.
    /lazy|greedy|selfish|evil|nasty|cruel|scamm?(?:ing|ers?)?/i,
    /no point|better off|worse off|totally|(?:does|do|did|achieves?|changes?) nothing|no effect/i,
  ],
  { before: /\b/, after: /\b/ },
);
/** 'Didn't get today's lesson on elasticity', 'an example of it pls': a yes would answer nothing. */
const statesNothing = anyOf([
  /\b(?:i|we) (?:did|do|does|can)(?:n'?t| not) (?:really |even |quite )?(?:get|understand|follow|know|remember)\b/i,
  /^(?:did|do|does|can)(?:n'?t| not) (?:get|understand|know)\b/i,
  /\b(?:pls|plz|please)\b|\bhelp(?: me\b|\W*$)/i,
  /\b(?:quick|another|real) example\b/i,
  /(?:^|\b(?:give|show|need|want|have|get) (?:me )?)an example\b/i,
  /\ban example(?: of (?:it|this|that))?\W*$/i,
  /\bi (?:just |only |really )*(?:want|wanted|need|needed) (?:to (?:know|understand|see)|the (?:meaning|definition|formula|answer))\b/i,
  // 'The free trade and poverty bit', 'my question about wages': named, and nothing said of it.
  inSequence([
    /^(?:and |but )?(?:the|my|that|this) (?:(?!the |an? |this |that )[\w'-]+ ){0,6}?(?:bit|part|thing|question|half|point)/i,
    /(?: (?:about|on|of|with) (?:the )?[\w'-]+(?: [\w'-]+){0,2})?(?: too| as well| tho(?:ugh)?)?\W*$/i,
  ]),
]);
/** 'Ur just repeating urself', 'I haven't said anything': of the tutor and of the talk, and not of the course. */
const ofTheTalk = anyOf([
  inSequence([
    /\b(?:you(?:'?re| are)?|ur|u(?: r| are)?) (?:just |still |only |literally |always )*/i,
    [
      /(?:repeating|ignoring|avoiding|dodging) (?:urself|yourself|me|my|it|that|the question)\b/i,
      /going (?:round|on (?:about|and)|off)\b|changing (?:the subject|topic)|telling me\b|confusing me\b/i,
      /not (?:answering|listening|helping|making (?:any )?sense)\b/i,
      /keep (?:on )?(?:saying|repeating|changing the|ignoring|telling|talking|giving me|going)\b/i,
    ],
  ]),
  /\b(?:this|that|it|you|u)(?: is| are)?(?:n'?t| not) help(?:ing)? me\b/i,
  /\bi (?:have|did)?(?:n'?t| not|never) (?:even |really )?(?:said|say|ask(?:ed)?|mention(?:ed)?|claim(?:ed)?)\b/i,
]);
/** 'So was your 55 wrong?', 'u didnt explain it', 'say it like im 10': of what was said or judged before, and a yes would be to something else. */
const ofTheReply = anyOf([
  /\b(?:was|were|am|is|are) (?:i|you|u|ur|your|my|that|it) (?:[\w£$€.%]+ ){0,3}?(?:wrong|right|correct)\b/i,
  /\b(?:you|u) (?:still )?(?:did|have|do)(?:n['’]?t| not) (?:even |actually |really )?(?:answer|explain|say|tell)/i,
  /\bi (?:asked|wanted) (?:for|about|if|whether|you)\b|\bi(?:['’]?m| was| am) (?:asking|wondering)\b/i,
  /\b(?:too many words|too long|say it (?:like|simpler)|like (?:i['’]?m|im) (?:5|10|five|ten))\b|^(?:exactly )?what\?/i,
]);
/** 'Would piece rate work in a café?', 'so is that elastic or inelastic', '…, is that a loss as well': to be weighed or chosen, and no yes for an answer. */
const asksWhether = anyOf([
  /(?:^|[.!?]\s+)(?:(?:so|and|but|ok|also)[, ]+)*(?:would|should|could|can|will)(?:n'?t)? (?!it be\b|that (?:be|mean)\b|this (?:be|mean)\b)/i,
  /(?:^|[.!?]\s+)(?:(?:so|and|but|ok|also)[, ]+)*(?:is|are|was|does|do|did|would|will) [^.?!]*\bor\b/i,
  /(?:^|[,.!?]\s+)(?:(?:so|and|but|ok|also)[, ]+)*(?:is|are|does|do|would) (?:it|that|this|they|these|those) [^.?!]*\b(?:as well|too|also|either)\W*$/i,
  /\b(?:is|does|do|are|if|whether) [^.?!]*\bor (?:can|does|do|is|are|will|would)\b|\byes or no\b/i,
  /\b(?:is|are) (?:it|that|this|they) [\w'-]+(?: [\w'-]+){0,2} or [\w'-]+(?: [\w'-]+){0,2}\W*$/i,
]);
const asksMore = anyOf([
  anyOf(
    [
      /what(?:'?s| is| are| does| do| would| happens| about| if)/i,
      /how (?:do|does|would|can|come|is|are|about|long|(?:much|many) (?:\w+ ){0,2}(?:do|does|did|is|are|will|would|should|can))/i,
      /which (?:one|of)/i,
      /who (?:pays?|gains?|loses?|wins?|benefits?|gets?|bears?|suffers?)/i,
      /(?:(?<=^|[,.?!] ?|\b(?:and|so|but|know|is|me) )who)(?:'?s| is| are| does| do| would)/i,
    ],
    { before: /\b/, after: /\b/ },
  ),
  /(?<!that'?s |thats |is |reason )\bwhy\b/i,
  /^(?:so |and |then |but )*(?:when|where) (?:is|are|do|does|did|will|would|can|should)\b/i,
  /\bor (?:is|are|does|not|what|do (?:i|we|you|u|they|it))\b/i,
  /\b(?:can|could|will) (?:you|u)\b|\bshould i\b|\bdo i\b/i,
]);

/**
 * Of 233 statements in talks (189 right, 31 half right, 13 wrong), from 3 on and with opinions and objections left out
 * at most 98 right ones are agreed with, 6 half right ones and 1 wrong one.
 */
const surely = 3;
const mostSurely = 6;
const likely = -2;
