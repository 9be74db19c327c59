import { inSequence } from '#domain/in-sequence.ts';
import { sentencesOf } from '../say/sentences.ts';
import { isQuestion } from './is-question.ts';

/** What is put forward, the same with what it is said of, and what else is asked. */
export type PointAsked = { point: string; whole: string; more: string };

/**
 * 'It ignores social needs. Would that get the mark?', 'is my point about cheap staff ok': whether a point may be made is
 * asked, and not what a paragraph is worth. The point without what is asked of it; empty where it was made before.
 */
export function pointAsked(words: string): PointAsked | undefined {
  const said = words.trim();
  const before = beforeIt.exec(said);
  if (before) {
    const whole = said.slice(before[0].length);
    return { point: bare(whole), whole, more: '' };
  }
  const asked = tags.exec(said);
  if (!asked) return undefined;
  const whole = said.slice(0, asked.index);
  const point = bare(whole);
  const more = said
    .slice(asked.index + asked[0].length)
    .replace(/^[\s,?.!]*(?:and |or )?/i, '')
    .trim();
  return point.split(/\s+/).length > longest ? undefined : { point, whole, more: /\?$/.test(more) ? more : '' };
}

/** The same where it is asked in other words: what stands before the last question, or the whole without it. */
export function pointIn(words: string): PointAsked | undefined {
  const sentences = sentencesOf(words);
  const told = sentences.filter((sentence) => !isQuestion(sentence) && !asksShortly.test(sentence));
  const whole = (told.length ? told : sentences).join(' ');
  const point = bare(whole);
  return point.split(/\s+/).length > longest ? undefined : { point, whole, more: '' };
}

const asksShortly = /^(?:\W*(?:worth|ok|fair|right|yes or no|or not|thoughts|agree)\b.{0,40})$/i;

/** Longer ones are paragraphs, which are read for what they do. */
const longest = 45;
const kind = '(?:criticism|point|argument|evaluation|reason|thing to (?:say|put)|one|analysis)';
const worth =
  '(?:fair|valid|good|acceptable|decent|reasonable|ok(?:ay)?|alright|all right|legit|sensible|sound|allowed|true or (?:have|did|am) i)';
const tags = new RegExp(
  [
    `(?:^|[,.;!?\\s])(?:so |but |and )?is (?:that|this|it) (?:an? )?${worth}(?: ${kind})?\\b(?: or .*)?`,
    `(?:^|[,.;!?]\\s*|\\s)(?:so |but |and )?is my (?:${kind})(?: (?:about|on|that) [^.?!]{2,60}?)? ${worth}\\b`,
    '(?:^|[,.;!?]\\s*|\\s)(?:so |but |and )?(?:can|could|may) i (?:say|use|argue|write|put|include|mention) (?:that|this|it)\\b(?: (?:in|for|as) [^.?!,]*)?',
    '(?:^|[,.;!?]\\s*|\\s)(?:so |but |and )?(?:would|will|does|could) (?:that|this|it) (?:get|earn|score|win|pick up) (?:me )?(?:the |a |any |full )?marks?\\b',
    "(?:^|[,.;!?]\\s*|\\s)(?:so |but |and )?(?:do|would|don'?t) (?:you|u) (?:not )?agree\\b(?: (?:with (?:that|this|me)|or not))?",
  ].join('|'),
  'i',
);
const beforeIt = inSequence([
  /^(?:(?:ok(?:ay)?|so|hi|hey|and)[, ]+)*is (?:this|that|it) (?:ok(?:ay)?|alright|all right|fine|good|fair|right)/i,
  /(?: (?:for|in|as) (?:my|an|the) (?:essay|answer|evaluation|exam|point))?\s*[-–:]\s*(?=\S+\s+\S+\s+\S+)/i,
]);

/** What is put forward, without 'for Taylor I put that' and 'my criticism of it is'. */
function bare(point: string): string {
  return point
    .trim()
    .replace(/[\s,;?!-]+$/, '')
    .replace(lead, '')
    .trim();
}

const lead = new RegExp(
  `^(?:${[
    '(?:on|for|about) [^,.]{2,40}?,? (?=i\\b)',
    "i(?:[’']?ve|[’']?d| have| would)? (?:just )?(?:put|written|said|wrote|argued?|think|reckon|thought|say|write)(?: in my (?:essay|answer))? (?:that )?",
    '(?:useful|great|ok(?:ay)?|thanks?|finally|so|also|right|good)[,. ]+(?=\\S+\\s+\\S+)',
  ].join('|')})+`,
  'i',
);
