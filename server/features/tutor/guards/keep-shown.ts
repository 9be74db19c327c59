import type { TutorAgent } from '#content/tutors.ts';
import type { Offer, Shown } from '#domain/tutor-shown.ts';
import { storable } from '../storable.ts';
import { createReplyGuard } from './create-reply-guard.ts';

const mostOffers = 6;
const longestLabel = 60;
const longestSaying = 200;
const mostSteps = 12;

/** What may stand under a reply, or nothing. Its words are read as the reply's are: a button that must not be goes. */
export function keepShown(agent: TutorAgent, { offers = [], diagram, steps = [] }: Shown): Shown | undefined {
  const isGood = (words: string, most: number) => words !== '' && words.length <= most && passes(agent, words);
  const kept = offers
    .map(({ label, says }): Offer => ({ label: storable(label).trim(), says: storable(says).trim() }))
    .filter(({ label, says }) => isGood(label, longestLabel) && isGood(says, longestSaying))
    .slice(0, mostOffers);
  const sum = steps.slice(0, mostSteps).map(({ left, right }) => ({ left: storable(left), right: storable(right) }));
  const shown: Shown = {
    ...(kept.length > 0 && { offers: kept }),
    ...(diagram && { diagram: storable(diagram) }),
    ...(sum.length > 0 && { steps: sum }),
  };
  return Object.keys(shown).length > 0 ? shown : undefined;
}

function passes(agent: TutorAgent, words: string): boolean {
  const guard = createReplyGuard({ agent, lastStudentWords: '' });
  return guard.take(words) + guard.end() === words;
}
