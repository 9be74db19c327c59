import { anyOf } from '#domain/any-of.ts';
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
    ![asksMore, opinion, statesNothing, asksWhether].some((form) => form.test(said))
  );
}

/** 'My mate reckons', 'the textbook says': who said it first is no objection. */
const hearsay =
  /^(?:(?:ok(?:ay)?|so|right|yeah|and|well)[, ]+)*(?:my (?:mate|friend|teacher|mum|dad|notes|book)|the (?:textbook|book|video)|miss|sir) (?:says?|said|reckons?|told (?:me|us)) (?:that )?/i;
/** 'Because it costs more to make everything' may be right, and is wrong more often than other statements. */
const absolute = /\bevery(?:one|body|thing)?s?\b/i;

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
    /better|worse|best|worst|should(?:n'?t)?|ought|wins?|(?:was|is|were) right\b|the same (?:thing|as)/i,
    /(?:is|are|it'?s|that'?s) the same\b|surely|sounds like|un?fair|fair|good|bad|pointless|useless/i,
    /deserve|worth it|stupid|always|never|completely|(?:proper|real) (?:business|firm|company|job)/i,
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
]);
/** 'Would piece rate work in a café?', 'so is that elastic or inelastic': to be weighed or chosen, and no yes for an answer. */
const asksWhether =
  /(?:^|[.!?]\s+)(?:(?:so|and|but|ok|also)[, ]+)*(?:(?:would|should|could|can|will)(?:n'?t)? (?!it be\b|that (?:be|mean)\b|this (?:be|mean)\b)|(?:is|are|was|does|do|did|would|will) [^.?!]*\bor\b)/i;
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
  /\bor (?:is|are|does|do|not|what)\b/i,
  /\b(?:can|could|will) (?:you|u)\b|\bshould i\b|\bdo i\b/i,
]);

/**
 * Of 233 statements in talks (189 right, 31 half right, 13 wrong), from 3 on and with opinions and objections left out
 * at most 98 right ones are agreed with, 6 half right ones and 1 wrong one.
 */
const surely = 3;
const mostSurely = 6;
const likely = -2;
