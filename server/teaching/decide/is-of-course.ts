import type { Act } from '../read/acts.ts';
import { sureOf } from './answer-question.ts';
import type { Heard } from './heard.ts';

type Read = { act: Act; sure: number };

/** A greeting or an aside that also names something of the course is about that. */
export function isOfCourse({ act, sure }: Read, words: string, [best]: Heard['found'], given: string[]): boolean {
  // What an exact rule has read is not read again.
  if (sure === 1 || !asides.includes(act) || !best || best.probability < sureOf.yes) return false;
  if (act === 'off-topic') return sure < surelyElsewhere;
  // 'Where would you put the US?' speaks to the tutor, and not of it.
  if (act === 'meta') return isLong(words, longestMeta);
  if (act === 'repeat') return best.probability >= surelyCourse && !given.includes(best.id) && isLong(words, 3);
  return isLong(words, longestAside);
}

function isLong(words: string, most: number): boolean {
  return words.trim().split(/\s+/).length > most;
}

const asides: Act[] = ['off-topic', 'meta', 'greeting', 'thanks', 'yes', 'no', 'goodbye', 'repeat'];
const longestAside = 7;
const longestMeta = 9;
const surelyCourse = 0.7;
const surelyElsewhere = 0.85;
