import { anyOf } from '#domain/any-of.ts';
import type { Act } from './acts.ts';
import { beginsAsAnswer } from './begins-as-answer.ts';
import { closingQuestion } from './closing-question.ts';
import { readExactly, type Waiting } from './exact-acts.ts';
import { isQuestion } from './is-question.ts';
import { moodOf } from './moods.ts';
import { ownWorkIn } from './own-work.ts';
import { tellingWords } from './telling-words.ts';

type Read = { words: string; acts: Record<Act, number>; waiting: Waiting };

/**
 * What the student is doing. An answer can only be given to a question that waits, and is only taken for one when that
 * is clear: a question that is answered by mistake costs nothing, a question that is marked costs the student's trust.
 */
export function readAct(read: Read): { act: Act; sure: number } {
  const { act, sure } = readWhole(read);
  return goesBefore.includes(act) && closingQuestion(read.words) ? { act: 'ask', sure: 0 } : { act, sure };
}

/** Whoever says one of these and then asks something wants an answer to that. */
const goesBefore: Act[] = ['switch-topic', 'essay-plan', 'test-me', 'move-on', 'goodbye', 'write-it-for-me'];

function readWhole({ words, acts, waiting }: Read): { act: Act; sure: number } {
  if (ownWorkIn(words)) return { act: 'check-my-work', sure: 1 };
  const exact = readExactly(words, waiting);
  if (exact) return { act: exact, sure: 1 };
  if (waiting === 'question' && beginsAsAnswer(words) && !asks(words)) return { act: 'answer', sure: 1 };
  const likely = Object.entries(acts).map(([act, probability]) => ({ act: act as Act, probability }));
  const possible = likely.filter(({ act, probability }) => {
    if (act === 'answer') return waiting === 'question' && isAnswer(words, probability);
    if (act === 'tell-me') return waiting === 'question' && !isLong(words);
    // Whoever asks something of his own is not asking for help with the question that waits.
    if (act === 'hint' || act === 'stuck')
      return waiting === 'question' && !(isQuestion(words) && isUnlikely('hint', words));
    if (isUnlikely(act, words) || (social.includes(act) && saysMore(words))) return false;
    if (act === 'confused' && (isQuestion(words) || isLong(words))) return saysConfused.test(words);
    if (act === 'feelings') return moodOf(words) !== undefined || (probability >= surelyFelt && !isQuestion(words));
    if (act === 'yes' || act === 'no') return waiting !== 'nothing' || probability > 0.9;
    return true;
  });
  const best = possible.sort((a, b) => b.probability - a.probability)[0];
  if (best && isShortAnswer(best.act, { words, acts, waiting })) return { act: 'answer', sure: acts.answer };
  return best ? { act: best.act, sure: best.probability } : { act: 'ask', sure: 0 };
}

const surelyAnswer = 0.5;
/** More than a sigh: it says something. */
function isLong(words: string): boolean {
  return words.trim().split(/\s+/).length > longestSigh;
}

const longestSigh = 7;
/** Whoever asks or tells something is only lost when he says so. */
const saysConfused = anyOf(
  [
    /confus\w*|lost|huh|eh|wdym/i,
    /(?:do ?n[o']?t|didn'?t|cant|can't|cannot|never|hardly)(?: really| even| quite)? (?:get|understand|follow|see)/i,
    /what do (?:you|u) mean|mean by|explain|simpl\w*|again|mix\w*/i,
    /muddl\w*|unclear|not (?:sure|clear)|slower|plain|english/i,
  ],
  { before: /\b/, after: /\b/ },
);
/** Without a word for it a feeling is heard only when the model hears nothing else, and nothing is asked. */
const surelyFelt = 0.98;

/** An answer may be put as a question ('is it the producers?'), if it is short and nothing else is likely. */
function isAnswer(words: string, probability: number): boolean {
  if (probability < surelyAnswer || asks(words)) return false;
  if (!isQuestion(words)) return true;
  const isShort = words.trim().split(/\s+/).length <= longestGuess;
  return isShort && (probability >= certainly || isGuess(words));
}

/** 'A supplier hadn't been paid yet?' states it, and only its sign asks whether it will do. */
function isGuess(words: string): boolean {
  return !isQuestion(words.trim().replace(/\?+$/, '')) && !goesOnAsking.test(words.trim());
}

const goesOnAsking =
  /^(?:so|then|but|and|or|ok|wait|right|hang on)\b|\b(?:then|right|yeah|yes|no|correct|too|as well)\?+$/i;

const certainly = 0.8;
const longestGuess = 9;

/** What is said in passing is short; whoever goes on to ask or to state something is taken at that. */
function saysMore(words: string): boolean {
  const count = words.trim().split(/\s+/).length;
  return count > longestAside || (count > 3 && (asks(words) || openers.test(words.trim())));
}

const social: Act[] = ['thanks', 'yes', 'no', 'greeting', 'goodbye', 'repeat'];
const longestAside = 8;
const openers = /^(?:so|but|and|what|whats|why|how|hows|which|when|is|are|does|do|would|could|can|if|i think)\b/i;
/** 'What is …?' at the end of whatever came before, or 'Compare …' at its start: nobody answers like that. */
export function asks(words: string): boolean {
  return asksOutright.test(words) || orders.test(words.trim());
}

const asksOutright =
  /\b(?:what|whats|what's|how (?:much|many|do|does|would|can)|why|which|who)\b[^.!?]*\?\s*$|[.!,] (?:please )?(?:give|state|tell|calculate|work out|explain|find|compare|name) (?:me |the |its |both |us )/i;
const orders = anyOf(
  [
    /compare|contrast|distinguish|set out|explain|describe|define|discuss|evaluate/i,
    /assess|analyse|outline|calculate|work out|state|suppose|imagine|summari[sz]e/i,
    /give me|tell me|show me|walk me|take me|talk me|remind me|teach me|help me/i,
  ],
  { before: /^(?:(?:ok|okay|so|right|now|and|then|please|pls|can you|could you)[, ]+)*/, after: /\b/ },
);

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
  if (act === 'meta' && asksOpinion.test(words)) return true;
  if (act === 'essay-plan' && (tellsResult.test(words) || fewMarks.test(words))) return true;
  if (act === 'essay-plan' && (wantsOnePoint.test(words) || (isQuestion(words) && !wantsPlan.test(words)))) return true;
  if (act === 'diagram' && drawsAs.test(words)) return true;
  const telling = tellingWords[act];
  return telling !== undefined && !telling.test(words);
}

/** 'I think it will be seen as unfair. Do you?' asks for a view of the subject, not about the tutor. */
const asksOpinion =
  /\bi (?:think|reckon|believe)\b.+\b(?:do you|dont you|don't you|agree)\b|\bdo (?:you|u) (?:think|agree|reckon)\b/is;

/** 'Would you draw driving as production or consumption?' asks which it is. */
const drawsAs = /\b(?:draw|show|label)\b.+\bas\b.+\bor\b/i;

/** A question that is no wish for a plan is answered, whether or not it speaks of an essay. */
const wantsPlan = anyOf([
  /\bplan\b|\bplanning\b/i,
  /\b(?:structure|outline|approach|tackle|start|begin|write|answer|argue|do) (?:it|this|that|my|an?|the|one)\b/i,
  /\bline of argument\b|\bto what extent\b/i,
  /\bwhere (?:do|would|should|to) (?:i |we )?(?:even )?(?:start|begin)\b/i,
  /^\W*(?:evaluate|assess|discuss|examine|analyse)\b/i,
]);

/** 'Explain two benefits of being a sole trader (4 marks)' is answered: nobody plans that. */
const fewMarks =
  /^(?!.*\b(?:plan|essay)\b).*\b(?:explain|state|identify|give|outline|name) (?:one|two|three|1|2|3) \w+/is;

/** 'I got 9 out of 25 on my essay' tells of a mark, and wants no plan. */
const tellsResult = /\bi (?:only |just )?got (?:an? )?(?:\d+ ?(?:out of|\/) ?\d+|\d+%|[a-eu]\b)/i;

/** Who asks for one argument wants that, and no plan of a whole essay. */
const wantsOnePoint =
  /\b(?:an?|one|another|some|any) (?:[a-z]+ )?(?:counter ?-?(?:argument|point)|eval(?:uation|uative)?(?: point)?|argument (?:for|against|i can)|point (?:for|against|i can))\b/i;
