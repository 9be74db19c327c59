import { isQuestion } from './is-question.ts';

/**
 * 'Make less, because that unit loses £3. But you didn't say why MR falls': an answer to what was asked, and behind it
 * something that the student wants to know.
 */
export function splitAnswer(words: string): { answer: string; rest: string } | undefined {
  const sentences = words.trim().split(/(?<=[.!?])\s+|,?\s+(?=but (?:u|you|why|what|how|was|is|can|could)\b)/i);
  const at = sentences.findIndex(
    (sentence, place) => place > 0 && (isQuestion(sentence) || complains.test(sentence) || turnsAway.test(sentence)),
  );
  const [before, rest] = [sentences.slice(0, at), sentences.slice(at).join(' ')];
  if (at < 1 || rest.split(/\s+/).length < fewestWords) return undefined;
  return before.some((sentence) => asksFirst.test(sentence.trim())) ? undefined : { answer: before.join(' '), rest };
}

const fewestWords = 3;
/** 'But can we go back to strategy' */
const turnsAway = /^(?:but|ok but|anyway)[, ]+(?:can|could|lets|let's|like|what|why|how)\b/i;
const complains = /\b(?:you|u)(?:'ve| have)? (?:still |just |also )*(?:didn'?t|haven'?t|never)\b/i;
/** An answer may be put as a question, but it does not begin like one. */
const asksFirst =
  /^(?:(?:ok|so|but|and|wait|also|right|yeah)[, ]+)*(?:what|whats|why|how|hows|when|where|who|which|can|could|do you)\b/i;
