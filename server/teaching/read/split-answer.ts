import { isQuestion } from './is-question.ts';

/**
 * 'Make less, because that unit loses £3. But you didn't say why MR falls': an answer to what was asked, and behind it
 * something that the student wants to know.
 */
export function splitAnswer(words: string): { answer: string; rest: string } | undefined {
  const sentences = words.trim().split(/(?<=[.!?])\s+|,?\s+(?=but (?:u|you|why|what|how|was|is|can|could)\b)/i);
  const rest = sentences.pop() ?? '';
  const answer = sentences.join(' ');
  if (!answer || rest.split(/\s+/).length < fewestWords || (!isQuestion(rest) && !complains.test(rest)))
    return undefined;
  return sentences.some((sentence) => asksFirst.test(sentence.trim())) ? undefined : { answer, rest };
}

const fewestWords = 3;
const complains = /\b(?:you|u)(?:'ve| have)? (?:still |just |also )*(?:didn'?t|haven'?t|never)\b/i;
/** An answer may be put as a question, but it does not begin like one. */
const asksFirst =
  /^(?:(?:ok|so|but|and|wait|also|right|yeah)[, ]+)*(?:what|whats|why|how|hows|when|where|who|which|can|could|do you)\b/i;
