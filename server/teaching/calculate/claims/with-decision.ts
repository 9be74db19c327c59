import { specialOrder } from '../follow/special-order.ts';
import type { Sum } from '../sum.ts';

/** '… = £200 extra profit so yes accept?': the arithmetic is right, and so is what follows from it, or not. */
export function withDecision(sum: Sum | undefined, words: string, said = ''): Sum | undefined {
  if (sum?.kind !== 'worked' || sum.name !== 'own arithmetic' || !decides.test(words)) return sum;
  const lines = said.split('\n');
  for (const line of lines.toReversed()) {
    const meant = specialOrder(line, said)?.sentences.at(-1);
    if (meant) return { ...sum, sentences: [...sum.sentences, meant] };
  }
  return sum;
}

const decides =
  /\b(?:accept|take (?:it|the order|this)|go ahead|go for it|worth (?:it|doing)|do it|reject|turn it down)\b/i;
