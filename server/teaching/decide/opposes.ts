import { opposites } from '#content/tutor/opposites.ts';
import type { Entry } from '../bank/entry.ts';
import { firstSentences } from '../say/first-sentences.ts';

/** The answer is about the other end of what the words name: of inelastic demand, where elastic is asked about. */
export function opposes(words: string, { asks, reply }: Pick<Entry, 'asks' | 'reply'>): boolean {
  const about = `${asks[0] ?? ''} ${firstSentences(reply, 1)}`;
  return ends.some(
    ([one, other]) =>
      one.test(words) && !other.test(words) && other.test(about) && !one.test(about) && !one.test(asks.join(' ')),
  );
}

const whole = (pattern: string) => new RegExp(`\\b(?:${pattern})\\b`, 'i');
const ends = opposites.flatMap(([one, other]) => {
  const [first, second] = [whole(one), whole(other)];
  return [
    [first, second],
    [second, first],
  ] as const;
});
