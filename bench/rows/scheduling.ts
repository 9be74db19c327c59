import { createRandom } from '../../domain/practice/shuffle.ts';
import type { StoredCard } from '../../server/features/memory/card-queries.ts';
import { reviewCard } from '../../server/features/memory/review-card.ts';
import { planQueue } from '../../server/features/practice/queue/plan-queue.ts';
import type { Line, Row } from '../row.ts';

const count = 10_000;
const mostMs = 50;
const now = new Date('2026-11-16T09:00:00Z');

/** 10,000 cards, more than both subjects hold: each reviewed once, and a day chosen from all of them. */
export const row: Row = {
  number: 18,
  name: 'scheduling',
  async measure() {
    const cards = makeCards();
    const review = () => {
      for (const card of cards) reviewCard(card, { verdict: 'right', hints: 0 }, now);
    };
    const plan = () => planQueue({ cards, unseen: [], nextExam: '2027-05-17', daysToExam: 182, now });
    return [line('reviewing 10,000 cards', review), line('choosing a day out of 10,000 cards', plan)];
  },
};

/** Processor time of this thread, the median of nine after three that warm up. */
function line(figure: string, work: () => void): Line {
  for (let turn = 0; turn < 3; turn++) work();
  const times = Array.from({ length: 9 }, () => {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  }).sort((a, b) => a - b);
  const median = times[4] ?? Number.NaN;
  return {
    figure: `${figure}, processor time`,
    ours: `${median.toFixed(1)} ms`,
    goal: `<= ${mostMs} ms`,
    met: median <= mostMs,
  };
}

function makeCards(): StoredCard[] {
  const random = createRandom('ten thousand cards');
  return Array.from({ length: count }, (_, index): StoredCard => {
    const scheduledDays = 1 + Math.floor(random() * 60);
    const lastReviewAt = new Date(now.getTime() - Math.floor(random() * 80 * 86_400_000));
    return {
      ...{ userId: 'student', subject: 'economics', sectionId: '1.1.1', itemKind: 'question', itemId: `item ${index}` },
      ...{ scheduledDays, lastReviewAt, dueAt: new Date(lastReviewAt.getTime() + scheduledDays * 86_400_000) },
      ...{ stability: scheduledDays, difficulty: 1 + 9 * random(), reviews: 3, lapses: 0, state: 2 },
    };
  });
}
