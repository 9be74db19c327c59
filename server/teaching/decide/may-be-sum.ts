import type { Act } from '../read/acts.ts';
import type { Heard } from './heard.ts';

/** Where a formula may be wished for; with two figures in the words, whatever else they do, they may be a sum. */
export function mayBeSum({ act, words, figures }: Heard): boolean {
  if (inNumbers.test(words)) return true;
  const [goal] = figures?.goals ?? [];
  if (goal && goal.name !== 'none' && goal.sure >= surelySum && act !== 'essay-plan') return true;
  if (act === 'hint' && /\b(?:work|formula|calculat)/i.test(words)) return true;
  return sumActs.includes(act) || (act !== 'write-it-for-me' && act !== 'essay-plan' && twoFigures.test(words));
}

/** 'Like actual numbers' */
const inNumbers = /\b(?:actual|real) (?:numbers|figures)\b/i;
const surelySum = 0.6;
const sumActs: Act[] = ['calculate', 'ask', 'claim', 'check-my-work', 'answer'];
const twoFigures = /\d.*\D\d/s;
