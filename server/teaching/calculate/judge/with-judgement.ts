import { readNumbers } from '../read-numbers.ts';
import type { Sum } from '../sum.ts';
import { asksJudgement } from './asks-judgement.ts';
import { judgeHdi } from './judge-hdi.ts';
import { judgeResult } from './judge-result.ts';

/** 'Work out X, and is that bad': the sum, then one sentence of judgement. */
export function withJudgement(sum: Sum | undefined, words: string): Sum | undefined {
  if (sum?.kind !== 'worked' || !sum.outcome || / and /.test(sum.name)) return sum;
  const masked = readNumbers(words);
  if (!asksJudgement(masked.text)) return sum;
  const judged = judgeHdi(sum.outcome, masked) ?? judgeResult(sum.outcome);
  const isSaid = sum.sentences.some((sentence) => /\boligopoly\b/.test(sentence));
  return judged && !isSaid ? { ...sum, sentences: [...sum.sentences, judged] } : sum;
}
