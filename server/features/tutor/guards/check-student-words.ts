import { type Refusal, refusals } from '#content/refusals.ts';
import { findDistress } from './distress/find-distress.ts';
import { scoreOf } from './learned/score.ts';
import { type PlainWords, plainWords } from './plain-words.ts';
import { findRequest } from './requests/find-request.ts';

export type WordsVerdict = { kind: 'ok' } | { kind: 'distress' } | { kind: 'refuse'; sentence: string };

/**
 * What is to be done with what a student says: let the tutor answer, show the support card, or answer with a fixed
 * sentence. Phrases that people use decide first, then what was learned from examples. Talk of the subject is never in
 * the way, whatever it is about.
 */
export function checkStudentWords(text: string): WordsVerdict {
  const plain = plainWords(text);
  const found = findDistress(plain);
  if (found === 'said') return { kind: 'distress' };
  const request = isPasted(text) ? undefined : findRequest(plain);
  if (request) return { kind: 'refuse', sentence: refusals[request] };
  if (scoreOf('distress', plain) > leastScore[found ?? 'unsaid']) return { kind: 'distress' };
  const alike = isPasted(text) ? undefined : guessRequest(plain);
  return alike ? { kind: 'refuse', sentence: refusals[alike] } : { kind: 'ok' };
}

/** Alone, the learned score has to be high; where a phrase points the same way, it need only agree. */
const leastScore = { likely: 0, hinted: 1, unsaid: 2.5 };

/** An extract or an essay to talk about: what is written in it is not asked of the tutor. */
function isPasted(text: string): boolean {
  return (
    text.length > 600 || /["“][^"”]{40,}["”]/.test(text) || /^\s*(?:extract|source|figure|case study)\b/i.test(text)
  );
}

/** A guess that is wrong costs a question of the subject its answer: of the kinds that are near to it, more is asked. */
const leastGuess = { risky: -0.5, unkind: -0.5, cheating: -0.5, essay: 1, instructions: 0, machine: 0 };

function guessRequest(plain: PlainWords): Refusal | undefined {
  const guesses = Object.entries(leastGuess) as [keyof typeof leastGuess, number][];
  const [best] = guesses
    .map(([kind, least]) => ({ kind, beyond: scoreOf(kind, plain) - least }))
    .sort((one, other) => other.beyond - one.beyond);
  return best && best.beyond > 0 ? best.kind : undefined;
}
