import { anyOf } from '#domain/any-of.ts';
import { isQuestion } from './is-question.ts';

/**
 * 'Make less, because that unit loses £3. But you didn't say why MR falls': an answer to what was asked, and behind it
 * something that the student wants to know; or, as an objection, something that he holds against it.
 */
export type Split = { answer: string; rest: string; kind: 'asks' | 'objects' };

export function splitAnswer(words: string): Split | undefined {
  const sentences = words
    .trim()
    .replace(shrug, '')
    .split(/(?<=[.!?])\s+|,?\s+(?=but (?:u|you|why|what|how|was|is|can|could)\b)/i);
  const asked = findBehind(sentences, (sentence) => asksBehind(sentence) || complains.test(sentence));
  const at = asked < 0 ? findBehind(sentences, (sentence) => objects.test(sentence)) : asked;
  const [before, rest] = [sentences.slice(0, at), sentences.slice(at).join(' ')];
  const fewest = asked < 0 ? fewestAgainst : asksMeaning.test(rest) ? 2 : fewestWords;
  if (at < 1 || rest.split(/\s+/).length < fewest) return undefined;
  if (before.some((sentence) => asksFirst.test(sentence.trim()) || sighs.test(sentence))) return undefined;
  return { answer: before.join(' '), rest, kind: asked < 0 ? 'objects' : 'asks' };
}

/** Behind something that was stated, 'is diversification always bad' and 'would I use both' ask, with or without their sign. */
export function asksBehind(sentence: string): boolean {
  return isQuestion(sentence) || turnsAway.test(sentence) || verbFirst.test(sentence);
}

function findBehind(sentences: string[], is: (sentence: string) => boolean): number {
  return sentences.findIndex((sentence, place) => place > 0 && !goesOn(sentence) && is(sentence));
}

/** 'So 6 - 4 - 1 = 1%?' and 'so its up about 11%, right?' are what the answer comes to. */
function goesOn(sentence: string): boolean {
  return continues.test(sentence) || endsInResult.test(sentence);
}

const fewestWords = 3;
const fewestAgainst = 6;
/** 'Whats factoring' */
const asksMeaning = /^(?:and |but |also )?(?:what['’]?s|define) [a-z]{4,}/i;
/** 'Idk. so u can compare them?' is an answer all the same. */
const shrug =
  /^(?:(?:idk|i (?:do ?n[o']?t|dont) know|dunno|not (?:really )?sure)(?: (?:tbh|really|maybe))*[,.! ]+)(?=(?:\S+\s+){2})/i;
/** '… worried about rent? like at my place': it goes on with the answer. */
const continues = /^(?:like|because|cos|coz|bc|so they|so it|so you|so u)\b(?!.*\b(?:can|could) (?:you|u)\b)/i;
export const endsInResult = anyOf([
  /(?:=|\bequals|\bcomes to)\s*[-−]?[£$€]?\d[\d,.]*\s?(?:%|percent|k|m|bn)?\W*$/i,
  /^(?:so|and) (?:its|it's|it is|thats|that's|that is) (?:\w+ ){0,3}[-−]?[£$€]?\d[^?]*[, ](?:right|yeah|yes|correct)\W*$/i,
]);
/** 'But can we go back to strategy' */
const turnsAway = /^(?:but|ok but|anyway)[, ]+(?:can|could|lets|let's|like|what|why|how)\b/i;
const verbFirst =
  /^(?:(?:and|but|also|ok|so|then)[, ]+)*(?:is|are|was|were|does|do|did|would|will|should|can|could|has|have|whys|isn'?t|aren'?t|doesn'?t|don'?t|wouldn'?t|won'?t|can'?t) \w+ \w+/i;
const complains = /\b(?:you|u)(?:'ve| have)? (?:still |just |also )*(?:didn'?t|haven'?t|never)\b/i;
/** 'But Thames has Victorian pipes, so that is unfair', 'I'd say it fails' */
const objects =
  /^(?:but|however|although|though|then again|i(?:'d| would|d) (?:say|argue)|i (?:do ?n[o']?t|dont) agree|i disagree|tbh)\b/i;
/** 'Thats too many words lol' answers nothing. */
const sighs =
  /\btoo (?:many|much|long|hard|complicated|fast)\b(?=\W*(?:(?:words?|lol|for me|info)\W*)*$)|\b(?:confus(?:ed|ing)|lost me|over my head)\b/i;
/** An answer may be put as a question, but it does not begin like one. */
const asksFirst =
  /^(?:(?:ok|so|but|and|wait|also|right|yeah)[, ]+)*(?:what|whats|why|how|hows|when|where|who|which|can|could|do you)\b/i;
