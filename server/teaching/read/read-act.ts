import type { Act } from './acts.ts';
import { readExactly, type Waiting } from './exact-acts.ts';

type Read = { words: string; acts: Record<Act, number>; waiting: Waiting };

/**
 * What the student is doing. An answer can only be given to a question that waits, and is only taken for one when that
 * is clear: a question that is answered by mistake costs nothing, a question that is marked costs the student's trust.
 */
export function readAct({ words, acts, waiting }: Read): { act: Act; sure: number } {
  const exact = readExactly(words, waiting);
  if (exact) return { act: exact, sure: 1 };
  const likely = Object.entries(acts).map(([act, probability]) => ({ act: act as Act, probability }));
  const possible = likely.filter(({ act, probability }) => {
    if (act === 'answer') return waiting === 'question' && probability >= surelyAnswer && !asksOutright.test(words);
    if (act === 'hint' || act === 'stuck' || act === 'tell-me') return waiting === 'question';
    if (isUnlikely(act, words)) return false;
    if (act === 'yes' || act === 'no') return waiting !== 'nothing' || probability > 0.9;
    return true;
  });
  const best = possible.sort((a, b) => b.probability - a.probability)[0];
  if (best && isShortAnswer(best.act, { words, acts, waiting })) return { act: 'answer', sure: acts.answer };
  return best ? { act: best.act, sure: best.probability } : { act: 'ask', sure: 0 };
}

const surelyAnswer = 0.5;
/** 'What is …?' at the end of whatever came before: nobody answers like that. */
const asksOutright = /\b(?:what|whats|what's|how (?:much|many|do|does|would|can)|why|which|who)\b[^.!?]*\?\s*$/i;

/** A word or two after a question are an answer to it, unless they ask. */
function isShortAnswer(act: Act, { words, acts, waiting }: Read): boolean {
  const isPossible = act === 'claim' || act === 'ask' || act === 'off-topic' || act === 'example';
  if (waiting !== 'question' || !isPossible || acts.answer < perhapsAnswer) return false;
  return (
    words.trim().split(/\s+/).length <= 5 &&
    !/\?|^\W*(?:what|whats|why|how|who|when|where|which|is|are|does|do|can|and|but|so)\b/i.test(words)
  );
}

const perhapsAnswer = 0.02;

/** A wish for a diagram names one way or another what is to be drawn; without any such word it was misread. */
function isUnlikely(act: Act, words: string): boolean {
  const telling = tellingWords[act];
  return telling !== undefined && !telling.test(words);
}

const tellingWords: Partial<Record<Act, RegExp>> = {
  'current-data':
    /\b(?:now|nowadays|current\w*|today\w*|latest|at the moment|this (?:year|month|week)|these days|recent\w*|up to date|still|last (?:year|month)|20[12]\d|as of|at present|atm)\b/i,
  diagram:
    /diagram|draw|graph|chart|curve|sketch|picture|axes|axis|label|look like|shade|plot|matrix|tree|map\b|show me/i,
  example:
    /\bex|\beg\b|e\.g|instance|like what|such as|real|irl|compan|firm|brand|business|countr|case|where|who\b|actual|happen|name (?:a|one|me)|another|any/i,
  'exam-technique':
    /exam|mark|paper|question|essay|paragraph|para\b|answer|evaluat|eval\b|analy|command|ao ?\d|level|grade|revis|write|say|point|structure|time|conclusion|judg|chain|definition|define|intro|extract|case study|draw|calculator/i,
  'essay-plan': /plan|essay|mark|structure|outline|title|question|paragraph|argu|point|write/i,
  'write-it-for-me': /write|do (?:it|my|this)|essay|paragraph|answer|homework|for me|conclusion|intro/i,
};
