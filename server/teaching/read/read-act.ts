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
    if (act === 'answer') return waiting === 'question' && probability >= surelyAnswer;
    if (act === 'yes' || act === 'no') return waiting !== 'nothing' || probability > 0.9;
    return true;
  });
  const best = possible.sort((a, b) => b.probability - a.probability)[0];
  return best ? { act: best.act, sure: best.probability } : { act: 'ask', sure: 0 };
}

const surelyAnswer = 0.5;
