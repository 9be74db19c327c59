import type { Entry } from '../bank/entry.ts';
import { checkWords } from '../facts/check-words.ts';
import type { Facts } from '../facts/read-facts.ts';
import { slips } from '../mark/features.ts';
import { swaps } from '../mark/swaps.ts';
import { withoutInstance } from '../read/without-instance.ts';
import { sureOf } from './answer-question.ts';
import { definesAnother } from './defines-another.ts';
import type { Heard } from './heard.ts';
import { isRight } from './is-right.ts';
import { turnsFormula } from './turns-formula.ts';

type Near = { entry: Pick<Entry, 'kind' | 'asks' | 'reply'>; probability: number };

/**
 * Whether a statement gets its yes. What the facts know of it decides; else it must be right, with no misconception
 * written for the like of it, no formula turned round and no other term's meaning in it: to agree with something wrong is
 * worse than no yes.
 */
export function isAgreed(facts: Facts, heard: Pick<Heard, 'words' | 'right'>, found: Near[]): boolean {
  const { words, right = 0 } = heard;
  const verdict = checkWords(facts, withoutInstance(words), '')?.verdict;
  if (verdict && slips.has(verdict)) return false;
  // With figures it may be about a sum, of which the facts know nothing.
  if (verdict === 'right' && !/\d/.test(words)) return true;
  const [best] = found;
  if (best?.entry.kind === 'misconception' && best.probability >= sureOf.yes) return false;
  const near = found.filter(({ probability }) => probability >= sureOf.perhaps).map(({ entry }) => entry);
  if (right < beyondDoubt && definesAnother(words, near)) return false;
  // '8 to 10 is 20%': what comes of two figures is worked, and not judged by the words around it.
  if (severalFigures.test(words)) return false;
  // What was written for it says another thing of the same.
  if (best && best.probability >= sureOf.yes && swaps(words, best.entry.reply)) return false;
  return (
    isRight(heard) &&
    !turnsFormula(
      words,
      near.map(({ reply }) => reply),
    )
  );
}

const severalFigures = /\d.*\D\d.*\D\d/s;

/** From here on the judge knows a definition better than the words that it shares with a written one. */
const beyondDoubt = 7;
